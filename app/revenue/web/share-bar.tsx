import './share-bar.css';

interface Part {
  name: string;
  /** Its figure, as people read it. */
  text?: string;
}

/** Which colour is what. Figures and names are in the table beside it, too. */
export const Legend = ({ parts }: { parts: readonly Part[] }) => (
  <p className="share-legend" aria-hidden="true">
    {parts.map(({ name, text }, index) => (
      <span key={name}>
        <svg width="14" height="16">
          <rect className={`series-${index}`} width="14" height="16" rx="5" />
        </svg>
        {name}
        {text && <strong className="tabular">{text}</strong>}
      </span>
    ))}
  </p>
);

interface ShareBarProps {
  /** Read out; the table beside it has the figures. */
  label: string;
  /** At most four, in the order of the colours. */
  parts: readonly (Part & { value: number })[];
}

/** How a sum is divided. */
export function ShareBar({ label, parts }: ShareBarProps) {
  const whole = parts.reduce((all, { value }) => all + value, 0);
  const before = (index: number) =>
    parts.slice(0, index).reduce((all, { value }) => all + value, 0) / whole;
  return (
    <div>
      <svg className="share-bar" role="img" aria-label={label}>
        {parts.map(
          ({ name, value }, index) =>
            value > 0 && (
              <rect
                key={name}
                className={`series-${index}`}
                x={`${100 * before(index)}%`}
                width={`${(100 * value) / whole}%`}
                height="100%"
                rx="4"
              />
            ),
        )}
      </svg>
      <Legend parts={parts} />
    </div>
  );
}
