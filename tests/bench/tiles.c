/*
 * What the arena's board is measured against: the same tiles and the same sums in C, with words of 64
 * bits, 62 of them cells, four rows to a vector of AVX2. Tiles are 16 rows of a word.
 */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t word;
typedef word rows __attribute__((vector_size(32), aligned(8)));
typedef int64_t lanes __attribute__((vector_size(32)));

enum { CELLS = 62, HEIGHT = 16, ROOM = 8 };

static const word WEST = (word)1 << 1, EAST = (word)1 << CELLS;

typedef struct { word any, top, bottom; } changes;
typedef struct { int *tiles, size; } list;

typedef struct {
  int columns, height, stride, tileStride, generation;
  word *blue[2], *red[2], lastMask;
  list now, after;
  int *listed;
} board;

static inline rows gather(const word *at, long stride) {
  return *(const rows *)at | *(const rows *)(at - stride) >> CELLS |
         *(const rows *)(at + stride) << CELLS;
}

static inline rows above(rows before, rows now) {
  return __builtin_shuffle(before, now, (lanes){3, 4, 5, 6});
}

static inline rows below(rows now, rows after) {
  return __builtin_shuffle(now, after, (lanes){1, 2, 3, 4});
}

static inline rows carry(rows a, rows b, rows c) { return (a & b) | ((a ^ b) & c); }

static inline void add(rows up, rows row, rows down, rows *ones, rows *two, rows *near) {
  rows pair = up ^ down, pairTwos = up & down, sum = pair ^ row, twos = pairTwos | (pair & row);
  rows west = sum << 1, east = sum >> 1, carried = carry(west, east, pair);
  *ones = west ^ east ^ pair;
  west = twos << 1, east = twos >> 1;
  *two = (west ^ east ^ pairTwos ^ carried) & ((west | east) ^ (pairTwos | carried));
  *near = row | *ones | west | east | pairTwos | carried;
}

static word joined(rows r) { return r[0] | r[1] | r[2] | r[3]; }

/* `count` is a multiple of four. */
static changes stepWords(const word *blue, const word *red, word *blueOut, word *redOut, long stride,
                         int count, word mask) {
  rows any = {0}, change = {0}, cells = {mask, mask, mask, mask};
  changes result = {0};
  rows lastBlue = gather(blue - 4, stride), lastRed = gather(red - 4, stride);
  rows rowBlue = gather(blue, stride), rowRed = gather(red, stride);
  for (int i = 0; i < count; i += 4) {
    rows nextBlue = gather(blue + i + 4, stride), nextRed = gather(red + i + 4, stride);
    rows blueOnes, blueTwo, nearBlue, redOnes, redTwo, nearRed;
    add(above(lastBlue, rowBlue), rowBlue, below(rowBlue, nextBlue), &blueOnes, &blueTwo, &nearBlue);
    add(above(lastRed, rowRed), rowRed, below(rowRed, nextRed), &redOnes, &redTwo, &nearRed);
    rows liveBlue = cells & blueTwo & (rowBlue | (blueOnes & ~nearRed));
    rows liveRed = cells & redTwo & (rowRed | (redOnes & ~nearBlue));
    rows *b = (rows *)(blueOut + i), *r = (rows *)(redOut + i);
    change = (*b ^ liveBlue) | (*r ^ liveRed);
    if (i == 0) result.top = change[0];
    any |= change;
    *b = liveBlue;
    *r = liveRed;
    lastBlue = rowBlue, lastRed = rowRed, rowBlue = nextBlue, rowRed = nextRed;
  }
  result.any = joined(any);
  result.bottom = change[3];
  return result;
}

static word *plane(const board *b) {
  return (word *)calloc((size_t)b->stride * (b->columns + 2) + 16, sizeof(word)) + 8;
}

/* The height must be a multiple of a tile's. */
board *makeBoard(int width, int height) {
  board *b = calloc(1, sizeof *b);
  b->columns = (width + CELLS - 1) / CELLS, b->height = height, b->stride = (height + ROOM) | 1;
  b->lastMask = (~(word)0 >> (64 - (width - (b->columns - 1) * CELLS))) << 1;
  for (int n = 0; n < 2; n++) b->blue[n] = plane(b), b->red[n] = plane(b);
  b->tileStride = height / HEIGHT + 2;
  int tiles = b->tileStride * (b->columns + 2);
  b->now.tiles = calloc(tiles, sizeof(int)), b->after.tiles = calloc(tiles, sizeof(int));
  b->listed = malloc(tiles * sizeof(int));
  for (int t = 0; t < tiles; t++) {
    int column = t / b->tileStride, row = t % b->tileStride;
    int isGuard = column < 1 || column > b->columns || row < 1 || row > height / HEIGHT;
    b->listed[t] = isGuard ? INT32_MAX : 0;
  }
  return b;
}

void freeBoard(board *b) {
  for (int n = 0; n < 2; n++) free(b->blue[n] - 8), free(b->red[n] - 8);
  free(b->now.tiles), free(b->after.tiles), free(b->listed), free(b);
}

static void wake(board *b, int tile, list *l, int generation) {
  if (b->listed[tile] >= generation) return;
  b->listed[tile] = generation;
  l->tiles[l->size++] = tile;
}

static void wakeAround(board *b, int tile, changes c, list *l, int generation) {
  int side = b->tileStride;
  wake(b, tile, l, generation);
  if (c.top) wake(b, tile - 1, l, generation);
  if (c.bottom) wake(b, tile + 1, l, generation);
  if (c.any & WEST) wake(b, tile - side, l, generation);
  if (c.any & EAST) wake(b, tile + side, l, generation);
  if (c.top & WEST) wake(b, tile - side - 1, l, generation);
  if (c.top & EAST) wake(b, tile + side - 1, l, generation);
  if (c.bottom & WEST) wake(b, tile - side + 1, l, generation);
  if (c.bottom & EAST) wake(b, tile + side + 1, l, generation);
}

/* Makes an empty cell blue (1) or red (2). */
void place(board *b, int row, int column, int color) {
  long i = (long)(column / CELLS + 1) * b->stride + row + 1;
  word bit = (word)1 << (column % CELLS + 1);
  int now = b->generation & 1;
  if ((b->blue[now][i] | b->red[now][i]) & bit) return;
  (color == 1 ? b->blue : b->red)[now][i] |= bit;
  int tile = (column / CELLS + 1) * b->tileStride + row / HEIGHT + 1;
  changes c = {bit, row % HEIGHT == 0 ? bit : 0, row % HEIGHT == HEIGHT - 1 ? bit : 0};
  wakeAround(b, tile, c, &b->now, b->generation + 1);
  wake(b, tile, &b->after, b->generation + 2);
}

void stepBoard(board *b) {
  int now = b->generation & 1, next = 1 - now;
  b->generation++;
  for (int n = 0; n < b->now.size; n++) {
    int tile = b->now.tiles[n], column = tile / b->tileStride;
    long i = (long)column * b->stride + (tile % b->tileStride - 1) * HEIGHT + 1;
    word mask = column == b->columns ? b->lastMask : ~(word)0 >> 2 << 1;
    changes c = stepWords(b->blue[now] + i, b->red[now] + i, b->blue[next] + i, b->red[next] + i,
                          b->stride, HEIGHT, mask);
    if (c.any) wakeAround(b, tile, c, &b->after, b->generation + 1);
  }
  list done = b->now;
  b->now = b->after, b->after = done, b->after.size = 0;
}

/* All words, column after column, from the first generation into the second. */
void stepDense(board *b) {
  for (int column = 1; column <= b->columns; column++) {
    long i = (long)column * b->stride + 1;
    word mask = column == b->columns ? b->lastMask : ~(word)0 >> 2 << 1;
    stepWords(b->blue[0] + i, b->red[0] + i, b->blue[1] + i, b->red[1] + i, b->stride, b->height,
              mask);
  }
}

/* Goes on by so many generations, in each of which it places cells, three numbers a cell. */
void fight(board *b, const int *cells, int each, int generations) {
  for (int g = 0; g < generations; g++) {
    for (int n = 0; n < each; n++, cells += 3) place(b, cells[0], cells[1], cells[2]);
    stepBoard(b);
  }
}

/* A sum over the live cells, which hardly another board has. */
uint32_t sumOf(const board *b, int width) {
  uint32_t sum = 0;
  for (int color = 1; color <= 2; color++) {
    const word *plane = (color == 1 ? b->blue : b->red)[b->generation & 1];
    for (int column = 0; column < width; column++) {
      const word *words = plane + (long)(column / CELLS + 1) * b->stride + 1;
      for (int row = 0; row < b->height; row++) {
        if (words[row] >> (column % CELLS + 1) & 1) {
          sum += (uint32_t)(row * width + column + color) * 2654435761u;
        }
      }
    }
  }
  return sum;
}
