/**
 * Notes which fields somebody changes, from the first moment a page is seen. What a browser itself
 * fills in on the way back doesn't count. An island that wakes (`useEarlyChoices`) calls `keepChoices`
 * before it's drawn, and what that returns afterwards: then all is chosen once more, and heard. Written
 * here as every page's script is.
 */
export const EARLY_SCRIPT = `{
const fields = new Set();
addEventListener("input", ({ target }) => fields.add(target), true);
keepChoices = () => {
  const choices = [...fields].map((field) => [field, field.value, field.checked]);
  const folds = [...document.querySelectorAll("details")].map((fold) => [fold, fold.open]);
  return () => {
    for (const [fold, open] of folds) fold.open = open;
    for (const [field, value, checked] of choices) {
      if (field.type !== "file") Object.assign(field, { value, checked });
    }
    for (const [field] of choices) {
      for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };
};
}`;
