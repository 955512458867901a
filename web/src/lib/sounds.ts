/**
 * Short sounds, synthesised on the spot. Browsers let a page be heard only after a click or a key, so
 * nothing is played before. The pitch tells the seat, for players who cannot see.
 */
import { settings, type Volume } from "./settings.svelte";

export interface Note {
  /** Hertz; of noise the middle of the band that is let through. */
  pitch: number;
  /** Seconds after the beginning of the sound. */
  at: number;
  lasts: number;
  /** The peak of the gain, of 1. */
  loud: number;
  shape: OscillatorType | "noise";
  /** The pitch at the end, where it glides. */
  to?: number;
}

const note = (
  shape: Note["shape"],
  pitch: number,
  at: number,
  lasts: number,
  loud: number,
  to?: number,
): Note => ({ shape, pitch, at, lasts, loud, to });

/** Only a Base that falls and a tank that is destroyed are loud. */
export const SOUNDS = {
  move: [note("sine", 180, 0, 0.06, 0.12)],
  turn: [note("triangle", 523, 0, 0.12, 0.12), note("triangle", 784, 0.11, 0.2, 0.12)],
  chat: [note("sine", 880, 0, 0.08, 0.07)],
  win: [
    note("triangle", 392, 0, 0.14, 0.12),
    note("triangle", 523, 0.14, 0.14, 0.12),
    note("triangle", 659, 0.28, 0.14, 0.12),
    note("triangle", 784, 0.42, 0.5, 0.12),
  ],
  page: [note("noise", 2400, 0, 0.09, 0.05)],
  drum: [note("sine", 110, 0, 0.28, 0.2, 62), note("noise", 300, 0, 0.05, 0.06)],
  gun: [note("noise", 900, 0, 0.24, 0.2), note("sine", 95, 0, 0.2, 0.16, 50)],
  cannon: [note("noise", 600, 0, 0.3, 0.22), note("sine", 74, 0, 0.3, 0.17, 38)],
  rattle: [
    note("noise", 2600, 0, 0.05, 0.1),
    note("noise", 2100, 0.07, 0.05, 0.08),
    note("noise", 1700, 0.14, 0.06, 0.07),
  ],
  thud: [note("square", 150, 0, 0.12, 0.08, 70), note("noise", 420, 0, 0.2, 0.16)],
  collapse: [
    note("noise", 240, 0, 0.9, 0.34),
    note("sine", 70, 0, 0.8, 0.3, 32),
    note("noise", 1200, 0.25, 0.4, 0.08),
  ],
  coins: [note("triangle", 1319, 0, 0.16, 0.09), note("triangle", 1760, 0.12, 0.3, 0.1)],
  fanfare: [
    note("triangle", 523, 0, 0.12, 0.1),
    note("triangle", 659, 0.1, 0.12, 0.1),
    note("triangle", 1047, 0.2, 0.32, 0.11),
  ],
  bell: [note("sine", 440, 0, 0.9, 0.16), note("sine", 1188, 0, 0.5, 0.05)],
  /** The rows of a battle, one after the other. */
  count: [
    note("sine", 294, 0, 0.07, 0.1),
    note("sine", 330, 0.14, 0.07, 0.1),
    note("sine", 370, 0.28, 0.07, 0.1),
  ],
  rising: [note("sawtooth", 392, 0, 0.16, 0.06), note("sawtooth", 587, 0.16, 0.34, 0.07)],
  falling: [note("sawtooth", 392, 0, 0.16, 0.06), note("sawtooth", 294, 0.16, 0.34, 0.07)],
  even: [note("sawtooth", 392, 0, 0.16, 0.06), note("sawtooth", 392, 0.2, 0.24, 0.06)],
  hop: [note("sine", 440, 0, 0.1, 0.12, 660)],
  pair: [
    note("noise", 3000, 0, 0.03, 0.1),
    note("triangle", 784, 0.06, 0.12, 0.1),
    note("triangle", 1047, 0.16, 0.26, 0.11),
  ],
  explosion: [
    note("noise", 180, 0, 0.8, 0.36),
    note("sine", 60, 0, 0.6, 0.28, 30),
    note("noise", 1500, 0.02, 0.12, 0.1),
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

const GAINS: Record<Volume, number> = { off: 0, quiet: 0.35, full: 1 };
/** Semitones from one seat to the next. */
const STEP = 2;

/** By how much the pitch of a sound is changed for a seat. */
export const pitchOf = (seat: number | null): number =>
  seat === null || seat < 0 ? 1 : 2 ** ((seat * STEP) / 12);

let audio: AudioContext | undefined;
let way: AudioNode | undefined;
let allowed = false;

/** From the first click or key on the page may be heard. */
export function allowSounds(): void {
  allowed = true;
}

export function play(sound: Sound, seat: number | null = null): void {
  const gain = GAINS[settings.volume];
  if (gain === 0 || !allowed) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  way ??= limited(audio);
  const notes: readonly Note[] = SOUNDS[sound];
  for (const one of notes) sing(audio, way, one, gain, pitchOf(seat));
}

/** Several sounds at once must not distort. */
function limited(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.ratio.value = 12;
  limiter.connect(context.destination);
  return limiter;
}

function sing(context: AudioContext, to: AudioNode, one: Note, volume: number, by: number): void {
  const begin = context.currentTime + one.at;
  const end = begin + one.lasts;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(one.loud * volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(to);
  const source =
    one.shape === "noise" ? noise(context, one, by, gain) : tone(context, one, by, gain);
  source.start(begin);
  source.stop(end + 0.02);
}

function tone(context: AudioContext, one: Note, by: number, gain: GainNode): OscillatorNode {
  const voice = context.createOscillator();
  const now = context.currentTime + one.at;
  voice.type = one.shape as OscillatorType;
  voice.frequency.setValueAtTime(one.pitch * by, now);
  if (one.to) voice.frequency.exponentialRampToValueAtTime(one.to * by, now + one.lasts);
  voice.connect(gain);
  return voice;
}

let hiss: AudioBuffer | undefined;

function noise(
  context: AudioContext,
  { pitch }: Note,
  by: number,
  gain: GainNode,
): AudioBufferSourceNode {
  hiss ??= recorded(context);
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  source.buffer = hiss;
  source.loop = true;
  band.type = "bandpass";
  band.frequency.value = pitch * by;
  source.connect(band).connect(gain);
  return source;
}

function recorded(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}
