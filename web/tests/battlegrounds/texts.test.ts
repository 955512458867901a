import { describe, expect, test } from "vitest";
import { ask, QUESTIONS } from "$games/battlegrounds/ask";
import { phases } from "$games/battlegrounds/phases";
import { icon, sprite } from "$games/battlegrounds/art";
import { lessons } from "$games/battlegrounds/lessons";
import { labelOf, option, PATHS } from "$games/battlegrounds/options";
import { SILHOUETTES } from "$games/battlegrounds/pieces/silhouettes";
import { tell, WEIGHTS } from "$games/battlegrounds/tell";
import { COLOURS } from "$games/battlegrounds/view";
import { pictureName } from "$games/battlegrounds/words";
import { has, t } from "$lib/i18n.svelte";
import type { Happened } from "../../src/wire";
import { choiceOf, complete, inEachLanguage, sceneOf, samples, type SampleName } from "./scenes";

/** Every verb of a decision with what it names. */
const ACTIONS: Record<string, string>[] = [
  { verb: "take", card: "kv-1" },
  { verb: "activate", colour: "green", card: "kv-1" },
  { verb: "place", colour: "green", square: "A1" },
  { verb: "enter", colour: "green", card: "kv-1", square: "A1" },
  { verb: "wait" },
  { verb: "extra-tank" },
  { verb: "keep", card: "is-2" },
  { verb: "move", path: "A2-A3-A4" },
  { verb: "stay", colour: "green" },
  { verb: "fire", colour: "yellow" },
  { verb: "change", colour: "green", card: "7tp" },
  ...["token", "tank", "dud", "clear", "artillery"].map((object) => ({
    verb: "shoot",
    square: "A5",
    object,
  })),
  { verb: "hold" },
  { verb: "fit", upgrade: "further-move", card: "cromwell" },
  ...["bridge", "bridge*", "bridge**"].map((pair) => ({ verb: "pair", pair })),
  { verb: "extra-turn" },
  { verb: "end" },
  { verb: "decline" },
  { verb: "go", square: "A1" },
  { verb: "reveal", square: "A2" },
  { verb: "collect", square: "A2", other: "B3" },
];

/** The questions of the game with what their frames name. */
const ABOUT: Record<string, string> = {
  "activate-card": " green",
  "place-pawn": " green",
  shoot: " green",
  "shoot-first": " green",
  drive: " green",
  react: " green",
  reveal: " 2",
  "take-card": " 0",
  enter: " no 0",
};

/** An event of each kind names all that any of them may name. */
const EVENT = {
  seat: 0,
  card: "kv-1",
  colour: "green",
  square: "A1",
  other: "B2",
  path: "A1-A2",
  number: 3,
  token: "bridge*",
  pair: "dam",
  side: "P1",
  upgrade: "armour",
};

const names = Object.keys(samples) as SampleName[];

test("a picture has the name that a custom card file gives it", async () => {
  const { components } = sceneOf(Object.keys(samples)[0] as SampleName);
  const bridge = components.pictures.bridge!;
  const names = { en: "Viaduct", pl: "Wiadukt", cs: "Viadukt" };
  const custom = { ...components.pictures, bridge: { ...bridge, names, source: "changed" } };
  await inEachLanguage((language) => {
    const printed = pictureName(components, "bridge");
    expect(printed).not.toBe(names[language as "en"]);
    const said = pictureName({ ...components, pictures: custom }, "bridge");
    expect(said).toBe(names[language as "en"]);
  });
});

describe("texts", () => {
  test("name every action", async () => {
    expect(new Set(ACTIONS.map(({ verb }) => verb))).toEqual(new Set(Object.keys(PATHS)));
    await inEachLanguage(() => {
      const scene = sceneOf("actBattle");
      for (const fields of ACTIONS) {
        const made = option(choiceOf(fields), scene);
        expect(made.path.length).toBeGreaterThan(0);
        expect(complete(labelOf(fields, scene)), `${fields.verb}: ${made.label}`).toBe(true);
        if (made.effect !== undefined) expect(complete(made.effect), made.effect).toBe(true);
      }
    });
  });

  test("name an action that only lots decide by the words of the server", () => {
    const made = option(choiceOf({ verb: "strike", square: "A1" }), sceneOf("actSolo"));
    expect(made.label).toBe("text of strike");
    expect(made.path).toEqual(["do/strike-A1"]);
  });

  test("tell every event", async () => {
    await inEachLanguage(() => {
      for (const name of ["actBattle", "shootTeam"] as const)
        for (const kind of Object.keys(WEIGHTS)) {
          const line = tell({ parts: { kind, ...EVENT }, text: "" }, sceneOf(name));
          expect(complete(line.text), `${kind}: ${line.text}`).toBe(true);
        }
      const hidden = tell(
        { parts: { kind: "drawn", seat: 1, card: "?" }, text: "" },
        sceneOf("actBattle"),
      );
      expect(complete(hidden.text)).toBe(true);
    });
  });

  test("tell a move and the shot after it as one line, with the mark of the tank", async () => {
    const scene = sceneOf("actBattle");
    const line = (parts: Record<string, unknown>) => tell({ parts, text: "" } as Happened, scene);
    const drive = { kind: "moved", seat: 1, card: "hetzer", colour: "red", path: "A1-B2-C3" };
    await inEachLanguage(() => {
      const moved = line(drive);
      expect(moved).toMatchObject({ seat: 1, open: true, marks: [3] });
      expect(moved.text).toContain("A1–C3");
      expect(line({ ...drive, path: "A1-B1-B2" }).text).toContain("A1–B1–B2");
      for (const kind of ["token-taken", "dud-laid", "dud-cleared", "artillery-cleared"])
        expect(line({ ...EVENT, kind }).after).toMatch(/^, .*A1: /);
      expect(line({ ...EVENT, kind: "held" }).after).toMatch(/^, /);
      expect(line({ ...EVENT, kind: "points-won" }).marks).toBeUndefined();
    });
  });

  test("ask every question, of me and of others", async () => {
    await inEachLanguage(() => {
      for (const kind of Object.keys(QUESTIONS))
        for (const you of [0, 1]) {
          const stack = [kind + (ABOUT[kind] ?? "")];
          const scene = sceneOf("actBattle", { view: { stack }, you });
          const made = ask(scene);
          expect(made.kind).toBe(kind);
          expect(complete(made.title), `${kind}: ${made.title}`).toBe(true);
          expect(complete(made.detail), `${kind}: ${made.detail}`).toBe(true);
        }
      expect(complete(ask({ ...sceneOf("actBattle"), toMove: null }).title)).toBe(true);
    });
  });

  test("say how far a way goes while it is pointed out", async () => {
    await inEachLanguage(() => {
      const scene = sceneOf("actTurning");
      scene.picker.point("sq/C5");
      const begun = ask(scene);
      expect(begun.title).toContain("1");
      expect(begun.detail).toContain("C4–C5");
      scene.picker.point("sq/C6");
      expect(ask(scene).title).toContain("2");
      for (const { title, detail } of [begun, ask(scene)])
        expect(complete(title) && complete(detail)).toBe(true);
    });
  });

  test("name the parts of a turn in each variant", async () => {
    await inEachLanguage(() => {
      for (const name of names) {
        const shown = phases(sceneOf(name));
        expect(shown.filter(({ now }) => now)).toHaveLength(1);
        for (const { title } of shown) expect(complete(title)).toBe(true);
      }
    });
  });

  test("name and draw every picture, special, card, nation and class", async () => {
    const { cards, pictures, icons } = sceneOf("actBattle").components;
    const slug = (word: string): string => word.toLowerCase().replaceAll(" ", "-");
    expect(Object.keys(pictures)).toHaveLength(16);
    for (const picture of Object.keys(pictures))
      expect(sprite).toContain(`id="bg-picture-${picture}"`);
    for (const name of Object.keys(icons)) expect(icon(name)).toContain("<path");
    expect(Object.keys(SILHOUETTES).sort()).toEqual(Object.keys(cards).sort());
    await inEachLanguage(() => {
      const keys = [
        ...Object.keys(pictures).map((picture) => `battlegrounds-picture-${picture}`),
        ...Object.keys(icons).flatMap((name) => [
          `battlegrounds-ability-${name}`,
          `battlegrounds-ability-${name}-text`,
        ]),
        ...Object.values(cards).map(({ nation }) => `battlegrounds-nation-${slug(nation)}`),
        ...Object.values(cards).map((card) => `battlegrounds-class-${slug(card.class)}`),
        ...COLOURS.map((colour) => `battlegrounds-colour-${colour}`),
        "battlegrounds-source-pairs",
        "battlegrounds-source-tanks",
      ];
      for (const key of keys) expect(has(key), key).toBe(true);
    });
  });

  test("teach every lesson", async () => {
    expect(lessons.length).toBeGreaterThanOrEqual(10);
    await inEachLanguage(() => {
      for (const { id } of lessons) {
        expect(complete(t(`battlegrounds-lesson-${id}-title`)), id).toBe(true);
        expect(complete(t(`battlegrounds-lesson-${id}-text`)), id).toBe(true);
      }
    });
  });
});
