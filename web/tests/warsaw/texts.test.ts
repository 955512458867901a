import { describe, expect, test } from "vitest";
import { ask, QUESTIONS } from "$games/warsaw/ask";
import { cardSentence, effectSentence, effectSigns } from "$games/warsaw/effects";
import { label, option } from "$games/warsaw/options";
import { lessons } from "$games/warsaw/lessons";
import { phases } from "$games/warsaw/phases";
import { source } from "$games/warsaw/standing";
import { tell, WEIGHTS } from "$games/warsaw/tell";
import { art } from "$games/warsaw/art";
import { cardName, cardNote, placeTitle } from "$games/warsaw/words";
import { need, has, t } from "$lib/i18n.svelte";
import catalogue from "./fixtures/catalogue.json";
import { complete, inEachLanguage, parts, sceneOf, type SampleName, samples } from "./scenes";

/** Every verb of the notation with what it names. */
const VERBS: Record<string, string>[] = [
  { verb: "pass" },
  { verb: "play", card: "wp-galica" },
  { verb: "block" },
  { verb: "bid", resource: "funds" },
  { verb: "activate", front: "n" },
  { verb: "discard", card: "wp-9dp" },
  { verb: "front", front: "c" },
  { verb: "effect", number: "1" },
  { verb: "advance", front: "n" },
  { verb: "shift", from: "n", to: "c" },
  { verb: "retreat", front: "s" },
  { verb: "add", front: "n" },
  { verb: "stop" },
  { verb: "remove", line: "line1" },
  { verb: "accept" },
  { verb: "decline" },
  { verb: "put", marker: "wp", place: "acz.n.line1" },
  { verb: "put", marker: "special", place: "acz.line2" },
  { verb: "edge", edge: "a" },
  { verb: "four", seat: "P1" },
  { verb: "order", order: "P2,P1" },
  { verb: "wp", seats: "P1" },
  { verb: "first", army: "wp" },
  { verb: "roll", number: "3" },
  { verb: "draw", card: "acz-stalin" },
];

/** Kinds of events that random games did not bring, and variants of those that they did. */
const MORE_EVENTS: Record<string, unknown>[] = [
  { kind: "reshuffled", army: "wp" },
  { kind: "surplus", army: "acz", front: "n", number: 2 },
  { kind: "no-effect", seat: 0, card: "wp-haller", front: "n" },
  { kind: "no-battle", front: "s" },
  { kind: "not-put", army: "acz" },
  { kind: "battle", front: "c", wp_strength: 3, acz_strength: 3 },
  { kind: "played", seat: 0, card: "wp-8bj" },
  { kind: "drawn", seat: 1, card: "?" },
  { kind: "moved", seat: 0, army: "wp", from: "n.line2", to: "n.line1" },
  { kind: "moved", seat: 0, army: "wp", from: "n.line1", to: "n.line2" },
];
const EVENTS = [...Object.values(catalogue.events).map((one) => one.parts), ...MORE_EVENTS];

describe("in each language", () => {
  test("every card says what it does", async () => {
    await inEachLanguage((language) => {
      for (const [id, card] of Object.entries(parts.cards)) {
        expect(complete(cardSentence(card)), `${language} ${id}`).toBe(true);
        expect(complete(cardName(id, parts)), `${language} ${id}`).toBe(true);
        for (const effect of card.effects)
          expect(effectSentence(effect), id).toMatch(/^[\p{Lu}+].*\.$/u);
      }
    });
    expect(Object.keys(parts.cards)).toHaveLength(106);
  });

  test("effects that only custom cards have are put into words", async () => {
    const per = (whose: "own" | "enemy", div: number) => ({ whose, lines: [1, 2], div });
    const effects = [
      { op: "move_units", n: 3, per: per("own", 1), forward: true },
      { op: "move_units", n: 1, per: per("enemy", 2), here: true },
      { op: "remove_enemy", n: 2, lines: [1], per: per("own", 3) },
      { op: "remove_enemy", n: 1, lines: [1], per: per("enemy", 5) },
    ];
    await inEachLanguage((language) => {
      const said = effects.map(effectSentence);
      for (const one of said) expect(complete(one), `${language}: ${one}`).toBe(true);
      expect(new Set(said).size).toBe(effects.length);
      expect(said[0]).toContain("3");
      expect(said[2]).toMatch(/2.*3/);
    });
    expect(effectSigns(effects[0]!).map((sign) => sign.text)).toContain("≤3");
    const { notes: _, ...card } = parts.cards["wp-9dp"]!;
    expect(cardNote({ ...card, notes: {} })).toBe("");
  });

  test("every verb has a label", async () => {
    const known = new Set(VERBS.map((one) => one.verb));
    for (const verb of Object.keys(catalogue.verbs)) expect(known).toContain(verb);
    await inEachLanguage((language) => {
      for (const fields of VERBS) {
        const name: SampleName = fields.verb === "edge" ? "chooseEdge" : "chooseEffect";
        const said = label(fields, sceneOf(name));
        expect(complete(said), `${language} ${fields.verb}: ${said}`).toBe(true);
      }
    });
  });

  test("every kind of event is told", async () => {
    const told = new Set(EVENTS.map((one) => one.kind));
    expect(Object.keys(WEIGHTS).filter((kind) => !told.has(kind))).toEqual([]);
    await inEachLanguage((language) => {
      for (const event of EVENTS) {
        const line = tell({ parts: event, text: "" }, sceneOf("takeAction"));
        expect(complete(line.text), `${language} ${event.kind}: ${line.text}`).toBe(true);
      }
    });
  });

  test("every question is put", async () => {
    await inEachLanguage((language) => {
      for (const kind of Object.keys(QUESTIONS))
        expect(has(`warsaw-ask-${kind}`), `${language} ${kind}`).toBe(true);
      for (const name of Object.keys(samples) as SampleName[]) {
        const { title, detail = "" } = ask(sceneOf(name));
        expect(complete(title), `${language} ${name}: ${title}`).toBe(true);
        expect(complete(detail), `${language} ${name}: ${detail}`).toBe(true);
      }
    });
  });

  test("places, stages, sources and lessons have names", async () => {
    await inEachLanguage((language) => {
      for (const place of ["wp.n.line1", "acz.line2", "acz.c.commander", "wp.s.order"])
        expect(complete(placeTitle(place)), `${language} ${place}`).toBe(true);
      for (const { title } of phases(sceneOf("takeAction"))) expect(complete(title)).toBe(true);
      expect(complete(source("victory points"))).toBe(true);
      for (const { id } of lessons) {
        expect(complete(t(`warsaw-lesson-${id}-title`)), `${language} ${id}`).toBe(true);
        expect(complete(t(`warsaw-lesson-${id}-text`)), `${language} ${id}`).toBe(true);
      }
    });
  });
});

describe("cards", () => {
  test("every icon of every effect is drawn", () => {
    for (const card of Object.values(parts.cards))
      for (const { icon } of card.effects.flatMap(effectSigns))
        if (icon) expect(art(icon), icon).not.toBe("");
  });
});

describe("options", () => {
  test("every choice of a real position is a path of places", () => {
    for (const name of Object.keys(samples) as SampleName[]) {
      const scene = sceneOf(name);
      const paths = (scene.position.choices ?? []).map((one) => option(one, scene).path.join(" "));
      expect(new Set(paths).size, name).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^\w+\/\S+/);
    }
  });
});
