/** Keeps what a page shows fresh. */

import { useEffect } from "preact/hooks";

/** How often it's asked for again, ms. */
const EVERY = 5_000;

/**
 * Asks every few seconds while the page is seen, and at once when it is seen again or the network comes or
 * goes; shows what is answered, but nothing after what was answered to a later question.
 */
export function useRefresh<Answer>(
  look: () => Promise<Answer>,
  show: (answer: Answer) => void,
): void {
  useEffect(() => {
    let asked = 0, shown = 0;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const question = ++asked, answer = await look();
      if (question < shown) return;
      shown = question;
      show(answer);
    };
    const timer = setInterval(ask, EVERY);
    const news = new AbortController();
    document.addEventListener("visibilitychange", ask, news);
    for (const name of ["online", "offline"]) addEventListener(name, ask, news);
    if (!navigator.onLine) ask();
    return () => {
      clearInterval(timer);
      news.abort();
    };
  }, []);
}
