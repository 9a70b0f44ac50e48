import { classes } from '#app/ui/base/classes.ts';
import sheet from '#app/ui/base/icons.svg';
import './busy-rocket.css';

/**
 * The spinner: a small rocket with its engine running. Decorative; the words beside it say what is
 * happening.
 */
export const BusyRocket = ({ large }: { large?: boolean }) => (
  <svg
    className={classes('busy-rocket', large && 'busy-rocket-large')}
    viewBox="-60 -150 120 240"
    aria-hidden="true"
  >
    <g className="busy-rocket-craft">
      <use className="busy-rocket-plume" href={`${sheet}#plume`} />
      <use href={`${sheet}#craft`} />
    </g>
  </svg>
);
