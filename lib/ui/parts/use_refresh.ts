/** Keeps what a page shows fresh. */

import { useEffect } from "preact/hooks";

/** How often it's asked for again, ms. */
const EVERY = 5_000;
/** Where nothing has changed for so many questions, and nobody has touched the page, each so-many-th is asked. */
const RESTS_AFTER = 12, RESTING = 3;
/** What tells that somebody is at the page. */
const TOUCHES = ["pointermove", "pointerdown", "keydown"];

/**
 * Asks every few seconds while the page is seen, and at once when it is seen again or the network comes or
 * goes; shows what is answered, but nothing after what was answered to a later question. A page that
 * `rests` asks less while nothing changes, until it's touched.
 */
export function useRefresh<Answer>(
  look: () => Promise<Answer>,
  show: (answer: Answer) => void,
  rests = false,
): void {
  useEffect(() => {
    let asked = 0, shown = 0, still = 0, before = "";
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const question = ++asked, answer = await look();
      if (question < shown) return;
      shown = question;
      const now = JSON.stringify(answer);
      if (now !== before) still = 0;
      before = now;
      show(answer);
    };
    const isResting = () => rests && still > RESTS_AFTER;
    const touch = () => {
      if (isResting()) ask();
      still = 0;
    };
    const timer = setInterval(() => {
      still++;
      if (!isResting() || still % RESTING === 0) ask();
    }, EVERY);
    const news = new AbortController();
    document.addEventListener("visibilitychange", ask, news);
    for (const name of ["online", "offline"]) addEventListener(name, ask, news);
    if (rests) { for (const name of TOUCHES) addEventListener(name, touch, news); }
    if (!navigator.onLine) ask();
    return () => {
      clearInterval(timer);
      news.abort();
    };
  }, []);
}
