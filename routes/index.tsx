import { define } from "../lib/define.ts";
import Hello from "../islands/Hello.tsx";

export default define.page(() => (
  <main>
    <h1>Conway's Conquerors</h1>
    <Hello start={3} />
  </main>
));
