/** Where the vertices of a digraph are drawn that nobody has placed. This module is browser compatible. */

import type { Followers } from "../../games/annihilation_position.ts";
import { type Place, ringPlaces } from "./places.ts";

export function placesOf(followers: Followers): Place[] {
  return ringPlaces(followers.length);
}
