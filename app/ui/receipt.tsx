import type { ReactNode } from 'react';
import './receipt.css';

interface ReceiptProps {
  title: ReactNode;
  /** Beside the title, e.g. a badge with the currency. */
  aside?: ReactNode;
  lines: readonly { name: string; amount: string }[];
  totalName: string;
  total: string;
  /** The button to pay and the small print. */
  children?: ReactNode;
}

/** A bill with a torn edge. Amounts arrive formatted. */
export function Receipt({ title, aside, lines, totalName, total, children }: ReceiptProps) {
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
        <p className="receipt-total" aria-live="polite">
          <span>{totalName}</span>
          <b className="number">{total}</b>
        </p>
        {children}
      </section>
    </div>
  );
}
