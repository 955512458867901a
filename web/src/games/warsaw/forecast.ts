/**
 * What the battles would bring if they came now. Only what the table shows is counted: strengths as
 * they stand, fronts that were fought already, and the printed worth of fronts and Bonus marker.
 */
import { ARMIES, type Army, type Front, FRONTS, type Parts, strengthOf, type View } from "./view";

export interface FrontForecast {
  wp: number;
  acz: number;
  winner: Army | "";
}

export interface ArmyForecast {
  points: number;
  fronts: number;
  bonus: boolean;
}

export interface Forecast {
  fronts: Record<Front, FrontForecast>;
  armies: Record<Army, ArmyForecast>;
  /** Whether an Order on the board has a part that waits for the battle. */
  waiting: boolean;
}

/** A battle needs units or a bonus to compare; equal strengths have no winner. */
function ofFront(view: View, front: Front): FrontForecast {
  const wp = strengthOf(view, "wp", front);
  const acz = strengthOf(view, "acz", front);
  if (view.fought.includes(front)) return { wp, acz, winner: view.won[front] };
  return { wp, acz, winner: wp === acz ? "" : wp > acz ? "wp" : "acz" };
}

function ofArmy(won: Army[], bonus: boolean, army: Army, sweep: number): ArmyForecast {
  const fronts = won.filter((one) => one === army).length;
  const ahead = fronts > won.length - fronts;
  const points = fronts === FRONTS.length ? sweep : ahead ? 1 : 0;
  return { points: points + (bonus ? 1 : 0), fronts: ahead ? fronts : 0, bonus };
}

function hasWaiting(view: View, parts: Parts): boolean {
  const open = FRONTS.filter((front) => !view.fought.includes(front));
  const orders = open.flatMap((front) =>
    ARMIES.flatMap((army) => view.armies[army].fronts[front].orders),
  );
  return orders.some((id) => parts.cards[id]?.effects.some((effect) => effect.when === "battle"));
}

export function forecast(view: View, parts: Parts): Forecast {
  const fronts = {
    n: ofFront(view, "n"),
    c: ofFront(view, "c"),
    s: ofFront(view, "s"),
  };
  const won = FRONTS.map((front) => fronts[front].winner).filter((one) => one !== "");
  const bonus = view.bonus ? fronts[view.bonus].winner : "";
  const of = (army: Army): ArmyForecast =>
    ofArmy(won, bonus === army, army, parts.numbers.sweep_points);
  return { fronts, armies: { wp: of("wp"), acz: of("acz") }, waiting: hasWaiting(view, parts) };
}
