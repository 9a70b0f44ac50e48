import { planOf } from '#app/memberships/plans.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { paiseText, rupeesOf } from '#app/shared/money.ts';
import { lineStep, plansShown, type Bucket } from '../by-day.ts';
import { Legend } from './share-bar.tsx';
import './day-chart.css';

interface DayChartProps {
  /** Read out; the table beside it has the figures. */
  label: string;
  buckets: readonly Bucket[];
}

/** With more bars there is no room for figures above them, nor for a name below each. */
const mostNamed = 13;

/**
 * What came in, a bar for each day or month, divided by plan. It is drawn in percent, so that it
 * fills any room without scaling its text.
 */
export function DayChart({ label, buckets }: DayChartProps) {
  const largest = Math.max(...buckets.map(({ sums }) => sums.paid));
  const step = lineStep(largest);
  // Above the highest bar there is room for its figure.
  const scale = Math.max(largest * 1.09, step);
  const high = (paise: number) => (100 * paise) / scale;
  const wide = 100 / buckets.length;
  const lines = Array.from({ length: Math.floor(scale / step) }, (_, index) => (index + 1) * step);
  const every = Math.ceil(buckets.length / mostNamed);
  return (
    <div>
      <Legend parts={plansShown.map((plan) => ({ name: planOf(plan).name }))} />
      <svg className="day-chart" role="img" aria-label={label}>
        {lines.map((paise) => (
          <line
            key={paise}
            x1="0"
            x2="100%"
            y1={`${100 - high(paise)}%`}
            y2={`${100 - high(paise)}%`}
          />
        ))}
        {buckets.map(({ name, paid, sums }, index) => (
          <g key={name}>
            {paid.map((paise, plan) => {
              if (paise === 0) return null;
              const below = paid.slice(plan + 1).reduce((all, each) => all + each, 0);
              return (
                <rect
                  key={plansShown[plan]}
                  className={`series-${plan}`}
                  x={`${(index + 0.12) * wide}%`}
                  width={`${0.76 * wide}%`}
                  y={`${100 - high(below + paise)}%`}
                  height={`${high(paise)}%`}
                  rx="3"
                />
              );
            })}
            {buckets.length <= mostNamed && sums.paid > 0 && (
              <text x={`${(index + 0.5) * wide}%`} y={`${100 - high(sums.paid)}%`} dy="-6">
                {indianNumber(rupeesOf(sums.paid) / 1000, 1)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <svg className="day-chart-names" aria-hidden="true">
        {buckets.map(
          ({ name, label: below }, index) =>
            index % every === 0 && (
              <text key={name} x={`${(index + 0.5) * wide}%`} y="14">
                {below}
              </text>
            ),
        )}
      </svg>
      <p className="text-tiny text-faint">
        {buckets.length <= mostNamed && 'Above the bars, thousands of rupees. '}A line for every{' '}
        {paiseText(step)}.
      </p>
    </div>
  );
}
