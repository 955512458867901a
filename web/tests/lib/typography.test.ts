import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { tied } from "$lib/typography";

/** A space that does not break, as something that can be seen. */
const seen = (text: string, language: string): string =>
  tied(text, language).replaceAll("\u00a0", "~");

describe("spaces that do not break", () => {
  it("keeps short words with what follows", () => {
    expect(seen("Baza i Pojazd w grze (z ręki)", "pl")).toBe("Baza i~Pojazd w~grze (z~ręki)");
    expect(seen("A v obchodě i k tomu u stolu", "cs")).toBe("A~v~obchodě i~k~tomu u~stolu");
  });
  it("leaves the ends of words alone", () => {
    expect(seen("żona była szybka, ką i", "pl")).toBe("żona była szybka, ką i");
    expect(seen("A card in a hand", "en")).toBe("A card in a hand");
  });
  it("keeps a number with its unit", () => {
    expect(seen("5 min, 30 s, 40 %, 2 VP, 3 minutes", "en")).toBe(
      "5~min, 30~s, 40~%, 2~VP, 3 minutes",
    );
  });
  it("changes no syntax of messages", () => {
    const bundle = new FluentBundle("pl", { useIsolating: false });
    const source =
      "czas =\n    { $n ->\n        [one] { $n } s w grze\n       *[other] { $n } s i z tobą\n    }\n";
    expect(bundle.addResource(new FluentResource(tied(source, "pl")))).toEqual([]);
    const message = bundle.getMessage("czas")!.value!;
    expect(bundle.formatPattern(message, { n: 1 })).toBe("1\u00a0s w\u00a0grze");
  });
});
