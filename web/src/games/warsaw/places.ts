/** Where on the table things can be pointed at: the keys of its places. */
import type { Army } from "./view";

export const handPlace = (card: string): string => `hand/${card}`;
export const frontPlace = (front: string): string => `front/${front}`;
export const effectPlace = (number: number | string): string => `effect/${number}`;
export const reservePlace = (army: Army): string => `reserve/${army}`;
export const resourcePlace = (resource: string): string => `resource/${resource}`;
export const markerPlace = (marker: string): string => `marker/${marker}`;
export const seatPlace = (seat: number): string => `seat/${seat}`;

/** A place of the notation, such as `acz.n.line1` or `wp.line2`. */
export const spotPlace = (spot: string): string => `place/${spot}`;
export const linePlace = (army: Army, front: string | undefined, number: 1 | 2): string =>
  spotPlace(`${army}.${front}.line${number}`);
export const commanderPlace = (army: Army, front: string | undefined): string =>
  spotPlace(`${army}.${front}.commander`);
