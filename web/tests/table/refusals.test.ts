/** Refusals are said in the language of the page, and in English where it has no words for them. */
import { expect, test } from "vitest";
import { ruleText } from "../../src/table/refusals";
import { speaking } from "../staging";

const english = "T-34 costs 6; your cards can pay 3.";
const said = (reason: string): string => {
  const values = { card: "T-34", cost: 6, most: 3 };
  return ruleText({ clause: "RUSH-076", text: english, reason, values }).text;
};

test("a refusal is said in each language", async () => {
  const told = new Set<string>();
  await speaking("refusals-rush")(() => told.add(said("too-expensive")));
  expect([...told].sort()).toEqual([
    english,
    "T-34 kosztuje 6; twoimi kartami zapłacisz najwyżej 3.",
    "T-34 stojí 6; svými kartami zaplatíš nejvýš 3.",
  ]);
});

test("a house rule is said as the server says it", async () => {
  await speaking("refusals-rush")(() => expect(said("mud-is-deep")).toBe(english));
});
