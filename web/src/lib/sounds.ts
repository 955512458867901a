/** Short sounds, made on the spot. Silent unless the visitor has switched them on. */
import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "moment" | "win" | "chat";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the beginning of the sound. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

const note = (pitch: number, at = 0, lasts = 0.12, loud = 0.12): Note => ({
  pitch,
  at,
  lasts,
  loud,
  shape: "triangle",
});

const SOUNDS: Record<Sound, Note[]> = {
  move: [{ ...note(180, 0, 0.06, 0.14), shape: "sine" }],
  turn: [note(523), note(784, 0.11, 0.2)],
  moment: [
    { ...note(98, 0, 0.5, 0.2), shape: "sawtooth" },
    note(196, 0.02, 0.4),
    note(294, 0.1, 0.4),
  ],
  win: [note(392), note(523, 0.14), note(659, 0.28), note(784, 0.42, 0.5)],
  chat: [{ ...note(880, 0, 0.08, 0.07), shape: "sine" }],
};

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const one of SOUNDS[sound]) sing(audio, one);
}

function sing(context: AudioContext, { pitch, at, lasts, shape, loud }: Note): void {
  const begin = context.currentTime + at;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  voice.connect(gain).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + lasts + 0.02);
}
