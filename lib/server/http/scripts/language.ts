/**
 * A page that comes back as it was left speaks as it did then: if another language was chosen meanwhile,
 * it's loaded again. An address that names a language keeps it.
 */
export const LANGUAGE_SCRIPT = `{
const { lang } = document.documentElement;
addEventListener("pageshow", ({ persisted }) => {
  const chosen = persisted && /(?:^|; )lang=(\\w+)/.exec(document.cookie)?.[1];
  if (chosen && chosen !== lang && !/[?&]lang=/.test(location.search)) location.reload();
});
}`;
