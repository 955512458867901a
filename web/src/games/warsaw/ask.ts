/** The question of the moment, in the language of the page. */
import { entry } from "$lib/declared";
import { type Args, has, t, tOr } from "$lib/i18n.svelte";
import type { Ask } from "$lib/page";
import type { Decision } from "./declared";
import { cardSentence } from "./effects";
import { shortfall } from "./forecast";
import { askedCommander } from "./options";
import { frameOf, type Front, type Resource, type WarsawScene } from "./view";
import { cardName } from "./words";

const IN_TURN: string[] = ["take-action", "extra-action"] satisfies Decision[];

type Say = (words: string[], scene: WarsawScene) => Args;
const plain: Say = () => ({});
const left: Say = (words) => ({ left: Number(words[1] ?? 0) });
const onFront: Say = (words) => ({ front: words[1] as Front });

/** What the words after the name of a decision mean for its question. */
export const QUESTIONS = {
  "advance-all": onFront,
  "block-by-card": plain,
  "choose-edge": ([resource]) => ({ resource: resource as Resource }),
  "choose-effect": (_, scene) => ({ card: cardName(askedCommander(scene), scene.components) }),
  "choose-four": plain,
  "choose-front": (_, { view, components }) => ({ card: cardName(view.announced, components) }),
  "deal-tokens": plain,
  "discard-for": ([verb = ""]) => ({ verb }),
  "extra-action": plain,
  "move-marker": plain,
  "move-steps": left,
  "place-first": plain,
  "place-special": plain,
  "remove-units": onFront,
  "supply-actions": left,
  "take-action": plain,
} satisfies Record<Decision, Say>;

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
  const use = small ? cardSentence(card) : t("warsaw-detail-card");
  const detail = few ? t("warsaw-detail-arrive", few) : use;
  return { kind, title: cardName(id, scene.components), detail };
}

export function ask(scene: WarsawScene): Ask {
  const { kind, words } = frameOf(scene.view);
  if (!kind) return { kind: "over", title: t("warsaw-ask-over") };
  const about = aboutCard(kind, scene);
  if (about) return about;
  if (scene.toMove === null) return { kind, title: t("warsaw-ask-chance") };
  const args = entry<Say>(QUESTIONS, kind)?.(words, scene);
  const how = `warsaw-detail-${kind}`;
  const detail = has(how) ? t(how, args) : undefined;
  return { kind, title: tOr(`warsaw-ask-${kind}`, scene.position.question, args), detail };
}
