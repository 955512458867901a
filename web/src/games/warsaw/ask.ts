/** The question of the moment, in the language of the page. */
import { type Args, has, t } from "$lib/i18n.svelte";
import type { Ask } from "$lib/page";
import { cardSentence } from "./effects";
import { shortfall } from "./foresight";
import { askedCommander } from "./options";
import { frameOf, type Front, type Resource, type WarsawScene } from "./view";
import { cardName } from "./words";

/** The frames that put a question to somebody. */
export const QUESTIONS = [
  "take-action",
  "extra-action",
  "discard-for",
  "choose-front",
  "choose-effect",
  "move-steps",
  "supply-actions",
  "remove-units",
  "advance-all",
  "place-first",
  "move-marker",
  "block-by-card",
  "place-special",
  "choose-edge",
  "choose-four",
  "deal-tokens",
] as const;

const IN_TURN = ["take-action", "extra-action"];

/** What the words after the name of a frame mean, for its question. */
function values(kind: string, words: string[], scene: WarsawScene): Args {
  const { view, components } = scene;
  const left = Number(words[1] ?? 0);
  switch (kind) {
    case "discard-for":
      return { verb: words[0] ?? "" };
    case "choose-front":
      return { card: cardName(view.announced, components) };
    case "choose-effect":
      return { card: cardName(askedCommander(scene), components) };
    case "move-steps":
    case "supply-actions":
      return { left };
    case "remove-units":
    case "advance-all":
      return { front: words[1] as Front };
    case "choose-edge":
      return { resource: words[0] as Resource };
    default:
      return {};
  }
}

/** While a card of the hand is pointed at, the question is what to do with it. */
function aboutCard(kind: string, scene: WarsawScene): Ask | null {
  const picked = scene.picker.picked[0] ?? "";
  if (!IN_TURN.includes(kind) || !picked.startsWith("hand/")) return null;
  const id = picked.slice("hand/".length);
  const card = scene.components.cards[id];
  if (!card) return null;
  // On a small screen the cards have no room for their sentences.
  const small = globalThis.matchMedia?.("(max-width: 760px), (max-height: 480px)").matches;
  const few = shortfall(scene.view, id);
  const use = small ? cardSentence(card) : t("warsaw-ask-card-how");
  const detail = few ? t("warsaw-arrive-why", few) : use;
  return { kind, title: cardName(id, scene.components), detail };
}

export function ask(scene: WarsawScene): Ask {
  const { kind, words } = frameOf(scene.view);
  if (!kind) return { kind: "over", title: t("warsaw-ask-over") };
  const about = aboutCard(kind, scene);
  if (about) return about;
  if (!has(`warsaw-ask-${kind}`)) return { kind, title: t("warsaw-ask-chance") };
  const args = values(kind, words, scene);
  const how = `warsaw-ask-${kind}-how`;
  const detail = has(how) ? t(how, args) : undefined;
  return { kind, title: t(`warsaw-ask-${kind}`, args), detail };
}
