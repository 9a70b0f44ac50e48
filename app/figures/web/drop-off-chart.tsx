import type { LessonFigure } from '../contract.ts';
import './drop-off-chart.css';

interface DropOffChartProps {
  lessons: readonly LessonFigure[];
  /** The id of the lesson after which most people stop. */
  stop: string | undefined;
}

/**
 * A bar for each lesson, with a gap between stages; the highest one fills the chart. The table has
 * the figures.
 */
export function DropOffChart({ lessons, stop }: DropOffChartProps) {
  const highest = Math.max(...lessons.map(({ completed }) => completed ?? 0));
  /** How many stages have begun after the first, up to each lesson. */
  const gaps = lessons.map(
    (_, index) =>
      lessons.slice(1, index + 1).filter(({ stage }, before) => stage !== lessons[before]?.stage)
        .length,
  );
  const wide = 100 / (lessons.length + (gaps.at(-1) ?? 0) / 2);
  return (
    <svg
      className="drop-off-chart"
      role="img"
      aria-label="People who completed each lesson, in the order of the course. The table has the figures."
    >
      {lessons.map(({ id, completed }, index) => {
        const high = (100 * (completed ?? 0)) / highest;
        return (
          <rect
            key={id}
            className={id === stop ? 'drop-off-stop' : undefined}
            x={`${(index + (gaps[index] ?? 0) / 2 + 0.06) * wide}%`}
            width={`${0.88 * wide}%`}
            y={`${100 - high}%`}
            height={`${high}%`}
            rx="3"
          />
        );
      })}
    </svg>
  );
}
