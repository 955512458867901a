/** Formats clocks. */
import type { HeardClock } from "$lib/session.svelte";

/** Milliseconds that a seat has left, computed from the last message about its clock. */
export function leftNow(clock: HeardClock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const gone = clock.running === seat ? Math.max(0, now - clock.heard) : 0;
  return Math.max(0, left - gone);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** `4:05`, `1:04:05`; two days and three hours are `51:00:00`. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}
