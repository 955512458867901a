/** One set of coordinates, one projection: the sheet turns to face the player. */
import type { Army } from "../view";
import { type Points, SHEET } from "./geography";

/** How the sheet lies: which army is near, and whether fronts are columns or, narrow, lanes. */
export interface Turn {
  near: Army;
  lanes: boolean;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const read = (points: Points): Point[] =>
  points.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return { x, y };
  });

/**
 * A point of the sheet on the screen. The Red Army sees it turned by half; as lanes it is turned
 * by a quarter, so that the near army stands on the left.
 */
export function project({ x, y }: Point, { near, lanes, width, height }: Turn): Point {
  const across = near === "wp" ? x / SHEET.width : 1 - x / SHEET.width;
  const away = near === "wp" ? y / SHEET.height : 1 - y / SHEET.height;
  if (lanes) return { x: (1 - away) * width, y: across * height };
  return { x: across * width, y: away * height };
}

/** A direction on the screen, upright to read: never more than a quarter turn either way. */
export function slantOf(degrees: number, turn: Turn): number {
  const radians = (degrees * Math.PI) / 180;
  const from = project({ x: 0, y: 0 }, turn);
  const to = project({ x: Math.cos(radians), y: Math.sin(radians) }, turn);
  const slant = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return slant > 90 ? slant - 180 : slant <= -90 ? slant + 180 : slant;
}

const at = (value: number): string => value.toFixed(1);

/** A smooth path through points (Catmull-Rom as Bézier curves). */
export function smooth(points: Point[]): string {
  const first = points[0];
  if (!first) return "";
  let path = `M${at(first.x)} ${at(first.y)}`;
  for (let n = 0; n < points.length - 1; n++) {
    const one = points[n]!;
    const two = points[n + 1]!;
    const before = points[n - 1] ?? one;
    const after = points[n + 2] ?? two;
    const bend = [
      one.x + (two.x - before.x) / 6,
      one.y + (two.y - before.y) / 6,
      two.x - (after.x - one.x) / 6,
      two.y - (after.y - one.y) / 6,
    ];
    path += `C${bend.map(at).join(" ")} ${at(two.x)} ${at(two.y)}`;
  }
  return path;
}

export const course = (points: Points, turn: Turn): string =>
  smooth(read(points).map((point) => project(point, turn)));
