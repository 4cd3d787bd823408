import { useState } from "preact/hooks";
import { asset } from "fresh/runtime";

export default function Hello({ start }: { start: number }) {
  const [n, setN] = useState(start);
  return (
    <button type="button" data-a={asset("/x.js")} onClick={() => setN(n + 1)}>Count: {n}</button>
  );
}
