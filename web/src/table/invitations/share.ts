/** Giving a link to somebody: the share sheet of the system, the clipboard, or text to be marked. */

/** Whether the system has a share sheet; browsers show it to secure pages only. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Open the share sheet; nothing happens when the visitor thinks better of it. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Copy the text of a field. Without a clipboard, on plain http, select it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
