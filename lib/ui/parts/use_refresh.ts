/** Keeps what a page shows fresh. */

import { useEffect } from "preact/hooks";

/** How often it's asked for again, ms. */
const EVERY = 5_000;

/**
 * Refreshes every few seconds while the page is seen, and at once when it is seen again or the network
 * comes or goes.
 */
export function useRefresh(refresh: () => void): void {
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && refresh();
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
