/** Where the squares lie on the drawn board, and which squares a way or a range goes over. */
import { ARTILLERY, DUD, pawnOn, type Colour, type Reach, type Square, type View } from "./view";

export const LETTERS = [..."ABCDEFGH"];
export const DIGITS = [..."12345678"];
/** The board as a reader goes over it: from A8 to H1. */
export const ROWS: Square[][] = [...DIGITS]
  .reverse()
  .map((digit) => LETTERS.map((letter) => letter + digit));

/** The measures of the drawing: a square, and the margin around the board. */
export const CELL = 80;
export const EDGE = 20;
export const SIZE = 8 * CELL + 2 * EDGE;

export const columnOf = (square: Square): number => LETTERS.indexOf(square[0] ?? "");
export const rowOf = (square: Square): number => DIGITS.indexOf(square[1] ?? "");

/** The middle of a square in the drawing. */
export function middle(square: Square): { x: number; y: number } {
  return {
    x: EDGE + (columnOf(square) + 0.5) * CELL,
    y: EDGE + (7 - rowOf(square) + 0.5) * CELL,
  };
}

export function squareAt(column: number, row: number): Square | undefined {
  const [letter, digit] = [LETTERS[column], DIGITS[row]];
  return letter && digit ? letter + digit : undefined;
}

const DIRECTIONS: Record<Reach["way"], [number, number][]> = {
  orthogonal: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  diagonal: [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ],
};

export const directionsOf = (way: Reach["way"]): [number, number][] => DIRECTIONS[way];

/** The squares at exactly these distances in the four directions of a card. */
export function inReach(from: Square, reach: Reach, further: number): Square[] {
  const found: Square[] = [];
  for (const [across, up] of DIRECTIONS[reach.way])
    for (let far = reach.distance; far <= reach.distance + further; far += 1) {
      const square = squareAt(columnOf(from) + across * far, rowOf(from) + up * far);
      if (square) found.push(square);
    }
  return found;
}

/** `A2-B2-C2` as squares. */
export const squaresOf = (path: string): Square[] => path.split("-");

/** Whether a way goes straight on. */
export function isStraight(squares: Square[]): boolean {
  const steps = squares.slice(1).map((square, at) => {
    const before = squares[at]!;
    return `${columnOf(square) - columnOf(before)} ${rowOf(square) - rowOf(before)}`;
  });
  return new Set(steps).size <= 1;
}

export interface Hazard {
  square: Square;
  what: "dud" | "tank" | "artillery";
}

/** What lies on a way that a tank would run into, as everybody can see it. */
export function hazardsOn(view: View, squares: Square[], colour: Colour | undefined): Hazard[] {
  return squares.slice(1).flatMap((square): Hazard[] => {
    const other = pawnOn(view, square);
    if (view.board[square] === DUD) return [{ square, what: "dud" }];
    if (other && other !== colour) return [{ square, what: "tank" }];
    return view.board[square] === ARTILLERY ? [{ square, what: "artillery" }] : [];
  });
}

/** The angle from one square to another, 0 is up, clockwise. */
export function angle(from: Square, to: Square): number {
  const across = columnOf(to) - columnOf(from);
  const up = rowOf(to) - rowOf(from);
  return across === 0 && up === 0 ? 0 : (Math.atan2(across, up) * 180) / Math.PI;
}
