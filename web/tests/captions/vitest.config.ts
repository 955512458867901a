/** Run by tests/page/test_captions.py, which writes the replays that are walked. */
import { mergeConfig } from "vite";
import base from "../../vite.config";

export default mergeConfig(base, {
  // A replay is told twice in three languages, which takes a busy machine some seconds.
  test: { include: ["tests/captions/walk.ts"], testTimeout: 60_000 },
});
