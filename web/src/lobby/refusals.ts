/** Says what the server has against rules and cards. */
import { texts, tOr } from "$lib/i18n.svelte";
import type { Complaint } from "../wire";

export interface Reason {
  text: string;
  /** Where in the card file. */
  line: number | null;
  clause: string;
}

const CLAUSE = /\s*\[([A-Z]+-\d+)\]/;

export function reason(complaint: Complaint): Reason {
  const said = inWords(complaint);
  const text = said.replace(CLAUSE, "").trim();
  return { text, line: complaint.line ?? null, clause: CLAUSE.exec(said)?.[1] ?? "" };
}

/** In the language of the page (room `errors-cards`), or in English where it has no words for it. */
function inWords({ text, reason: key, values, cause }: Complaint): string {
  if (texts.language === "en" || !key) return text;
  const problem = cause ? inWords(cause) : "";
  return tOr(`error-${key}`, text, { ...values, problem });
}
