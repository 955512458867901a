/**
 * What a game declares, as types. `web/src/games/<game>/declared.ts` is generated: there each verb
 * and each kind of event has the names of its values, and of each value its kind.
 */

/** Names of values, each with its kind. */
type Values = object;

/** A choice or a refusal as named parts: the verb, and what it names, in the words of the view. */
export type Fields<Verbs, Verb extends keyof Verbs = keyof Verbs> = {
  [V in Verb]: { verb: V } & { [Name in keyof Verbs[V]]: string };
}[Verb];

/** Seats and numbers are numbers; everything else is named. */
type Part<Kind> = Kind extends "seat" | "number" ? number : string;
type Parts<Shown extends Values> = { [Name in keyof Shown]?: Part<Shown[Name]> };

/** An event as data. A part is missing where it concerns nobody or nothing. */
export type Told<Events extends Record<keyof Events, Values>> = {
  [Kind in keyof Events]: { kind: Kind } & Parts<Events[Kind]>;
}[keyof Events];

type Names<Each> = Each extends unknown ? keyof Each : never;
type KindOf<Each, Name> = Each extends Record<Name & PropertyKey, infer Kind> ? Kind : never;

/** All parts that events of a game may have. */
export type AnyParts<Events extends Record<keyof Events, Values>> = { kind: string } & {
  [Name in Names<Events[keyof Events]>]?: Part<KindOf<Events[keyof Events], Name>>;
};

/** What a table of the game has under a name; nothing where only a house rule knows the name. */
export const entry = <Value>(table: object, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? (table as Record<string, Value>)[name] : undefined;
