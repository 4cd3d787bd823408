/** What a network does to what is sent through it. Shares are from 0 to 1. */
export interface Weather {
  /** How long anything takes, ms. */
  readonly delay: readonly [number, number];
  /** Requests, and replies, that are lost: half with an error, half without a word. */
  readonly drop: number;
  /** Requests that arrive twice. */
  readonly duplicate: number;
  /** Frames with which a socket breaks, noticed at both ends, or at neither. */
  readonly cut: number;
  readonly freeze: number;
  /** What becomes of sockets. */
  readonly sockets: "open" | "refused" | "hanging" | "silent";
  /** Whether requests get through at all. */
  readonly requests: boolean;
}

export const CALM: Weather = {
  delay: [5, 30],
  drop: 0,
  duplicate: 0,
  cut: 0,
  freeze: 0,
  sockets: "open",
  requests: true,
};

/** Nothing gets through. */
export const DARK: Weather = { ...CALM, sockets: "hanging", requests: false };

/** A weather of its own for every chance. */
export function anyWeather(random: () => number): Weather {
  const share = (most: number) => random() < 0.5 ? 0 : random() * most;
  const slow = random() < 0.3 ? 3_000 : 300;
  return {
    delay: [1, 1 + random() * slow],
    drop: share(0.4),
    duplicate: share(0.4),
    cut: share(0.1),
    freeze: share(0.1),
    sockets: (["open", "open", "open", "refused", "hanging", "silent"] as const)[
      Math.floor(random() * 6)
    ]!,
    requests: random() < 0.95,
  };
}
