/**
 * Shows what was chosen in the form of settings, and keeps what is. Written here as every page's
 * script is, so that the page needs no other.
 */
export const SETTINGS_SCRIPT = `{
for (const field of document.querySelectorAll("[data-setting]")) {
  const { setting } = field.dataset;
  const show = () => {
    try { field.value = localStorage[setting] ?? "" } catch {}
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  };
  field.onchange = () => {
    try {
      localStorage[setting] = field.value;
      dispatchEvent(new StorageEvent("storage", { key: setting }));
    } catch {
      document.getElementById("unkept").hidden = false;
      document.documentElement.dataset[setting] = field.value;
    }
  };
  for (const news of ["storage", "pageshow"]) addEventListener(news, show);
  show();
}
}`;

/**
 * Puts on the document what the stylesheet must know before anything is painted, as chosen in the
 * settings, and follows later choices: those of another tab, and those made before one came back.
 * Storage may be forbidden: then the system decides. Paper is white, and the boards that are drawn learn it so.
 */
export const THEME_SCRIPT = `{
const look = () => {
  for (const name of ["theme", "motion", "coordinates"]) {
    let choice;
    try { choice = localStorage[name] } catch {}
    document.documentElement.dataset[name] = choice ?? "";
  }
};
look();
for (const news of ["storage", "pageshow", "afterprint"]) addEventListener(news, look);
addEventListener("beforeprint", () => document.documentElement.dataset.theme = "light");
}`;
