import { describe, expect, test } from "vitest";
import { ask } from "$games/rush/ask";
import { label } from "$games/rush/options";
import { lessons } from "$games/rush/lessons";
import { abilityName, abilityText, cardName, className, spoken } from "$games/rush/words";
import { phases } from "$games/rush/phases";
import { achievementName, achievementText } from "$games/rush/standing";
import { tell } from "$games/rush/tell";
import { has, t } from "$lib/i18n.svelte";
import { asking, complete, inEachLanguage, names, parts, sceneOf } from "./scenes";
import { EVENTS, QUESTIONS, VERBS } from "./words";

const said = (text: string | undefined, about: string): void =>
  expect(complete(text ?? ""), `${about}: ${text}`).toBe(true);

describe("in every language", () => {
  test("each action has a name", () =>
    inEachLanguage((language) => {
      for (const fields of VERBS)
        said(label(fields, sceneOf("playCards")), `${language} ${fields.verb}`);
    }));

  test("each event is told", () =>
    inEachLanguage((language) => {
      for (const [kind, rest] of Object.entries(EVENTS)) {
        const line = tell({ parts: { kind, ...rest }, text: "" }, sceneOf("playCards"));
        said(line.text, `${language} ${kind}`);
      }
    }));

  test("each question is put, and told to those who wait", () =>
    inEachLanguage((language) => {
      for (const question of QUESTIONS) {
        const scene = asking("playCards", question);
        said(ask(scene).title, `${language} ${question}`);
        const detail = ask(scene).detail;
        if (detail) said(detail, `${language} ${question}`);
        said(ask({ ...scene, toMove: 9 }).title, `${language} ${question} of others`);
      }
    }));

  test("each card, ability, class and Achievement is named and explained", () =>
    inEachLanguage((language) => {
      for (const id of Object.keys(parts.cards)) {
        said(cardName(id, parts), `${language} ${id}`);
        said(spoken(id, parts), `${language} ${id}`);
      }
      for (const kind of Object.keys(parts.abilities)) {
        said(abilityName(kind), `${language} ${kind}`);
        expect(has(`rush-ability-${kind.replaceAll("_", "-")}-text`), kind).toBe(true);
        said(abilityText(kind, parts, 2), `${language} ${kind}`);
      }
      for (const kind of Object.keys(parts.classes)) said(className(kind), `${language} ${kind}`);
      for (const id of Object.keys(parts.achievements)) {
        expect(has(`rush-achievement-${id}`), id).toBe(true);
        said(achievementName(id, parts), `${language} ${id}`);
        said(achievementText(id, parts), `${language} ${id}`);
      }
    }));

  test("the lessons have titles and texts, and clauses to read on", () =>
    inEachLanguage((language) => {
      for (const { id, clause } of lessons) {
        said(t(`rush-lesson-${id}-title`), `${language} ${id}`);
        said(t(`rush-lesson-${id}-text`), `${language} ${id}`);
        expect(clause).toMatch(/^RUSH-\d{3}$/);
      }
      for (const phase of phases(sceneOf("playCards"))) said(phase.title, language);
      for (const key of ["medals", "bases", "achievements", "surviving", "sets"])
        said(t(`rush-source-${key}`), `${language} ${key}`);
    }));
});

describe("lessons", () => {
  test("look at any position without trouble, and show places", () => {
    for (const name of names) {
      const scene = sceneOf(name);
      for (const { when, done, places } of lessons) {
        expect(typeof when(scene as never)).toBe("boolean");
        expect(typeof done(scene as never)).toBe("boolean");
        expect(Array.isArray(places?.(scene as never) ?? [])).toBe(true);
      }
    }
    expect(lessons.length).toBeGreaterThanOrEqual(10);
    expect(lessons.length).toBeLessThanOrEqual(18);
  });
});
