/** Tells a pointer that moves onto an element from an element that moves under the pointer. */

let last = { x: -1, y: -1 };

/** Where the pointer was seen last; a browser tells of what slides under it without a movement. */
globalThis.addEventListener?.("pointermove", ({ clientX: x, clientY: y }) => (last = { x, y }), {
  capture: true,
  passive: true,
});

/** Whether the pointer has not moved: what lies under it now has come there by itself. */
export const isResting = ({
  clientX: x,
  clientY: y,
}: {
  clientX: number;
  clientY: number;
}): boolean => x === last.x && y === last.y;
