import { describe, expect, test } from "vitest";
import { baseArt, classIcon, portrait, vehiclePicture } from "$games/rush/art";
import { paid } from "$games/rush/entries";
import { phase } from "$games/rush/phases";
import { medalPoints, medalsOf, squad } from "$games/rush/standing";
import { alike } from "$games/rush/players/alike";
import { inTeams, laidOut, question, readTarget, targetName } from "$games/rush/view";
import { parts, sceneOf } from "./scenes";

describe("the view", () => {
  test("tells the question and what it is about", () => {
    expect(question(sceneOf("target").view)).toEqual({
      name: "choose-target",
      about: ["usa-m2-medium"],
    });
    expect(phase(sceneOf("target").view)).toBe(2);
    expect(phase(sceneOf("compensation").view)).toBe(3);
    expect(laidOut(sceneOf("target").view)).toEqual(["usa-m2-medium"]);
  });

  test("targets are read and written alike", () => {
    for (const name of ["P2.base1", "P3.guard3", "P1.hq", "P6.hq-guard"]) {
      const { seat, slot, guard } = readTarget(name, parts);
      expect(targetName(parts, seat, slot, guard)).toBe(name);
    }
  });

  test("a fight has the numbers of the engine", () => {
    expect(sceneOf("support").view.fight).toEqual({ attack: 2, defence: 3 });
    expect(sceneOf("target").view.fight).toEqual({});
    expect(paid("ussr-t-34", sceneOf("target"))).toBe(0);
  });

  test("cards that are alike share a place", () => {
    expect(alike(["engineers", "ussr-t-34", "engineers"])).toEqual([
      { id: "engineers", n: 2 },
      { id: "ussr-t-34", n: 1 },
    ]);
  });

  test("seats are in teams only where the parties say so", () => {
    expect(inTeams({ ...parts, parties: [[0, 2], [1, 3]] }, 4)).toBe(true); // prettier-ignore
    expect(inTeams({ ...parts, parties: [[0], [1]] }, 4)).toBe(false);
  });
});

describe("the standing", () => {
  test("counts the cards that everybody knows a player to have", () => {
    const { view } = sceneOf("target");
    const marta = view.players[0]!;
    expect(squad(marta)).toHaveLength(15);
    expect(medalPoints(marta, parts)).toBe(6); // two captured Bases
    expect(medalsOf(view.players[1]!, parts)).toEqual({ germany: 1, france: 1 });
  });

  test("tells who leads, and where nobody does", () => {
    const byName = new Map(sceneOf("target").view.standings.map((one) => [one.achievement, one]));
    expect(byName.get("destroyed-bases")).toMatchObject({ values: [2, 0, 0, 0], best: [0] });
    expect(byName.get("support-units")).toMatchObject({ values: [3, 2, 1, 1], best: [0] });
    expect(byName.get("massed-attack")?.best).toHaveLength(4);
  });
});

describe("the drawings", () => {
  test("every card has a picture", () => {
    for (const [id, card] of Object.entries(parts.cards)) {
      if (card.kind === "vehicle") {
        expect(vehiclePicture(id, parts)?.name).toBe(id);
        expect(classIcon(card), id).toContain("<svg");
      }
      if (card.kind === "barracks") expect(portrait(id)?.name, id).toBe(`${id}-1`);
    }
    const bases = [0, 1, 2].map((slot) => baseArt(slot, false));
    expect(new Set([...bases, baseArt(3, true)]).size).toBe(4);
  });

  test("copies of a Barracks card show two people in turn", () => {
    expect(portrait("engineers", 1)?.name).toBe("engineers-2");
    expect(portrait("engineers", 2)?.name).toBe("engineers-1");
    expect(portrait("cooks", 1)?.name).toBe("engineers-2");
  });

  test("a vehicle of a custom card file borrows the picture of its nation and class", () => {
    const heavy = parts.cards["germany-maus"]!;
    const more = { ...parts, cards: { ...parts.cards, mine: { ...heavy, title: "Mine" } } };
    const borrowed = vehiclePicture("mine", more)?.name;
    expect(parts.cards[borrowed!]).toMatchObject({ nation: "germany", class: "heavy" });
    expect(vehiclePicture("nothing", parts)).toBeUndefined();
  });

  test("no drawing has a style that the page's policy would refuse", () => {
    const files = import.meta.glob<string>("../../src/games/rush/art/**/*.svg", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    for (const [name, text] of Object.entries(files))
      expect(text, name).not.toMatch(
        /\sstyle=|<style|<script|\son\w+=|https?:\/\/(?!www\.w3\.org)/,
      );
  });
});
