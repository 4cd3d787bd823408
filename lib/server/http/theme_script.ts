/**
 * Puts on the document what the stylesheet must know before anything is painted, as chosen in the
 * settings, and follows later choices: those of another tab, and those made before one came back.
 * Storage may be forbidden: then the system decides.
 */
export const LOOK_SCRIPT = `{
const look = () => {
  for (const name of ["theme", "motion", "coordinates"]) {
    let choice;
    try { choice = localStorage[name] } catch {}
    document.documentElement.dataset[name] = choice ?? "";
  }
};
look();
for (const news of ["storage", "pageshow"]) addEventListener(news, look);
}`;
