import { Art } from '#app/ui/art/art.tsx';
import type { PasswordRule } from '../password-rules.ts';
import './launch-pad.css';

type Piece = PasswordRule['id'];

interface LaunchPadProps {
  /** The pieces that are built; the others are dotted outlines. */
  lit: ReadonlySet<Piece>;
  title: string;
  text: string;
}

/**
 * A rocket on its pad, one piece for each rule of the password. The checklist beside it says the
 * same in words.
 */
export function LaunchPad({ lit, title, text }: LaunchPadProps) {
  return (
    <aside className="launch-pad field-night" data-theme="dark">
      <div className="launch-sky" />
      <div className="launch-rocket" data-lit={[...lit].join(' ')}>
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
