/** The folders of the games have the same files for the same roles. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

const GAMES = new URL("../../src/games/", import.meta.url);
const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** Each role with its file; a role that is reactive or large has an ending or a folder of its own. */
const ROLES = [
  "Card.svelte",
  "Side.svelte",
  "Table.svelte",
  "art.ts",
  "ask.ts",
  "colours.css",
  "declared.ts",
  "forecast.ts",
  "index.ts",
  "keyEvents.ts",
  "lessons.ts",
  "options.ts",
  "phases.ts",
  "places.ts",
  "result.ts",
  "standing.ts",
  "tell.ts",
  "view.ts",
  "words.ts",
];
const FOLDERS = ["art", "board", "cards", "overview", "players"];

describe.each(games)("%s", (game) => {
  const files = readdirSync(new URL(`${game}/`, GAMES));

  test.each([...ROLES, ...FOLDERS])("has %s", (role) => {
    expect(files).toContain(role);
  });

  test("has its motion in one place", () => {
    expect(files.filter((one) => /^motion(\.svelte)?(\.ts)?$/.test(one))).toHaveLength(1);
  });
});
