import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { FieldInk } from './surface.tsx';
import './ticket.css';

interface TicketProps {
  field?: FieldInk;
  /** Ink of the right part; default: the same. */
  stubField?: FieldInk;
  /** Beside the words, on the lower edge. */
  picture?: ReactNode;
  /** The right part, shaped like a nose: a number and its unit, or a picture. */
  stub: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Two docked parts, e.g. the boarding pass of a membership; stacked if there is little room. */
export function Ticket({
  field = 'sky',
  stubField = field,
  picture,
  stub,
  className,
  children,
}: TicketProps) {
  return (
    <section className={classes('ticket', className)}>
      <div className="ticket-parts">
        {picture ? (
          <div className={`ticket-body ticket-pictured field-${field}`}>
            <div className="ticket-words">{children}</div>
            {picture}
          </div>
        ) : (
          <div className={`ticket-body field-${field}`}>{children}</div>
        )}
        <div className={`ticket-stub field-${stubField}`}>{stub}</div>
      </div>
    </section>
  );
}

/** Facts on a ticket: name above, value below. */
export function TicketFacts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="ticket-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
