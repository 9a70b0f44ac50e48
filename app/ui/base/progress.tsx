import { classes } from './classes.ts';
import './progress.css';

const percentOf = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100);

/**
 * A fill with a nose. Its width is an SVG attribute, since the policy allows no style attributes.
 */
function Fill({ fraction }: { fraction: number }) {
  const percent = percentOf(fraction);
  if (percent === 0) return null;
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <rect width={`${percent / 2}%`} height="12" />
      <rect width={`${percent}%`} height="12" rx={percent === 100 ? 0 : 6} />
    </svg>
  );
}

interface ProgressProps {
  label: string;
  done: number;
  total: number;
  /** Read out instead of the percentage, e.g. "7 of 20 lessons". */
  valueText?: string;
  className?: string;
}

const semanticsOf = (label: string, percent: number, valueText?: string) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': valueText,
  }) as const;

/** One bar. */
export function Progress({ label, done, total, valueText, className }: ProgressProps) {
  const fraction = total > 0 ? done / total : 0;
  return (
    <div
      className={classes('progress', className)}
      {...semanticsOf(label, percentOf(fraction), valueText)}
    >
      <span>
        <Fill fraction={fraction} />
      </span>
    </div>
  );
}

interface StageProgressProps {
  label: string;
  /** One segment per stage, e.g. the sections of a course with their lessons. */
  stages: readonly { id: string; done: number; total: number }[];
  valueText?: string;
  className?: string;
}

/** One segment for each stage. */
export function StageProgress({ label, stages, valueText, className }: StageProgressProps) {
  const sum = (key: 'done' | 'total') => stages.reduce((all, stage) => all + stage[key], 0);
  const total = sum('total');
  return (
    <div
      className={classes('progress', className)}
      {...semanticsOf(label, percentOf(total > 0 ? sum('done') / total : 0), valueText)}
    >
      {stages.map((stage) => (
        <span key={stage.id}>
          <Fill fraction={stage.total > 0 ? stage.done / stage.total : 0} />
        </span>
      ))}
    </div>
  );
}
