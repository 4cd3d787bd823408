/** What is peculiar to each game that has a card of its own, in a picture. */

import type { ComponentChildren } from "preact";

/** Pictures are drawn on so much. */
function Frame({ children }: { readonly children: ComponentChildren }) {
  return <svg viewBox="0 0 140 100" aria-hidden="true">{children}</svg>;
}

/** A board so small that both homes are within reach. */
export function SmallBoardPicture() {
  return (
    <Frame>
      <rect class="home-0" x="20" y="8" width="30" height="84" />
      <rect class="home-1" x="90" y="8" width="30" height="84" />
      <rect class="edge" x="20" y="8" width="100" height="84" />
      <path class="seat-0" d="M32 38h0M44 38h0M32 50h0M44 50h0M56 62h0" />
      <path
        class="seat-1"
        d="M84 32l6 6-6 6-6-6zM98 32l6 6-6 6-6-6zM84 46l6 6-6 6-6-6zM98 60l6 6-6 6-6-6zM108 46l6 6-6 6-6-6z"
      />
    </Frame>
  );
}

/** A stamp, on which colonies of four shapes meet. */
export function PostPicture() {
  return (
    <Frame>
      <rect class="stamp" x="12" y="8" width="116" height="84" />
      <path class="seat-0" d="M28 24h0M28 36h0M112 24h0M112 36h0" />
      <path class="seat-1" d="M70 30l6 6-6 6-6-6zM70 44l6 6-6 6-6-6zM70 58l6 6-6 6-6-6z" />
      <path
        class="seat-2"
        d="M96 64h10v10h-10zM108 64h10v10h-10zM96 76h10v10h-10zM108 76h10v10h-10z"
      />
      <path class="seat-3" d="M34 64l6 11h-12zM27 76l6 11h-12zM41 76l6 11h-12z" />
    </Frame>
  );
}

/** A hill with its king on top, and the rings around it. */
export function HillPicture() {
  return (
    <Frame>
      {[1, 2, 3, 4, 5].map((ring) => (
        <ellipse key={ring} class="ring" cx={70} cy={50} rx={ring * 15} ry={ring * 10} />
      ))}
      <path class="seat-0" d="M60 44h0M66 40h0M66 48h0M72 44h0M54 52h0M20 20h0M26 24h0M20 28h0" />
      <path
        class="seat-1"
        d="M110 66l4 4-4 4-4-4zM118 66l4 4-4 4-4-4zM114 74l4 4-4 4-4-4zM92 60l4 4-4 4-4-4zM98 68l4 4-4 4-4-4z"
      />
    </Frame>
  );
}

/** A network with lights on it. */
export function NetworkPicture() {
  return (
    <Frame>
      <path
        class="edges"
        d="M25 47L51 26M66 23L90 31M24 57L40 76M64 30L78 66M82 66L96 42M54 79L72 75M103 43L117 63M89 73L113 70"
      />
      {[[18, 52], [58, 20], [98, 34], [46, 82], [80, 74], [121, 69]].map(([x, y], vertex) => (
        <circle key={vertex} class={vertex % 2 ? "vertex" : "vertex lit"} cx={x} cy={y} r="9" />
      ))}
    </Frame>
  );
}
