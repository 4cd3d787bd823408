/** How long the text can be had, in milliseconds: Safari asks first whether it may be saved. */
const KEPT = 60_000;

/** Hands a text to the person as a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
