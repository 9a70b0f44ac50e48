import type { ComponentProps } from 'react';
import './chip.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'onToggle'> {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
}

/** A filter that is on or off. */
export const Chip = ({ pressed, onToggle, ...rest }: ChipProps) => (
  <button
    type="button"
    className="chip"
    aria-pressed={pressed}
    onClick={() => onToggle(!pressed)}
    {...rest}
  />
);

/** Chips in a row; on small screens the row scrolls within itself. */
export const ChipRow = ({ label, ...rest }: ComponentProps<'div'> & { label: string }) => (
  <div role="group" aria-label={label} className="chip-row" {...rest} />
);
