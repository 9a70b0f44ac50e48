import { BusyRocket } from './busy-rocket.tsx';
import { classes } from '#app/ui/base/classes.ts';
import './full-screen-loader.css';

interface LoaderProps {
  text?: string;
  /** Covers its container instead of the screen; the container is positioned. */
  inset?: boolean;
}

/** A rocket on marigold while nothing else can be shown. */
export const FullScreenLoader = ({ text = 'Fuelling up', inset }: LoaderProps) => (
  <div
    className={classes('full-screen-loader', inset && 'full-screen-loader-inset', 'field-genda')}
    role="status"
  >
    <BusyRocket large />
    <p className="strong">{text}</p>
  </div>
);
