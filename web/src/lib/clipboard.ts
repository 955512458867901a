/** Copy a text; where a page may not, show it to be copied by hand. Returns whether it was copied. */
export async function copy(text: string, label: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // there is none on plain http in a local network
    return true;
  } catch {
    window.prompt(label, text);
    return false;
  }
}
