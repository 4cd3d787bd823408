/** The lead after each turn: bars up for the first seat, and down for the second. */

interface LeadGraphProps {
  readonly leads: readonly number[];
  /** What it shows, for who does not see it. */
  readonly label: string;
  /** The turn that decided, by its index. */
  readonly decided: number | undefined;
}

/** The drawing's height, in its own units; a turn is ten wide. */
const HEIGHT = 60;
const STEP = 10;
/** Turns that there's room for at least: the bars of a short game would be walls. */
const LEAST = 16;

export function LeadGraph({ leads, label, decided }: LeadGraphProps) {
  const most = Math.max(1, ...leads.map(Math.abs)), width = Math.max(leads.length, LEAST) * STEP;
  const middle = HEIGHT / 2, scale = (middle - 6) / most;
  return (
    <svg
      class="lead-graph"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line x2={width} y1={middle} y2={middle} />
      {leads.map((lead, index) => (
        <rect
          key={index}
          class={index === decided ? "turning" : lead > 0 ? "up" : "down"}
          x={index * STEP + 1}
          y={lead > 0 ? middle - lead * scale : middle}
          width={STEP - 2}
          height={Math.abs(lead) * scale}
        />
      ))}
    </svg>
  );
}
