/** A key that's held down would press again and again. */
export function holdNoEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
