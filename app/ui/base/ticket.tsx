import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { FieldInk } from './surface.tsx';
import './ticket.css';

interface TicketProps {
  field?: FieldInk;
  /** Ink of the right part; default: the same. */
  stubField?: FieldInk;
  /** The right part, shaped like a nose: a number and its unit. */
  stub: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Two docked parts, e.g. the boarding pass of a membership. */
export function Ticket({
  field = 'sky',
  stubField = field,
  stub,
  className,
  children,
}: TicketProps) {
  return (
    <section className={classes('ticket', className)}>
      <div className={`ticket-body field-${field}`}>{children}</div>
      <div className={`ticket-stub field-${stubField}`}>{stub}</div>
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
