import { useEffect, useRef } from "preact/hooks";

/** Runs something whenever one of the values has changed, but not for those it begins with. */
export function useChange(run: () => void, values: readonly unknown[]): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) run();
    isFirst.current = false;
  }, values as unknown[]);
}
