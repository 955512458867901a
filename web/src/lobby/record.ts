/** The record that was opened from a file, on its way to the replay screen. */
let text: string | null = null;

/** More than the longest game takes; a larger file is refused at once. */
export const LARGEST_RECORD = 4_000_000;

export const heldRecord = {
  get text(): string | null {
    return text;
  },
  hold(record: string): void {
    text = record;
  },
  drop(): void {
    text = null;
  },
};
