/** The keyboard's way to the board of a page. */

/** Goes to the board's cell or vertex that Tab goes to; where a button opens the board, opens it. */
export function focusBoard(): void {
  const there = document.querySelector<HTMLElement>(".board-frame :is([tabindex='0'], button)");
  there?.focus();
  if (there?.matches("button")) there.click();
}
