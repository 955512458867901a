/** The layout of the chart of points. */
import type { Standing } from "../wire";

export interface Plot {
  /** A path for each line, in SVG's words. */
  paths: string[];
  /** Where each line ends, for its mark. */
  ends: { x: number; y: number }[];
  /** Lines across with their number of points. */
  ticks: { y: number; value: number }[];
  /** Where rounds begin. */
  rounds: { x: number; value: number }[];
}

/** Room that a label of a round needs. */
const LABEL = 34;

/** A step that people like to read: 1, 2 or 5 times a power of ten; about `wanted` steps. */
export function niceStep(span: number, wanted: number): number {
  const rough = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

/**
 * Points stay as they are until the next standing: the lines are stairs. `lines` names a seat for
 * each line; allies share one.
 */
export function plot(
  standings: Standing[],
  width: number,
  height: number,
  lines: number[] = standings[0]?.scores.map((_, seat) => seat) ?? [],
): Plot {
  const scores = standings.flatMap((one) => one.scores);
  const step = niceStep(Math.max(...scores, 1) - Math.min(...scores, 0), 4);
  const low = Math.floor(Math.min(...scores, 0) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...scores, 1) / step) * step);
  const first = standings[0]?.number ?? 0;
  const last = Math.max(first + 1, standings.at(-1)?.number ?? 0);
  const x = (number: number): number => round(((number - first) / (last - first)) * width);
  const y = (score: number): number => round(height - ((score - low) / (high - low)) * height);
  const count = Math.round((high - low) / step) + 1;
  return {
    paths: lines.map((seat) => stairs(standings, seat, x, y)),
    ends: lines.map((seat) => ({ x: width, y: y(standings.at(-1)?.scores[seat] ?? 0) })),
    ticks: Array.from({ length: count }, (_, n) => ({
      y: y(low + n * step),
      value: low + n * step,
    })),
    rounds: beginnings(standings, x, width),
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The first moment of the first round and of round numbers, as far as labels have room. */
function beginnings(
  standings: Standing[],
  x: (number: number) => number,
  width: number,
): Plot["rounds"] {
  const step = niceStep(standings.at(-1)?.round ?? 1, width / LABEL);
  const found: Plot["rounds"] = [];
  let latest = 0;
  for (const { round: value, number } of standings) {
    if (value <= latest) continue;
    latest = value;
    const at = x(number);
    const before = found.at(-1);
    if (before && (value % step !== 0 || at - before.x < LABEL / 2)) continue;
    found.push({ x: at, value });
  }
  return found;
}

function stairs(
  standings: Standing[],
  seat: number,
  x: (number: number) => number,
  y: (score: number) => number,
): string {
  const [first, ...rest] = standings;
  const start = `M${x(first?.number ?? 0)} ${y(first?.scores[seat] ?? 0)}`;
  return start + rest.map((one) => `H${x(one.number)}V${y(one.scores[seat] ?? 0)}`).join("");
}
