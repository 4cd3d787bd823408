/**
 * Has the form before it say who the browser is, as those of islands do, if it has a code already.
 * Where storage is forbidden, or scripts are off, a source is known only by its address.
 */
export const IDENTITY_SCRIPT = `{
const form = document.currentScript.previousElementSibling;
form.addEventListener("submit", () => {
  try { form.elements.identity.value = localStorage.identity ?? "" } catch {}
});
}`;
