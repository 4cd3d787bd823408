/** What no page may be like, whatever was done before. */

/** Runs in the page; says what is wrong with it. */
export function wrongs(): string[] {
  const root = document.documentElement, all = [...document.querySelectorAll<HTMLElement>("*")];
  const seen = all.filter((element) => element.checkVisibility());
  const said = /.{0,30}(?:\bundefined\b|\bNaN\b|\[object ).{0,30}/.exec(document.body.innerText);
  const ids = all.map(({ id }) => id).filter((id) => id !== "");
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  const mute = seen.find((element) => element.matches("button, a[href]") && !isNamed(element));
  const over = root.scrollWidth - root.clientWidth;
  const place = document.querySelector("main") ?? document.body;
  const isEmpty = place.innerText.trim() === "" && !place.querySelector("canvas, svg, img");
  // A browser's own page says why there is none of the site's.
  const isThere = document.readyState === "complete" && location.protocol !== "chrome-error:";
  return [
    ...isThere && isEmpty ? ["it shows nothing"] : [],
    ...said ? [`it says "${said[0]}"`] : [],
    ...over > 1 ? [`it's ${over} pixels wider than the screen`] : [],
    ...twice ? [`two have the id ${twice}`] : [],
    ...mute ? [`it has no name: ${mute.outerHTML.slice(0, 100)}`] : [],
    ...seen.filter(({ localName }) => localName === "h1").length > 1 ? ["it has two titles"] : [],
  ];

  function isNamed(element: HTMLElement): boolean {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return label.trim() !== "" || element.querySelector("[aria-label], img[alt], title") !== null;
  }
}
