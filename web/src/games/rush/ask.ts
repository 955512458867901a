/** The question that is put, in words, and whose it is. */
import { t, tOr } from "$lib/i18n.svelte";
import type { Ask } from "$lib/page";
import { abilityWords, cardName, cardOf, nationName, playerName, targetTitle } from "./words";
import { question, type RushScene, seatOf } from "./view";

/** Questions of chance, which nobody is asked. */
const CHANCE = ["first-player", "draw-cards", "deal-reserve", "reveal-achievements", "lay-top"];

/** What is paid so far for the vehicle that is being bought. */
export function paid(card: string, { view, components }: RushScene): number {
  const nation = cardOf(card, components)?.nation ?? "";
  return view.turn.pool + (view.turn.goods[nation] ?? 0);
}

/** The numbers and names that a question may speak of. */
function facts(scene: RushScene): Record<string, string | number> {
  const { view, components } = scene;
  const { name, about } = question(view);
  const about0 = about[0] ?? "";
  const card = components.cards[about0] ? about0 : view.turn.lead || view.turn.resolving;
  const { aim } = view.turn;
  return {
    card: card ? cardName(card, components) : "",
    cost: cardOf(card, components)?.cost ?? 0,
    paid: name === "pay-for" ? paid(card, scene) : 0,
    most: name === "choose-research" ? Number(about0) : 0,
    due: name === "choose-doubles" ? Number(about[1] ?? 0) : 0,
    left: Number(about.at(-1)) || 0,
    nation: name === "choose-doubles" ? nationName(about0) : "",
    seat: playerName(seatOf(view.active), scene),
    target: aim ? targetTitle(aim, scene) : "",
    n: scene.position.choices?.length ?? 0,
    attack: view.fight.attack ?? 0,
    defence: view.fight.defence ?? 0,
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What limits the answer: the values of the attacker, and who attacks after it. */
function detail(name: string, scene: RushScene, args: Record<string, string | number>): string {
  const key = `rush-ask-${name}-detail`;
  if (name !== "choose-target" && name !== "choose-aim") return tOr(key, "", args);
  const { view, components } = scene;
  const striker = question(view).about[0] ?? "";
  const card = cardOf(striker, components);
  const words = [t("rush-value-firepower", { n: card?.firepower ?? 0 })];
  words.push(...(card ? abilityWords({ ...card, abilities: [], goods: "" }) : []));
  const next = view.turn.attackers.filter((one) => one !== striker);
  const then = next.map((one) => cardName(one, components)).join(", ");
  const text = `${capital(words.join(", "))}.`;
  return then ? `${text} ${t("rush-ask-then", { cards: then })}` : text;
}

function waiting(scene: RushScene): Ask {
  const { name } = question(scene.view);
  if (scene.toMove === null) return { kind: "over", title: t("rush-ask-over") };
  return { kind: name, title: t(`rush-topic-${name}`) };
}

export function ask(scene: RushScene): Ask {
  const { name } = question(scene.view);
  if (!name || CHANCE.includes(name)) return { kind: name || "over", title: t("rush-ask-over") };
  if (scene.toMove !== scene.you || scene.replay) return waiting(scene);
  const args = facts(scene);
  const text = detail(name, scene, args);
  return { kind: name, title: t(`rush-ask-${name}`, args), detail: text || undefined };
}
