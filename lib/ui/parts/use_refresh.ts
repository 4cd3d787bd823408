/** Keeps what a page shows fresh. */

import { useEffect } from "preact/hooks";

/** How often it's asked for again, ms. */
const EVERY = 5_000;
/** Where nobody has touched a page for so many questions, each so-many-th is asked. */
const RESTS_AFTER = 12, RESTING = 3;

/**
 * Asks every few seconds while the page is seen, and at once when it is seen again or the network comes or
 * goes; shows what is answered, but nothing after what was answered to a later question. A page that
 * `rests` asks less while nobody touches it.
 */
export function useRefresh<Answer>(
  look: () => Promise<Answer>,
  show: (answer: Answer) => void,
  rests = false,
): void {
  useEffect(() => {
    let asked = 0, shown = 0, still = 0;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const question = ++asked, answer = await look();
      if (question < shown) return;
      shown = question;
      show(answer);
    };
    const timer = setInterval(() => {
      if (!rests || ++still <= RESTS_AFTER || still % RESTING === 0) ask();
    }, EVERY);
    const news = new AbortController();
    document.addEventListener("visibilitychange", ask, news);
    for (const name of ["online", "offline"]) addEventListener(name, ask, news);
    const touch = () => {
      if (still > RESTS_AFTER) ask();
      still = 0;
    };
    for (const name of ["pointerover", "keydown"]) addEventListener(name, touch, news);
    if (!navigator.onLine) ask();
    return () => {
      clearInterval(timer);
      news.abort();
    };
  }, []);
}
