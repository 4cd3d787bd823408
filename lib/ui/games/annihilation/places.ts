/** Where vertices are drawn: on a square of 100 by 100, from its upper left corner. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const SIDE = 100;

/** How near to the edge a vertex may lie. */
export const MARGIN = 7;

/** Vertices of one ring; with more of them the rings shrink towards the middle. */
export const MOST_IN_RING = 16;

/** So far apart lie vertices of several rings, about. */
const RING_GAP = 14;

/** Rings around the middle, the first vertex of each on top; each as full as it is long. */
export function ringPlaces(n: number): Place[] {
  const radii = n <= MOST_IN_RING ? [SIDE / 2 - MARGIN - 3] : [0, 1, 2].map(radiusOf);
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const places: Place[] = [];
  let radiiDone = 0;
  for (const radius of radii) {
    radiiDone += radius;
    const count = Math.round(n * radiiDone / length) - places.length;
    places.push(...Array.from({ length: count }, (_, index) => onRing(radius, index / count)));
  }
  return places;
}

/** A square of rows, as far apart as there's room. */
export function gridPlaces(side: number): Place[] {
  const edge = MARGIN + 3, step = (SIDE - 2 * edge) / Math.max(1, side - 1);
  return Array.from(
    { length: side * side },
    (_, index) => placeAt(edge + step * (index % side), edge + step * Math.floor(index / side)),
  );
}

function radiusOf(ring: number): number {
  return SIDE / 2 - MARGIN - ring * RING_GAP;
}

/** The place at a share of a ring's way round, clockwise. */
function onRing(radius: number, share: number): Place {
  const angle = 2 * Math.PI * share;
  return placeAt(SIDE / 2 + radius * Math.sin(angle), SIDE / 2 - radius * Math.cos(angle));
}

/** The nearest place where a vertex may lie: whole numbers, so that links can tell it. */
export function placeAt(x: number, y: number): Place {
  return { x: within(x), y: within(y) };
}

function within(value: number): number {
  return Math.round(Math.min(SIDE - MARGIN, Math.max(MARGIN, value)));
}

/** The text of places, two digits across and two down each. */
export function writePlaces(places: readonly Place[]): string {
  return places.flatMap(({ x, y }) => [x, y]).map((value) => `${value}`.padStart(2, "0")).join("");
}

/** The places of a text; none where it is no such one. */
export function readPlaces(text: string): Place[] {
  if (!/^(\d{4})+$/.test(text)) return [];
  return text.match(/\d{4}/g)!.map((digits) =>
    placeAt(Number(digits.slice(0, 2)), Number(digits.slice(2)))
  );
}

export function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The index of the place that lies nearest, if any is nearer than `reach`. */
export function nearest(
  places: readonly Place[],
  point: Place,
  reach = Infinity,
): number | undefined {
  let found: number | undefined, least = reach;
  for (const [index, place] of places.entries()) {
    const away = distance(place, point);
    if (away < least) [found, least] = [index, away];
  }
  return found;
}

/** Steps in which an empty place is looked for. */
const STEP = 4;

/** The place that is farthest from all others. */
export function freePlace(places: readonly Place[]): Place {
  let best = placeAt(SIDE / 2, SIDE / 2), most = 0;
  if (places.length === 0) return best;
  for (let y = MARGIN; y < SIDE; y += STEP) {
    for (let x = MARGIN; x < SIDE; x += STEP) {
      const place = placeAt(x, y);
      const away = Math.min(...places.map((other) => distance(place, other)));
      if (away > most) [best, most] = [place, away];
    }
  }
  return best;
}

/** The directions of the arrow keys. */
export const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The vertex that a step from one leads to: what lies straight ahead counts as nearer than what lies
 * to the side; undefined where nothing lies ahead.
 */
export function ahead(
  places: readonly Place[],
  from: number,
  direction: Place,
): number | undefined {
  const here = places[from]!;
  let found: number | undefined, least = Infinity;
  for (const [index, { x, y }] of places.entries()) {
    const forward = (x - here.x) * direction.x + (y - here.y) * direction.y;
    const aside = Math.abs((x - here.x) * direction.y) + Math.abs((y - here.y) * direction.x);
    if (forward <= 0) continue;
    if (forward + 2 * aside < least) [found, least] = [index, forward + 2 * aside];
  }
  return found;
}
