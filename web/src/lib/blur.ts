/** Removes the focus after clicks at the table. */

const CLICKED = "[data-place], [data-confirm], [data-tool]";

/**
 * What was clicked often goes away with what it decided; to remove what has the focus makes the
 * browser lay out the whole table in the middle of the changes, and once more after them. Keys and
 * screen readers keep the focus: their clicks have no `detail`.
 */
export function letGo(root: HTMLElement): () => void {
  const release = ({ detail, target }: MouseEvent): void => {
    if (detail === 0 || !(target instanceof Element) || !target.closest(CLICKED)) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  root.addEventListener("click", release, true);
  return () => root.removeEventListener("click", release, true);
}
