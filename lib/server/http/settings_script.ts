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
    try { localStorage[setting] = field.value } catch { document.getElementById("unkept").hidden = false }
    dispatchEvent(new StorageEvent("storage", { key: setting }));
  };
  for (const news of ["storage", "pageshow"]) addEventListener(news, show);
  show();
}
}`;
