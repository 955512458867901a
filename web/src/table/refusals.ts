/** Messages for refused actions. */
import { answerText } from "$lib/answers";
import { t, texts, tOr } from "$lib/i18n.svelte";
import type { Refusal, Refused } from "../wire";
import type { Desk } from "./desk.svelte";

export interface No {
  text: string;
  /** The rule, where the text tells what it means in this case. */
  more: string;
  clause: string;
  /** Whether it is no rule but only not the moment. */
  soft: boolean;
}

/** What a rule has against an action: the wire says it in English, and what it is made of. */
type Reason = Pick<Refused, "clause" | "text" | "reason" | "values">;

/** What a rule means in this case, and below it the rule. */
export function ruleText(reason: Reason): No {
  const { clause } = reason;
  const rule = tOr(clause, "");
  const here = reasonText(reason);
  return { text: here || rule || reason.text, more: here ? rule : "", clause, soft: false };
}

/** The reason in the language of the page; nothing where it has no words for it. */
function reasonText({ text, reason, values }: Reason): string {
  if (texts.language === "en") return text;
  return reason ? tOr(`no-${reason}`, "", values) : "";
}

/** Replace seats such as `P2`, as the wire calls them, by the names of their players. */
function named(reason: Reason, desk: Desk): Reason {
  const { seat } = reason.values;
  if (typeof seat !== "string") return reason;
  const who = desk.name(Number(seat.slice(1)) - 1);
  return {
    ...reason,
    text: reason.text.replace(seat, () => who),
    values: { ...reason.values, seat: who },
  };
}

/** What was pointed at does not lead on: by a rule, or because it is not the moment. */
export function triedText(desk: Desk): No | null {
  const { refused } = desk.picker;
  const { scene } = desk;
  if (refused) return { ...ruleText(named(refused.refused, desk)), soft: !desk.yours };
  if (!scene || desk.replay || desk.spectator || scene.toMove === null) return null;
  const text = desk.yours
    ? t("table-nothing-here")
    : t("table-not-your-turn", { who: desk.name(scene.toMove) });
  return { text, more: "", clause: "", soft: true };
}

/** The message for a refusal by the server. */
export function refusalText(refusal: Refusal): No {
  const { code, text: english, clause, reason = "", values = {} } = refusal;
  if (clause) return ruleText({ clause, text: english, reason, values });
  const text = answerText(code, english);
  return { text, more: "", clause: "", soft: false };
}
