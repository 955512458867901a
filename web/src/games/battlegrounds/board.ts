/** Where the squares lie on the drawn board: geometry of the drawing, without any rule. */
import type { Reach, Square } from "./view";

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

/** The directions of a card, for the grid drawn on it. */
export const directionsOf = (way: Reach["way"]): [number, number][] => DIRECTIONS[way];

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

/** The angle from one square to another, 0 is up, clockwise. */
export function angle(from: Square, to: Square): number {
  const across = columnOf(to) - columnOf(from);
  const up = rowOf(to) - rowOf(from);
  return across === 0 && up === 0 ? 0 : (Math.atan2(across, up) * 180) / Math.PI;
}
