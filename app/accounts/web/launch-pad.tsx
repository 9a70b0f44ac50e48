import { Art } from '#app/ui/art/art.tsx';
import type { PasswordRule } from '../password-rules.ts';
import './launch-pad.css';

interface LaunchPadProps {
  /** What the rocket is built of so far; the rest is dotted outlines. */
  met: readonly PasswordRule[];
  title: string;
  text: string;
}

/**
 * A rocket on its pad, one piece for each rule of the password. The checklist beside it says the
 * same in words.
 */
export function LaunchPad({ met, title, text }: LaunchPadProps) {
  return (
    <aside className="launch-pad field-night" data-theme="dark">
      <div className="launch-sky" />
      <div className="launch-rocket" data-lit={met.map(({ id }) => id).join(' ')}>
        <Art kind="launch-pad" seed="password" />
      </div>
      <div className="launch-ground" />
      <div className="launch-words">
        <p className="heading-2">{title}</p>
        <p>{text}</p>
      </div>
    </aside>
  );
}
