/** What there is at a moment: looked at whenever the measurements are sent. */

import type { Attributes, ObservableCallback, ObservableGauge } from "@opentelemetry/api";
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { isMeasured, meter } from "./meter.ts";

/** How many there are of what is looked at. */
interface Gauged {
  readonly rooms: () => number;
  readonly loaded: () => number;
  readonly sockets: () => number;
  readonly polls: () => number;
  readonly bots: () => number;
  readonly matches: () => number;
  /** How many wait in each queue, by its name. */
  readonly queues: Readonly<Record<string, () => number>>;
}

const GAUGES = {
  rooms: ["conquerors.rooms", "Rooms that aren't over", "{room}"],
  loaded: ["conquerors.rooms.loaded", "Rooms in memory", "{room}"],
  sockets: ["conquerors.sockets", "Visitors connected by WebSocket", "{socket}"],
  polls: ["conquerors.polls", "Visitors connected by polling", "{session}"],
  bots: ["conquerors.arena.bots", "Bots connected to the arena", "{bot}"],
  matches: ["conquerors.arena.matches", "Matches in the arena", "{match}"],
} as const satisfies Partial<Record<keyof Gauged, readonly [string, string, string]>>;

const QUANTILES = [50, 99, 100];
const NANOSECONDS = 1e9;

/** Shows these numbers to OpenTelemetry until the returned function is called. */
export function showGauges(gauged: Gauged): () => void {
  if (!isMeasured) return () => {};
  const shown = [
    ...Object.entries(GAUGES).map(([key, [name, description, unit]]) =>
      show(
        meter.createObservableGauge(name, { description, unit }),
        (result) => result.observe(gauged[key as keyof typeof GAUGES]()),
      )
    ),
    showQueues(gauged.queues),
    showEventLoop(),
  ];
  return () => shown.forEach((hide) => hide());
}

function showQueues(queues: Gauged["queues"]): () => void {
  const description = "What waits in each queue";
  const gauge = meter.createObservableGauge("conquerors.queue.depth", { description });
  return show(gauge, (result) => {
    for (const [queue, size] of Object.entries(queues)) {
      result.observe(size(), { "conquerors.queue": queue });
    }
  });
}

/** How late timers are since the last time it was sent. */
function showEventLoop(): () => void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const gauge = meter.createObservableGauge("conquerors.event_loop.delay", {
    description: "How late timers are, by percentile",
    unit: "s",
  });
  const hide = show(gauge, (result) => {
    for (const quantile of QUANTILES) {
      const percentile = { "conquerors.percentile": quantile };
      result.observe(delayAt(delays, quantile), percentile);
    }
    delays.reset();
  });
  return () => {
    hide();
    delays.disable();
  };
}

function delayAt(delays: IntervalHistogram, quantile: number): number {
  return delays.percentile(quantile) / NANOSECONDS;
}

function show(
  gauge: ObservableGauge<Attributes>,
  look: ObservableCallback<Attributes>,
): () => void {
  gauge.addCallback(look);
  return () => gauge.removeCallback(look);
}
