/** Whether the device's own sheet was opened with a text; to be called as a button is pressed. */
export async function passOn(text: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    // Closing the sheet is an answer, too.
    return (error as Error).name === "AbortError";
  }
}
