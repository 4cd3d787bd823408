/** Wishes that lead to another page: on a slow network they are pressed again. */

import { useEffect, useRef } from "preact/hooks";

/**
 * Wishes only once until it's known what came of it, and not again if it leads `away`. A page that was
 * put away and is shown again may wish again.
 */
export function useOnceAway<Asked>(wish: (asked: Asked) => Promise<"away" | "stay">) {
  const isUnderWay = useRef(false);
  useEffect(() => {
    const comeBack = () => isUnderWay.current = false;
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  return async (asked: Asked) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isUnderWay.current = await wish(asked) === "away";
  };
}
