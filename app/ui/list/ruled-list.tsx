import type { ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import './ruled-list.css';

interface RuledListProps {
  /** Its custom property `--ruled-space` is the space above and below an item. */
  className?: string;
  children: ReactNode;
}

/** Things to read one after another, with a rule between them; the items are `li`. */
export const RuledList = ({ className, children }: RuledListProps) => (
  <ul className={classes('ruled-list', className)}>{children}</ul>
);
