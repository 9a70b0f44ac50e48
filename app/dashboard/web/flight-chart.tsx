import { artPath } from '#app/ui/art/art-path.ts';
import { classes } from '#app/ui/base/classes.ts';
import type { Course, FlightPath } from '../flight-path.ts';

interface FlightChartProps {
  course: Course;
  path: FlightPath;
  /** The seed of the craft: the course. */
  seed: string;
  palette?: string | undefined;
  glyph?: string | undefined;
  label: string;
  className: string;
}

/** Units on the chart. */
const craftSize = { width: 70, height: 140 };

/** The drawing of a flight path. */
export function FlightChart({
  course,
  path: { whole, flown, nodes, craft },
  seed,
  palette,
  glyph,
  label,
  className,
}: FlightChartProps) {
  const grounded = flown === null;
  // Below the craft, but inside the chart.
  const clear = (y: number) => Math.min(54, course.height - y - 4);
  const picture = artPath('craft', seed, {
    palette,
    glyph,
    build: 'single',
    plumeLength: 46,
    grounded,
    outlined: true,
  });
  return (
    <svg
      className={classes('flight-chart', className)}
      viewBox={`0 0 ${course.width} ${course.height}`}
      role="img"
      aria-label={label}
    >
      <path className="flight-chart-way" d={whole} />
      {flown && <path className="flight-chart-flown" d={flown} />}
      {nodes.map(({ x, y, title, number, complete, labelled }) => (
        <g
          key={number}
          className={complete ? 'flight-chart-complete' : undefined}
          transform={`translate(${x} ${y})`}
        >
          <title>{title}</title>
          <circle r="10" />
          {complete && <path d="M-4.2,.2L-1.2,3.2L4.4,-3" />}
          {labelled && (
            <text y={Math.abs(x - craft.x) < craftSize.height / 2 ? clear(y) : 36}>
              Stage {number}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${craft.x} ${craft.y}) rotate(${90 + craft.angle})`}>
        <image href={picture} x={-craftSize.width / 2} y={-craftSize.height / 2} {...craftSize} />
      </g>
    </svg>
  );
}
