/**
 * Where storage is forbidden, keeps for `openKeep` what a tab must not lose, and hands it to the site's next
 * page in the tab's name. It stands there only on the way: to whatever site somebody goes, Chrome shows it
 * the name. A page that is loaded again, or that somebody goes back to, which no page hears, finds it in the
 * tab's history: the last that any of the site's places there holds, though `replaceState` clears it.
 * Browsers that can't say where somebody goes clear the name by themselves; where it led nowhere, it's
 * hidden a minute later.
 */
export const TAB_SCRIPT = `try { localStorage.length } catch {
const { navigation } = self, read = () => {
  try { return JSON.parse(self.name) } catch {}
};
const give = () => self.name = JSON.stringify(inTab), hide = () => self.name = "";
const last = () => {
  let found = { at: 0 };
  for (const entry of navigation?.entries() ?? []) {
    const state = entry.getState();
    if (state?.at >= found.at) found = state;
  }
  return found.inTab;
};
const mark = () =>
  navigation?.currentEntry && navigation.updateCurrentEntry({ state: { inTab, at: Date.now() } });
const save = () => {
  history.replaceState({ ...history.state, inTab }, "");
  mark();
};
inTab = { ...history.state?.inTab, ...last(), ...read() };
keepInTab = (name, value) => {
  inTab[name] = value;
  save();
  navigation ?? give();
};
save();
addEventListener("hashchange", save);
if (navigation) {
  let timer;
  hide();
  addEventListener("pageshow", () => {
    hide();
    Object.assign(inTab, last());
  });
  navigation.addEventListener("currententrychange", () => navigation.currentEntry.getState() ?? mark());
  navigation.addEventListener("navigate", ({ destination: { url, sameDocument } }) => {
    if (sameDocument) return;
    new URL(url).origin === location.origin ? give() : hide();
    clearTimeout(timer);
    timer = setTimeout(hide, 60_000);
  });
}
}`;
