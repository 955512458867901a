/** What is said when something is not allowed. */
import { has, t, texts, tOr } from "$lib/i18n.svelte";
import type { Refusal } from "../wire";
import type { Desk } from "./desk.svelte";

export interface No {
  text: string;
  /** The server's own sentence, where it has numbers and names that the short text has not. */
  more: string;
  clause: string;
  /** Whether it is no rule but only not the moment. */
  soft: boolean;
}

/** A rule: its short text; in English also what the server says of this case. */
export function ruleText(clause: string, text: string): No {
  if (!clause || !has(clause)) return { text, more: "", clause, soft: false };
  const short = t(clause);
  const more = texts.language === "en" && text !== short ? text : "";
  return { text: short, more, clause, soft: false };
}

/** What was pointed at does not lead on: by a rule, or because it is not the moment. */
export function triedText(desk: Desk): No | null {
  const { refused } = desk.picker;
  const { scene } = desk;
  if (refused) return ruleText(refused.refused.clause, refused.refused.text);
  if (!scene || desk.replay || desk.spectator || scene.toMove === null) return null;
  const text = desk.yours
    ? t("table-nothing-here")
    : t("table-not-your-turn", { who: desk.name(scene.toMove) });
  return { text, more: "", clause: "", soft: true };
}

/** The server has said no. */
export function refusalText(refusal: Refusal): No {
  if (refusal.clause) return ruleText(refusal.clause, refusal.text);
  const text = tOr(`table-refusal-${refusal.code}`, refusal.text);
  return { text, more: "", clause: "", soft: false };
}
