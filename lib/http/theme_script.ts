/**
 * Puts the chosen theme (`light` or `dark`; `auto` chooses none) on the document before it is
 * painted, and keeps what is chosen in the header. Storage may be forbidden: then the system's theme
 * stands, and a choice lasts as long as the page.
 */
export const THEME_SCRIPT = `{
const root = document.documentElement;
let theme = "auto";
try { theme = localStorage.theme ?? theme } catch {}
const show = () => theme === "auto" ? delete root.dataset.theme : root.dataset.theme = theme;
show();
addEventListener("DOMContentLoaded", () => {
  const choice = document.querySelector("[data-theme-choice]");
  if (!choice) return;
  choice.value = theme;
  choice.onchange = () => {
    theme = choice.value;
    show();
    try { localStorage.theme = theme } catch {}
  };
});
}`;
