/** What the server answers when it says no, in the language of the page (room `answers`). */
import { ApiError } from "./api";
import { t, tOr } from "./i18n.svelte";

const MINUTE = 60;

/** The answer with this word for programs; `english` is what the server says itself. */
export function answerText(code: string, english: string, wait = 0): string {
  return tOr(`answer-${code}`, english, { minutes: Math.ceil(wait / MINUTE) });
}

/** What went wrong, and what to do about it. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t("answer-failed");
  return answerText(error.code, error.message || t("answer-failed"), error.wait);
}
