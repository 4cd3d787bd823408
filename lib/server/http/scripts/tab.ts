/**
 * Where storage is forbidden, keeps for `openKeep` what a tab must not lose, and hands it to the site's next
 * page in the tab's name. It stands there only on the way: to whatever site somebody goes, Chrome shows it
 * the name. A page that is loaded again finds it in its place of the tab's history. Browsers that can't say
 * where somebody goes clear the name by themselves; where it led nowhere, it's hidden a minute later.
 * Written here as every page's script is.
 */
export const TAB_SCRIPT = `try { localStorage.length } catch {
const { navigation } = self, read = () => {
  try { return JSON.parse(self.name) } catch {}
};
const give = () => self.name = JSON.stringify(inTab), hide = () => self.name = "";
const save = () => history.replaceState({ ...history.state, inTab }, "");
inTab = { ...history.state?.inTab, ...read() };
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
  addEventListener("pageshow", hide);
  navigation.addEventListener("navigate", ({ destination: { url, sameDocument } }) => {
    if (sameDocument) return;
    new URL(url).origin === location.origin ? give() : hide();
    clearTimeout(timer);
    timer = setTimeout(hide, 60_000);
  });
}
}`;
