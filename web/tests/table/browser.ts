/** As much of a browser as the modules under test look at. */
import { vi } from "vitest";

export const quiet = { still: false, hidden: false };

const listening = { addEventListener: () => {}, removeEventListener: () => {} };

vi.stubGlobal("window", {
  ...listening,
  matchMedia: () => ({
    get matches() {
      return quiet.still;
    },
  }),
});
vi.stubGlobal("document", {
  ...listening,
  documentElement: { dataset: {}, lang: "" },
  get hidden() {
    return quiet.hidden;
  },
});
vi.stubGlobal("location", { protocol: "http:", host: "sztab.test", search: "" });
