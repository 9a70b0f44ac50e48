import type { ReactNode } from 'react';
import './seal.css';

interface SealProps {
  /** The number in the seal and the unit below it, e.g. 60 and "days". */
  number: number;
  unit: string;
  /** The promise in words; the seal itself is decoration. */
  children: ReactNode;
}

export function Seal({ number, unit, children }: SealProps) {
  return (
    <div className="seal">
      <span className="seal-stamp" aria-hidden="true">
        <b className="number">{number}</b>
        <small>{unit}</small>
      </span>
      <p className="text-small">{children}</p>
    </div>
  );
}
