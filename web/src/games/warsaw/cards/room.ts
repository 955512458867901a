/** How much room the words of a full card take, estimated from the letters that fit on a line. */
import type { Card } from "../view";

const LETTERS = 25;
const NOTE_LETTERS = 30;
/** Heights on a card of 160 by 224. */
const ROOM = { unit: 114, order: 116, commander: 106 };
const ICONS = 22;
const LINE = 13;
const NOTE_LINE = 11.5;

const linesOf = (text: string, letters: number): number => Math.ceil(text.length / letters);

/** Lines of all sentences. */
export const lineCount = (sentences: string[]): number =>
  sentences.reduce((sum, one) => sum + linesOf(one, LETTERS), 0);

/** Whether the note fits under the sentences. */
export function fitsNote(card: Card, sentences: string[], note: string): boolean {
  if (card.kind === "commander" || note === "") return false;
  const words = sentences.length * (ICONS + 5) + lineCount(sentences) * LINE;
  const below = 14 + linesOf(note, NOTE_LETTERS) * NOTE_LINE;
  return words + below <= ROOM[card.kind];
}
