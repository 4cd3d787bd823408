/** A collector of OpenTelemetry's measurements, as small as one can be. */

/** How long a test waits for anything on the slowest machine, ms; something is sent all the time. */
const PATIENCE = 60_000;

/** What is kept of a measurement or a span: plain attributes. */
interface Point {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: number;
}

interface KeptSpan extends Pick<Point, "name" | "attributes"> {
  readonly traceId: string;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Data {
  readonly attributes: readonly Attribute[];
  readonly asInt?: number;
  readonly asDouble?: number;
  readonly count?: string;
}

interface Metric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly Data[] };
  readonly gauge?: { readonly dataPoints: readonly Data[] };
  readonly histogram?: { readonly dataPoints: readonly Data[] };
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly attributes: readonly Attribute[];
}

export class Collector implements AsyncDisposable {
  /** What was sent last of each measurement. */
  #points: Point[] = [];
  readonly spans: KeptSpan[] = [];
  #waiting: (() => void)[] = [];
  readonly #server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (req) => {
    this.#take(await req.json());
    for (const wake of this.#waiting.splice(0)) wake();
    return Response.json({});
  });

  get url(): string {
    return `http://127.0.0.1:${this.#server.addr.port}`;
  }

  /** The newest value of a measurement with these attributes, for a histogram how many it has. */
  value(name: string, attributes: Readonly<Record<string, string>> = {}): number | undefined {
    const wanted = Object.entries(attributes);
    return this.#points.find((point) =>
      point.name === name && wanted.every(([key, value]) => point.attributes[key] === value)
    )?.value;
  }

  get names(): ReadonlySet<string> {
    return new Set(this.#points.map(({ name }) => name));
  }

  /** Waits until what was sent makes it so; fails if it doesn't for long. */
  async until(isSo: () => boolean): Promise<void> {
    const late = performance.now() + PATIENCE;
    while (!isSo()) {
      if (performance.now() > late) throw new Error(`Only ${JSON.stringify(this.#points)} came`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.shutdown();
  }

  // deno-lint-ignore no-explicit-any -- OTLP is deep, and only Deno sends it here
  #take({ resourceMetrics = [], resourceSpans = [] }: any): void {
    for (const { scopeMetrics } of resourceMetrics) {
      this.#points = scopeMetrics.flatMap(({ metrics }: { metrics: Metric[] }) =>
        metrics.flatMap(pointsOf)
      );
    }
    for (const { scopeSpans } of resourceSpans) {
      for (const { spans } of scopeSpans) this.spans.push(...spans.map(spanOf));
    }
  }
}

function pointsOf({ name, sum, gauge, histogram }: Metric): Point[] {
  const { dataPoints } = (sum ?? gauge ?? histogram)!;
  return dataPoints.map(({ attributes, asInt, asDouble, count }) => ({
    name,
    attributes: plain(attributes),
    value: Number(count ?? asInt ?? asDouble),
  }));
}

function spanOf({ name, traceId, attributes }: Span): KeptSpan {
  return { name, traceId, attributes: plain(attributes) };
}

function plain(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]),
  );
}
