/**
 * Has the form before it say who the browser is, as those of islands do, if it has a code already, and
 * keeps what one wishes to be called where rooms find it, if it asks for that.
 * Where storage is forbidden, or scripts are off, a source is known only by its address.
 */
export const IDENTITY_SCRIPT = `{
const form = document.currentScript.previousElementSibling;
const { identity, called } = form.elements;
try { if (called) called.value = localStorage.name ?? "" } catch {}
form.addEventListener("submit", () => {
  try {
    identity.value = localStorage.identity ?? "";
    if (called) localStorage.name = called.value.trim();
  } catch {}
});
}`;
