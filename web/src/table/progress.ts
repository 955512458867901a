/** The progress through the lessons of a game. */
import type { Lesson, Scene } from "$lib/page";

export interface Progress {
  /** Which lessons are learnt, in the order in which they were. */
  learnt: string[];
  /** The one that is said now; empty if none fits. */
  current: string;
}

/**
 * Tick off what was done, then look for what fits.
 *
 * A lesson stays until it is done. If what it asks for is no longer possible, it is not learnt and
 * waits for its moment to come again.
 */
export function follow(lessons: Lesson[], { learnt, current }: Progress, scene: Scene): Progress {
  const now = lessons.find((one) => one.id === current);
  if (now?.done(scene)) return follow(lessons, learn({ learnt, current }), scene);
  if (now && (!now.task || now.when(scene))) return { learnt, current };
  const fitting = lessons.find(
    (one) => !learnt.includes(one.id) && one.when(scene) && !one.done(scene),
  );
  return { learnt, current: fitting?.id ?? "" };
}

/** Take the present lesson as learnt, whether or not what it asks for was done. */
export function learn({ learnt, current }: Progress): Progress {
  return { learnt: current ? [...learnt, current] : learnt, current: "" };
}
