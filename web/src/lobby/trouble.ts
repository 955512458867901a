/** What went wrong, and what to do about it, in the language of the page. */
import { ApiError } from "$lib/api";
import { t, tOr } from "$lib/i18n.svelte";

export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t("lobby-error-failed");
  return tOr(`lobby-error-${error.code}`, error.message || t("lobby-error-failed"));
}

/** Whether it may be otherwise in a moment, without anybody doing anything. */
export function passing(error: unknown): boolean {
  return error instanceof ApiError && ["offline", "unavailable", "closing"].includes(error.code);
}
