import type { LessonFigure } from '../contract.ts';
import './drop-off-chart.css';

interface DropOffChartProps {
  lessons: readonly LessonFigure[];
  /** The id of the lesson after which most people stop. */
  stop: string | undefined;
}

/**
 * A bar for each lesson, with a gap between stages, in percent of the highest one. The table has the
 * figures.
 */
export function DropOffChart({ lessons, stop }: DropOffChartProps) {
  const highest = Math.max(...lessons.map(({ completed }) => completed ?? 0));
  const stages = [...new Set(lessons.map(({ stage }) => stage))];
  const wide = 100 / (lessons.length + (stages.length - 1) / 2);
  return (
    <svg
      className="drop-off-chart"
      role="img"
      aria-label="People who completed each lesson, in the order of the course. The table has the figures."
    >
      {lessons.map(({ id, stage, completed }, index) => {
        const high = (100 * (completed ?? 0)) / highest;
        return (
          <rect
            key={id}
            className={id === stop ? 'drop-off-stop' : undefined}
            x={`${(index + stages.indexOf(stage) / 2 + 0.06) * wide}%`}
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
