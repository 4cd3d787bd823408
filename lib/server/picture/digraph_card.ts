import type { Board } from "../../automaton/board.ts";
import { LIT } from "../../games/annihilation/position.ts";
import type { Network } from "../../games/game.ts";
import { type ArrowShape, edgesOn, shapeOf } from "../../ui/games/annihilation/arrows.tsx";
import { placesOn, radiusOf } from "../../ui/games/annihilation/layout.ts";
import { distance, type Place, SIDE } from "../../ui/games/annihilation/places.ts";
import { DIGIT_ROWS, drawNumber } from "./digits.ts";
import { GRID, GROUND, HEIGHT, INK, MARGIN, MARK, PAGE, WIDTH } from "./look.ts";
import { encodePng } from "./png.ts";
import { type Color, join, Sheet, type Stamp, stampOf } from "./sheet.ts";

/** The square in the middle that the digraph is drawn on, in pixels, and where it begins. */
const SQUARE = HEIGHT - 2 * MARGIN;
const LEFT = (WIDTH - SQUARE) / 2;

/** Pixels of a unit in which vertices are placed. */
const UNIT = SQUARE / SIDE;

/** A network, of which some cells are lit. */
interface LitNetwork extends Network {
  readonly board: Board;
}

/** The digraph with what is lit, as on its board, as PNG. */
export function drawDigraph(network: LitNetwork): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(WIDTH, HEIGHT, PAGE);
  sheet.fill(LEFT - 1, MARGIN - 1, SQUARE + 2, SQUARE + 2, GRID);
  sheet.fill(LEFT, MARGIN, SQUARE, SQUARE, GROUND);
  const places = placesOn(network), radius = radiusOf(places.length);
  const arrows: Stamp = { side: SQUARE, quarters: new Uint8Array(SQUARE ** 2) };
  const pen = disc(radius / 16);
  for (const arrow of edgesOn(network.followers, places)) {
    addArrow(arrows, shapeOf(arrow, radius, radius / 2), pen);
  }
  sheet.stamp(arrows, LEFT, MARGIN, MARK);
  for (const [vertex, place] of places.entries()) {
    const isLit = network.board.cells[vertex] === LIT;
    drawVertex(sheet, place, radius, isLit);
    // There are digits only, which would not be what a named vertex is called.
    if (!network.names) drawNumberOf(sheet, vertex, place, radius, isLit);
  }
  return encodePng(sheet);
}

/** Nowhere does an arrow bend so far that it would leave the square. */
function addArrow(square: Stamp, { start, bend, neck, tip, left, right }: ArrowShape, pen: Stamp) {
  const steps = Math.ceil((distance(start, bend) + distance(bend, neck)) * UNIT);
  for (let step = 0; step <= steps; step++) {
    const t = step / steps, a = (1 - t) ** 2, b = 2 * t * (1 - t), c = t ** 2;
    addAt(square, pen, {
      x: a * start.x + b * bend.x + c * neck.x,
      y: a * start.y + b * bend.y + c * neck.y,
    });
  }
  const middle = { x: (tip.x + neck.x) / 2, y: (tip.y + neck.y) / 2 };
  const corners = [tip, left, right].map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
  const side = Math.ceil(2 * distance(tip, neck) * UNIT);
  addAt(square, stampOf(side, (x, y) => isWithin(corners, { x: x / UNIT, y: y / UNIT })), middle);
}

function addAt(square: Stamp, shape: Stamp, { x, y }: Place): void {
  const half = shape.side / 2;
  join(square, shape, Math.round(x * UNIT - half), Math.round(y * UNIT - half));
}

/** Whether a point lies on the same side of every edge of a triangle. */
function isWithin([a, b, c]: readonly Place[], point: Place): boolean {
  const isRight = isRightOf(a!, b!, point);
  return isRight === isRightOf(b!, c!, point) && isRight === isRightOf(c!, a!, point);
}

function isRightOf(a: Place, b: Place, { x, y }: Place): boolean {
  return (b.x - a.x) * (y - a.y) > (b.y - a.y) * (x - a.x);
}

/** Lit ones are filled and ringed, others hollow (`vertex_shape.tsx`). */
function drawVertex(sheet: Sheet, place: Place, radius: number, isLit: boolean): void {
  const line = radius / 8, outer = isLit ? 1.24 * radius : radius;
  drawDisc(sheet, place, outer + line / 2, INK);
  drawDisc(sheet, place, outer - line / 2, GROUND);
  if (isLit) drawDisc(sheet, place, radius, INK);
}

function drawNumberOf(
  sheet: Sheet,
  vertex: number,
  place: Place,
  radius: number,
  isLit: boolean,
): void {
  const dot = Math.round(radius * UNIT / 8);
  const top = Math.round(MARGIN + place.y * UNIT - DIGIT_ROWS * dot / 2);
  const middle = Math.round(LEFT + place.x * UNIT);
  drawNumber(sheet, vertex, middle, top, dot, isLit ? GROUND : INK);
}

function drawDisc(sheet: Sheet, { x, y }: Place, radius: number, color: Color): void {
  const shape = disc(radius), half = shape.side / 2;
  sheet.stamp(
    shape,
    Math.round(LEFT + x * UNIT - half),
    Math.round(MARGIN + y * UNIT - half),
    color,
  );
}

/** A disc of a radius in units. */
function disc(radius: number): Stamp {
  return stampOf(Math.ceil(2 * radius * UNIT), (x, y) => Math.hypot(x, y) <= radius * UNIT);
}
