/** Cards of which there are several share a place, in the order in which they are met. */
export function alike(cards: string[]): { id: string; n: number }[] {
  const found = new Map<string, number>();
  for (const id of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, n]) => ({ id, n }));
}
