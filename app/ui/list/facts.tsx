import type { ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import './facts.css';

interface FactsProps {
  /** One fact per row; otherwise names above values, as many side by side as fit. */
  rows?: boolean;
  className?: string;
  children: ReactNode;
}

/** Names and values; the items are `Fact`s. */
export const Facts = ({ rows, className, children }: FactsProps) => (
  <dl className={classes('facts', rows && 'facts-rows', className)}>{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);
