import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import './note.css';

const icons = { ok: CircleCheck, bad: CircleAlert, warn: TriangleAlert, info: Info };

interface NoteProps {
  kind: keyof typeof icons;
  className?: string;
  children: ReactNode;
}

/** A sentence next to its cause. */
export function Note({ kind, className, children }: NoteProps) {
  const Icon = icons[kind];
  return (
    <div className={classes('note', `note-${kind}`, className)}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}

/** The error (or other outcome) of a whole form, above its fields. Render it always, so that its content is announced when it comes. */
export const FormNote = ({ kind = 'bad', children }: { kind?: NoteProps['kind']; children: ReactNode }) => (
  <div role="alert" className="form-note">
    {children && <Note kind={kind}>{children}</Note>}
  </div>
);
