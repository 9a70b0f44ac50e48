import type { ReactNode } from 'react';
import './fact-list.css';

/** Short facts below a card's action, each with an icon; the items are `li`. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <ul className="fact-list">{children}</ul>
);
