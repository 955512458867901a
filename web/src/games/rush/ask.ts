/** The question that is put, in words, and whose it is. */
import { entry } from "$lib/declared";
import { type Args, t, tOr } from "$lib/i18n.svelte";
import type { Ask } from "$lib/page";
import type { Drawing } from "./declared";
import { type Say, VALUES } from "./entries";
import { abilityWords, cardName, cardOf, playerName, targetTitle } from "./words";
import { question, type RushScene, seatOf } from "./view";

/** What chance is asked, and nobody else. */
const CHANCE = {
  "deal-reserve": true,
  "draw-cards": true,
  "first-player": true,
  "lay-top": true,
  "replace-achievement": true,
  "reveal-achievements": true,
} satisfies Record<Drawing, true>;

/** The numbers and names that a question may speak of. */
function facts(scene: RushScene): Args {
  const { view, components } = scene;
  const { name, about } = question(view);
  const about0 = about[0] ?? "";
  const card = components.cards[about0] ? about0 : view.turn.lead || view.turn.resolving;
  const { aim } = view.turn;
  return {
    card: card ? cardName(card, components) : "",
    cost: cardOf(card, components)?.cost ?? 0,
    seat: playerName(seatOf(view.active), scene),
    target: aim ? targetTitle(aim, scene) : "",
    n: scene.position.choices?.length ?? 0,
    ...entry<Say>(VALUES, name)?.(about, scene),
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What limits the answer: the values of the attacker, and who attacks after it. */
function detail(name: string, scene: RushScene, args: Args): string {
  const key = `rush-detail-${name}`;
  if (name !== "choose-target" && name !== "choose-aim") return tOr(key, "", args);
  const { view, components } = scene;
  const striker = question(view).about[0] ?? "";
  const card = cardOf(striker, components);
  const words = [t("rush-value-firepower", { n: card?.firepower ?? 0 })];
  words.push(...(card ? abilityWords({ ...card, abilities: [], goods: "" }) : []));
  const next = view.turn.attackers.filter((one) => one !== striker);
  const then = next.map((one) => cardName(one, components)).join(", ");
  const text = `${capital(words.join(", "))}.`;
  return then ? `${text} ${t("rush-detail-then", { cards: then })}` : text;
}

function waiting(scene: RushScene): Ask {
  const { name } = question(scene.view);
  if (scene.toMove === null) return { kind: "over", title: t("rush-ask-over") };
  return { kind: name, title: tOr(`rush-wait-${name}`, scene.position.question) };
}

export function ask(scene: RushScene): Ask {
  const { name } = question(scene.view);
  if (!name || name in CHANCE) return { kind: name || "over", title: t("rush-ask-over") };
  if (scene.toMove !== scene.you || scene.replay) return waiting(scene);
  const args = facts(scene);
  const text = detail(name, scene, args);
  const title = tOr(`rush-ask-${name}`, scene.position.question, args);
  return { kind: name, title, detail: text || undefined };
}
