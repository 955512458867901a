/** A rule that the page was built without: its verb, question, event, ability and toggle are worded. */
import { beforeAll, describe, expect, test } from "vitest";
import { ask as bgAsk } from "$games/battlegrounds/ask";
import { option as bgOption } from "$games/battlegrounds/options";
import { tell as bgTell } from "$games/battlegrounds/tell";
import { abilityIcon } from "$games/rush/art";
import { ask } from "$games/rush/ask";
import { option } from "$games/rush/options";
import { tell } from "$games/rush/tell";
import { abilityName, abilityText } from "$games/rush/words";
import { ask as warsawAsk } from "$games/warsaw/ask";
import { option as warsawOption } from "$games/warsaw/options";
import { tell as warsawTell } from "$games/warsaw/tell";
import { learnWords } from "$lib/house";
import { need, t, texts } from "$lib/i18n.svelte";
import { toggleTitle } from "../../src/lobby/words";
import { sceneOf as bgScene } from "../battlegrounds/scenes";
import { asking, parts, sceneOf } from "../rush/scenes";
import { sceneOf as warsawScene } from "../warsaw/scenes";

const words = {
  en: `
rush-do-salvage = Salvage { $card }
rush-ask-choose-salvage = Which card from your Depot do you take?
rush-event-salvaged = { $actor ->
    [you] You salvage { $card }
   *[other] { $seat } salvages { $card }
    }
rush-ability-salvage = Salvage
rush-ability-salvage-text = Take a card from your Depot.
rush-toggle-house-salvage = Salvage at night
rush-do-buy = Steal { $card }
`,
  pl: `
rush-do-salvage = Odzyskaj: { $card }
rush-event-salvaged = Odzyskano: { $card }
`,
};

/** What the server says of a choice. */
const choice = (fields: Record<string, string>, text = "In English") => ({
  choice: { action: Object.values(fields).join(" "), fields, text },
});
const salvage = choice({ verb: "salvage", card: "ussr-t-34" }).choice;
const salvaged = { parts: { kind: "salvaged", seat: 1, card: "ussr-t-34" }, text: "In English" };
const question = "Take one.";

/** The page in a language, with the words of the game and of the house. */
async function speak(language: string): Promise<void> {
  globalThis.document ??= { documentElement: {} } as Document;
  await texts.speak(language);
  await need("rush", "warsaw", "battlegrounds");
}

const putting = (you?: number) => {
  const scene = asking("playCards", "choose-salvage");
  scene.position = { ...scene.position, question };
  return you === undefined ? scene : { ...scene, toMove: you };
};

describe("without words from the server", () => {
  beforeAll(() => speak("en"));

  test("its own texts are shown", () => {
    expect(option(salvage, sceneOf("playCards")).label).toBe("In English");
    expect(tell(salvaged, sceneOf("playCards"))).toMatchObject({ text: "In English", weight: 1 });
    expect(ask(putting()).title).toBe(question);
    expect(ask(putting(9)).title).toBe(question);
    expect(abilityName("salvage")).toBe("salvage");
  });

  test("the other games do the same", () => {
    const stack = ["choose-salvage"];
    const odd = choice({ verb: "salvage", card: "x", seat: "P1" }, "Take x").choice;
    const made = [
      bgOption(odd, bgScene("actBattle")),
      warsawOption(odd, warsawScene("takeAction")),
      option(odd, sceneOf("playCards")),
    ];
    for (const one of made)
      expect(one).toMatchObject({ label: "Take x", path: ["do/salvage-x-P1"] });
    const happened = { parts: { kind: "salvaged", seat: 0 }, text: "Took x" };
    expect(bgTell(happened, bgScene("actBattle"))).toMatchObject({ text: "Took x", weight: 1 });
    expect(warsawTell(happened, warsawScene("takeAction"))).toMatchObject({ text: "Took x" });
    for (const [scene, put] of [
      [bgScene("actBattle"), bgAsk],
      [warsawScene("takeAction"), warsawAsk],
    ] as const) {
      const view = { ...scene.view, stack };
      const position = { ...scene.position, question };
      expect(put({ ...scene, view, position } as never)).toMatchObject({ title: question });
    }
  });
});

describe("with words from the server", () => {
  beforeAll(async () => {
    await speak("en");
    learnWords([
      { name: "rush", words },
      { name: "warsaw", words: {} },
    ]);
  });

  test("everything is said in English, and nothing of the page is replaced", () => {
    expect(option(salvage, sceneOf("playCards"))).toMatchObject({
      label: "Salvage T-34",
      path: ["do/salvage-ussr-t-34"],
    });
    expect(tell(salvaged, sceneOf("playCards"))).toMatchObject({
      text: "Zofia salvages T-34",
      cards: ["ussr-t-34"],
    });
    expect(ask(putting()).title).toBe("Which card from your Depot do you take?");
    expect([abilityName("salvage"), abilityText("salvage", parts)]).toEqual([
      "Salvage",
      "Take a card from your Depot.",
    ]);
    expect(toggleTitle("rush", "house.salvage")).toBe("Salvage at night");
    expect(abilityIcon("salvage")).toContain("<svg");
    expect(t("rush-do-buy", { card: "T-34" })).not.toContain("Steal");
  });

  test("another language says what it can, and the rest in English", async () => {
    await speak("pl");
    expect(option(salvage, sceneOf("playCards")).label).toBe("Odzyskaj: T-34");
    expect(tell(salvaged, sceneOf("playCards")).text).toBe("Odzyskano: T-34");
    expect(abilityName("salvage")).toBe("Salvage");
    await speak("cs");
    expect(option(salvage, sceneOf("playCards")).label).toBe("Salvage T-34");
    expect(tell(salvaged, sceneOf("playCards")).text).toBe("Zofia salvages T-34");
  });
});
