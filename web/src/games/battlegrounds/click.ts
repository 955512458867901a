/** Pointing at a square: on, there at once, confirmed by the second time, or told why not. */
import { squarePlace } from "./places";
import { shortcut } from "./marks";
import type { Scene, Square } from "./view";

export function pointAt(scene: Scene, square: Square): void {
  const { picker } = scene;
  const key = squarePlace(square);
  if (picker.ready && picker.picked.at(-1) === key && !picker.lit(key)) return picker.confirm();
  if (picker.lit(key)) return picker.point(key);
  const both = picker.options.find(
    ({ choice, path }) =>
      choice.fields.verb === "collect" && path.includes(key) && path.includes(picker.picked[0]!),
  );
  if (both && picker.picked[0] !== key) return picker.take(both);
  const straight = shortcut(scene, square);
  if (!straight || picker.chosen(key)) return picker.point(key);
  if (!straight.confirm) return picker.take(straight);
  picker.show(straight);
  picker.point(key);
}
