import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './receipt.css';

interface ReceiptProps {
  title: ReactNode;
  /** Beside the title, e.g. a badge with the currency. */
  aside?: ReactNode;
  lines: readonly { name: string; amount: string }[];
  /** The total, the button to pay and the small print. */
  children?: ReactNode;
}

/** A bill with a torn edge. Pass formatted amounts. */
export function Receipt({ title, aside, lines, children }: ReceiptProps) {
  return (
    <div className="receipt-shadow">
      <section className="receipt">
        <div className="row row-between">
          <h2 className="heading-4">{title}</h2>
          {aside}
        </div>
        <dl className="receipt-lines">
          {lines.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {children}
      </section>
    </div>
  );
}

interface ReceiptTotalProps {
  name: string;
  total: string;
  /** Name above total, for a low bar. */
  compact?: boolean;
}

export const ReceiptTotal = ({ name, total, compact }: ReceiptTotalProps) => (
  <p className={classes('receipt-total', compact && 'receipt-total-compact')} aria-live="polite">
    <span>{name}</span>
    <b className="number">{total}</b>
  </p>
);
