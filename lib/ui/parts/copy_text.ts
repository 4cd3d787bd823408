/**
 * Whether a text is on the clipboard. Browsers that forbid the clipboard, as all do to pages without
 * HTTPS, may still copy what is selected; if not, it stays selected for the person's own keys.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
