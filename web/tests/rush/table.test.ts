import { describe, expect, test } from "vitest";
import { baseArt, classIcon, portrait, vehiclePicture } from "$games/rush/art";
import { outcome } from "$games/rush/forecast";
import { phases } from "$games/rush/phases";
import { points } from "$games/rush/standing";
import { alike } from "$games/rush/players/alike";
import { inTeams, laidOut, question, readTarget, targetName } from "$games/rush/view";
import { asking, parts, sceneOf } from "./scenes";

describe("the view", () => {
  test("tells the question and what it is about", () => {
    expect(question(sceneOf("target").view)).toEqual({
      name: "choose-target",
      about: ["usa-m2-medium"],
    });
    expect(phases(sceneOf("target")).map(({ now }) => now)).toEqual([false, true, false]);
    expect(phases(sceneOf("compensation")).map(({ now }) => now)).toEqual([false, false, true]);
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
    expect(sceneOf("target").view.purchase).toEqual({});
  });

  test("what a hit does is read from the view, and only of targets in an attack", () => {
    const scene = sceneOf("target");
    const [[target, { effect }] = ["", { effect: "" }]] = Object.entries(scene.view.forecast);
    expect(outcome(target, scene)).toBe(`rush-effect-${effect}`);
    expect(outcome("P3.base1", scene)).toBeUndefined(); // one's own
    const fight = asking("target", "choose-aim usa-m2-medium");
    expect(outcome(target, fight)).toBeUndefined();
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
    const scene = sceneOf("target");
    const [marta, other] = scene.view.players;
    expect(marta!.squad).toHaveLength(15);
    expect(points(scene)[0]).toBe(6); // two captured Bases
    expect(other!.medals).toEqual({ germany: 1, france: 1 });
  });

  test("tells who leads, and where nobody does", () => {
    const byName = new Map(sceneOf("target").view.standings.map((one) => [one.achievement, one]));
    expect(byName.get("destroyed-bases")).toMatchObject({ values: [2, 0, 0, 0], best: [0] });
    expect(byName.get("destroyed-bases")).toMatchObject({ top: 2, rivals: [0, 2, 2, 2] });
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
