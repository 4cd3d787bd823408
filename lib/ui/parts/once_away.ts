/** Forms that lead to another page: on a slow network they are sent again. */

import { useEffect, useRef } from "preact/hooks";

/**
 * Sends a form only once until it's known what came of it, and not again if it leads `away`. A page that
 * was put away and is shown again may send it again.
 */
export function useOnceAway(send: (form: FormData) => Promise<"away" | "stay">) {
  const isUnderWay = useRef(false);
  useEffect(() => {
    const comeBack = () => isUnderWay.current = false;
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
  return async (event: SubmitEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const form = new FormData(event.currentTarget as HTMLFormElement);
    isUnderWay.current = await send(form) === "away";
  };
}
