import { classes } from './classes.ts';
import './busy-rocket.css';

/** The spinner: a small rocket with its engine running. Decorative; the words beside it say what is going on. */
export function BusyRocket({ large }: { large?: boolean }) {
  return (
    <svg className={classes('busy-rocket', large && 'busy-rocket-large')} viewBox="-60 -150 120 240" aria-hidden="true">
      <g className="busy-rocket-craft">
        <g className="busy-rocket-plume" fill="var(--sindoor)">
          <path d="M-12 11C-16 40-4 67 0 91 4 67 16 40 12 11Z" />
          <path fill="var(--chalk)" d="M-7 11C-9 30-2 48 0 64 2 48 9 30 7 11Z" />
        </g>
        <path fill="var(--rani)" d="M20-46C26-26 48-16 48 10Q32 0 20 2ZM-20-46C-26-26-48-16-48 10Q-32 0-20 2Z" />
        <path fill="var(--jamun)" d="M-10 0-14 12H14L10 0Z" />
        <path fill="var(--rani)" d="M-20-44H20V0H-20ZM-20-93C-20-118-8-135 0-145 8-135 20-118 20-93Z" />
        <path
          fill="var(--aasman)"
          d="M-20-22A20 22 0 0 1 0-44V-22ZM0-44A20 22 0 0 0 20-22V-44ZM-20-22A20 22 0 0 0 0 0V-22ZM0 0A20 22 0 0 1 20-22V0Z"
        />
        <path fill="var(--chalk)" d="M-20-89H20V-44H-20Z" />
        <path fill="var(--jamun)" d="M-20-93H20V-89H-20ZM-20-45H20V-41H-20Z" />
        <circle fill="var(--jamun)" cy="-66" r="15" />
        <circle fill="var(--aasman)" cy="-66" r="11.5" />
        <path fill="var(--jamun-deep)" opacity=".16" d="M8.4 0V-132C15-122 20-110 20-93V0Z" />
      </g>
    </svg>
  );
}
