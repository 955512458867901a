/** The reader is "you": in news of the table, captions and headings, and in what a game tells. */
import "./browser";
import { describe, expect, it } from "vitest";
import { tell as tellBattlegrounds } from "$games/battlegrounds/tell";
import { tell as tellRush } from "$games/rush/tell";
import { tell as tellWarsaw } from "$games/warsaw/tell";
import type { View } from "$games/warsaw/view";
import { type GamePage, type Scene, seatName, SPECTATOR } from "$lib/page";
import { caption } from "$table/caption";
import { headingText, newsText } from "$table/news";
import type { Happened, News } from "../../src/wire";
import { sceneOf as battlegrounds } from "../battlegrounds/scenes";
import { speaksToYou } from "../persons";
import { sceneOf as rush } from "../rush/scenes";
import { speaking } from "../staging";
import { sceneOf as warsaw } from "../warsaw/scenes";

const ME = 0;
const OTHER = 1;
const ROOMS = ["table", "page", "rush", "warsaw", "battlegrounds"];
const inEachLanguage = speaking(...ROOMS);

/** Something said in English, Polish and Czech; where lines may break does not matter. */
async function said(say: () => string): Promise<(string | undefined)[]> {
  const texts = new Map<string, string>();
  await inEachLanguage((language) => texts.set(language, say().replaceAll("\u00a0", " ")));
  return ["en", "pl", "cs"].map((language) => texts.get(language));
}

const event = (kind: string, parts: Record<string, unknown>): Happened => ({
  parts: { kind, ...parts },
  text: "",
});
const readBy = <S extends { reader: number }>(scene: S, reader: number): S => ({
  ...scene,
  reader,
});

const NEWS: Omit<News, "seat">[] = [
  { kind: "left" },
  { kind: "left", rank: "corporal" },
  { kind: "freed" },
  { kind: "freed", rank: "corporal" },
  { kind: "handed" },
  { kind: "handed", rank: "corporal" },
  { kind: "joined", rank: "corporal" },
  { kind: "asked" },
  { kind: "answered", agree: true },
  { kind: "answered", agree: false },
  { kind: "undone" },
  { kind: "resigned" },
  { kind: "flagged" },
];

describe("news of the table", () => {
  it("speaks to the one whom it is about, and names others", () =>
    inEachLanguage((language) => {
      const scene = readBy(rush("playCards") as unknown as Scene, ME);
      for (const one of NEWS)
        for (const seat of [ME, OTHER]) {
          const name = seatName(scene.seats, seat);
          const text = newsText({ ...one, seat, name }, scene);
          const about = `${language} ${one.kind} ${seat}: ${text}`;
          expect(speaksToYou(text, language), about).toBe(seat === ME);
          expect(text.includes(name), about).toBe(seat !== ME);
        }
    }));

  it("names everybody to a spectator", () =>
    inEachLanguage((language) => {
      const scene = readBy(rush("playCards") as unknown as Scene, SPECTATOR);
      for (const one of NEWS) {
        const name = seatName(scene.seats, ME);
        const text = newsText({ ...one, seat: ME, name }, scene);
        expect(text).toContain(name);
        expect(speaksToYou(text, language), text).toBe(false);
      }
    }));
});

describe("a caption of which the log tells nothing", () => {
  const page = { option: () => ({ label: "…" }) } as unknown as GamePage;
  const scene = rush("playCards") as unknown as Scene;
  const under = (seat: number, fields: Record<string, string>) => () =>
    caption({ news: { kind: "moved", seat }, fields }, undefined, page, readBy(scene, ME));

  it("says who chooses", async () => {
    expect(await said(under(ME, { verb: "end" }))).toEqual([
      "You choose: …",
      "Wybierasz: …",
      "Volíš: …",
    ]);
    expect(await said(under(OTHER, { verb: "end" }))).toEqual([
      "Zofia chooses: …",
      "Zofia wybiera: …",
      "Zofia volí: …",
    ]);
  });

  it("says who decides in secret", async () => {
    const [english] = await said(under(ME, {}));
    expect(english).toBe("You decide in secret.");
  });
});

it("heads the turn of the reader as such, but at a shared screen by name", async () => {
  const scene = rush("playCards") as unknown as Scene;
  const of = (reader: number) => () => headingText(3, ME, { ...scene, you: ME, reader });
  expect((await said(of(ME)))[0]).toBe("Round 3 · your turn");
  expect((await said(of(SPECTATOR)))[0]).toBe("Round 3 · Marta");
});

describe("an attack in Rush", () => {
  const scene = rush("playCards");
  const destroyed = (seat: number, target: string, reader: number) => () =>
    tellRush(event("base-destroyed", { seat, target }), readBy(scene, reader)).text;

  it("is told to its victim", async () => {
    expect(await said(destroyed(OTHER, "P1.base2", ME))).toEqual([
      "Zofia destroys and takes your Base II",
      "Zofia niszczy i zabiera twoją Bazę II",
      "Zofia ničí a bere si tvoji základnu II",
    ]);
  });

  it("is told to the attacker", async () => {
    expect(await said(destroyed(ME, "P2.hq", ME))).toEqual([
      "You destroy and take Headquarters (Zofia)",
      "Niszczysz i zabierasz Kwaterę Główną (Zofia)",
      "Ničíš a bereš si velitelství (Zofia)",
    ]);
  });

  it("is told to a spectator", async () => {
    const [english] = await said(destroyed(OTHER, "P1.base2", SPECTATOR));
    expect(english).toBe("Zofia destroys and takes Base II (Marta)");
  });
});

describe("a shot in Battlegrounds", () => {
  const scene = battlegrounds("actBattle");
  const card = Object.keys(scene.components.cards)[0]!;
  const colour = Object.entries(scene.components.colours).find(([, { seat }]) => seat === ME)![0];
  const shot = event("shot-at", { seat: OTHER, card, colour, square: "C4" });
  const { title } = scene.components.cards[card]!;

  it("is told to the owner of the tank", async () => {
    expect(await said(() => tellBattlegrounds(shot, readBy(scene, ME)).text)).toEqual([
      `Zofia shoots at your ${title} on C4.`,
      `Zofia strzela na C4: twój czołg ${title}`,
      `Zofia střílí na C4: tvůj tank ${title}`,
    ]);
  });

  it("is told to others without", async () => {
    const [english] = await said(() => tellBattlegrounds(shot, readBy(scene, SPECTATOR)).text);
    expect(english).toBe(`Zofia shoots at ${title} on C4.`);
  });
});

describe("an army in Warsaw", () => {
  const base = warsaw("takeAction");
  const lost = event("removed", { seat: OTHER, army: "wp", front: "n", line: "line1", number: 2 });
  /** The seats of the Polish Army; all others are in the Red one. */
  const told = (wp: string[], players: number, reader: number) => () => {
    const hands = Array.from({ length: players }, () => base.view.hands[0]!);
    const view: View = { ...base.view, wp, hands };
    return tellWarsaw(lost, { ...base, view, reader }).text;
  };

  it("is its only player", async () => {
    expect(await said(told(["P1"], 2, ME))).toEqual([
      "You lose 2 units from line 1 on the Northern Front.",
      "Tracisz 2 oddziały z 1LF na Froncie Północnym.",
      "Ztrácíš 2 jednotky z 1LF na Severní frontě.",
    ]);
  });

  it("is that of the reader if it has several", async () => {
    expect(await said(told(["P1", "P3"], 4, ME))).toEqual([
      "Your army loses 2 units from line 1 on the Northern Front.",
      "Twoja armia traci 2 oddziały z 1LF na Froncie Północnym.",
      "Tvoje armáda ztrácí 2 jednotky z 1LF na Severní frontě.",
    ]);
  });

  it("has its name for others", async () => {
    expect((await said(told(["P1"], 2, OTHER)))[0]).toMatch(/^The Polish Army loses 2 units/);
    expect((await said(told(["P1"], 2, SPECTATOR)))[0]).toMatch(/^The Polish Army loses 2 units/);
  });
});
