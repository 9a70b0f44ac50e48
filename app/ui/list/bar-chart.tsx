import './bar-chart.css';

export interface Bar {
  id: string;
  /** Null where there is no figure. */
  value: number | null;
  /** Below the bar, where there is room. */
  name?: string;
  /** A value to compare it with, drawn as a line across. */
  mark?: number;
  /** Where this changes there is a gap. */
  group?: string;
  accent?: boolean;
}

interface BarChartProps {
  /** Read out; the table beside it has the figures. */
  label: string;
  bars: readonly Bar[];
  /** What a bar is, and what the line across it is. */
  legend?: readonly [bar: string, mark: string];
}

/** With more bars there is no room for figures above them, nor for a name below each. */
const mostNamed = 13;

/** Bars in percent of the highest one, so that they fill any room without scaling their text. */
export function BarChart({ label, bars, legend }: BarChartProps) {
  const highest = Math.max(1, ...bars.flatMap(({ value, mark }) => [value ?? 0, mark ?? 0]));
  const labelled = bars.length <= mostNamed;
  // Above the highest bar there is room for its figure.
  const scale = labelled ? highest * 1.12 : highest;
  const high = (value: number) => (100 * value) / scale;
  const gaps = bars.map(
    (_, index) =>
      bars.slice(1, index + 1).filter(({ group }, before) => group !== bars[before]?.group).length,
  );
  const wide = 100 / (bars.length + (gaps.at(-1) ?? 0) / 2);
  const left = (index: number) => (index + (gaps[index] ?? 0) / 2) * wide;
  const every = Math.ceil(bars.length / mostNamed);
  return (
    <div>
      {legend && <Legend legend={legend} />}
      <svg className="bar-chart" role="img" aria-label={label}>
        {bars.map(({ id, value, mark, accent }, index) => (
          <g key={id}>
            {value !== null && (
              <rect
                className={accent ? 'bar-chart-accent' : undefined}
                x={`${left(index) + 0.06 * wide}%`}
                width={`${0.88 * wide}%`}
                y={`${100 - high(value)}%`}
                height={`${high(value)}%`}
                rx="3"
              />
            )}
            {mark !== undefined && (
              <rect
                className="bar-chart-mark"
                x={`${left(index)}%`}
                width={`${wide}%`}
                y={`${100 - high(mark)}%`}
                height="3"
              />
            )}
            {labelled && value !== null && value > 0 && mark === undefined && (
              <text x={`${left(index) + 0.5 * wide}%`} y={`${100 - high(value)}%`} dy="-6">
                {value}
              </text>
            )}
          </g>
        ))}
      </svg>
      {bars.some(({ name }) => name) && (
        <svg className="bar-chart-names" aria-hidden="true">
          {bars.map(
            ({ id, name }, index) =>
              index % every === 0 && (
                <text key={id} x={`${left(index) + 0.5 * wide}%`} y="16">
                  {name}
                </text>
              ),
          )}
        </svg>
      )}
    </div>
  );
}

const Legend = ({ legend: [bar, mark] }: { legend: readonly [string, string] }) => (
  <p className="bar-chart-legend" aria-hidden="true">
    <span>
      <svg width="14" height="16">
        <rect width="14" height="16" rx="3" />
      </svg>
      {bar}
    </span>
    <span>
      <svg width="18" height="3">
        <rect className="bar-chart-mark" width="18" height="3" />
      </svg>
      {mark}
    </span>
  </p>
);
