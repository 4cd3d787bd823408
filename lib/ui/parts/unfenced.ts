/** Texts as chats hand them over. */

/** What stands between fences of three backticks, of which there may be several; else the whole text. */
export function unfenced(text: string): string {
  const fenced = [...text.matchAll(/```(?:\w*\r?\n)?([^]*?)(?:```|$)/g)];
  return fenced.map(([, inside]) => inside).join("\n") || text;
}
