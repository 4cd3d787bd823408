/** The game that the front page shows: Red leads from the first round to the eighth, and loses. */

import { conquerorsV2 } from "../../games/conquerors/conquerors.ts";
import type { FilmFrame } from "../../ui/home/film.tsx";

/** Normal against Normal, as CCN. */
const MOVES =
  "g13,h13,g14,h14 u13,v13,u14,v14 t1,i12,f16,t25 l3,k4,n6,x12 j14,e17,h17,h18 t13,y14,v15,z15 " +
  "j10,d11,j12,k13 j11,s15,v16,w16 i12,h13,f15,t16 u9,v10,w10,w15 c14,f14,h14,j17 " +
  "s14,aa14,q15,q17 h9,f10,a13,k17 s9,r14,v14,i18 i10,f11,k16,k17 r10,q12,p13,s15 e7,e8,g8,k15 " +
  "u12,y12,q14,p17 e6,c8,j10,l15 v11,u14,v14,s20 j12,k13,m13,d18 x11,y11,s12,p14 i8,i12,j13,a17 " +
  "p10,u11,s15,z16";

/** The board after each round. */
export function famousGame(): [FilmFrame, ...FilmFrame[]] {
  const game = conquerorsV2, frames: FilmFrame[] = [];
  let position = game.initial({});
  for (const token of MOVES.split(" ")) {
    position = game.play(position, game.text.readMove(position, token));
    if (position.turn === 0) {
      frames.push({ board: position.board, score: game.tally(position).count });
    }
  }
  return frames as [FilmFrame, ...FilmFrame[]];
}
