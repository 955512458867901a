import { beforeEach, describe, expect, it, vi } from "vitest";
import "./browser";
import { settings } from "$lib/settings.svelte";
import { allowSounds, type Note, pitchOf, play, type Sound, SOUNDS } from "$lib/sounds";

const all = Object.entries(SOUNDS) as [Sound, Note[]][];

/** The gain of all notes that sound together, at its highest. */
const peak = (notes: Note[]): number =>
  Math.max(
    ...notes.map(({ at }) =>
      notes
        .filter((one) => one.at <= at && at < one.at + one.lasts)
        .reduce((sum, one) => sum + one.loud, 0),
    ),
  );

describe("sounds", () => {
  it.each(all)("%s does not distort", (_, notes) => expect(peak(notes)).toBeLessThanOrEqual(0.9));

  it("are loud only when a Base falls or a tank is destroyed", () => {
    const loud = all.filter(([, notes]) => peak(notes) > 0.4).map(([name]) => name);
    expect(loud.sort()).toEqual(["collapse", "explosion"]);
  });

  it("tell six seats apart", () => {
    const pitches = [0, 1, 2, 3, 4, 5].map(pitchOf);
    expect(new Set(pitches.map((one) => one.toFixed(3))).size).toBe(6);
    expect(pitchOf(null)).toBe(1);
  });
});

describe("a page", () => {
  const started = vi.fn();
  const param = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }; // prettier-ignore
  const node = (): object => ({
    gain: param,
    frequency: param,
    threshold: param,
    ratio: param,
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
  });
  beforeEach(() => {
    started.mockClear();
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        currentTime = 0;
        sampleRate = 8;
        destination = {};
        createOscillator = node;
        createGain = node;
        createBufferSource = node;
        createBiquadFilter = node;
        createDynamicsCompressor = node;
        createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
      },
    );
  });

  it("is heard only after a click or a key, and never when switched off", () => {
    settings.volume = "full";
    play("coins", 2);
    expect(started).not.toHaveBeenCalled();
    allowSounds();
    settings.volume = "off";
    play("coins", 2);
    expect(started).not.toHaveBeenCalled();
    settings.volume = "quiet";
    play("coins", 2);
    expect(started).toHaveBeenCalledTimes(SOUNDS.coins.length);
  });
});
