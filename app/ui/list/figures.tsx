import { useId, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Card } from '#app/ui/base/surface.tsx';
import './figures.css';

interface FiguresProps {
  heading: string;
  /** One sentence: what the reader should see. Nothing where there is nothing to say. */
  sentence?: ReactNode;
  /** Beside its table, where there is room. */
  chart?: ReactNode;
  table: ReactNode;
  /** The button that saves the table. */
  save?: ReactNode;
  /** The chart and the table are side by side on a wide screen. */
  wide?: boolean;
}

/** A chart with its table. */
export function Figures({ heading, sentence, chart, table, save, wide }: FiguresProps) {
  const id = useId();
  return (
    <Card as="section" className={classes('figures', wide && 'figures-wide')} aria-labelledby={id}>
      <div className="figures-head">
        <h2 id={id} className="heading-4">
          {heading}
        </h2>
        {sentence && <p className="text-small text-soft">{sentence}</p>}
      </div>
      {chart}
      <div className="stack">
        {table}
        {save && <div className="row">{save}</div>}
      </div>
    </Card>
  );
}
