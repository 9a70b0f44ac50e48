import { Icon } from './icon.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import './note.css';

const icons = {
  ok: 'circle-check',
  bad: 'circle-exclamation-point',
  warn: 'triangle-exclamation-point',
  info: 'info',
} as const;

interface NoteProps {
  kind: keyof typeof icons;
  className?: string;
  children: ReactNode;
}

/** A sentence next to its cause. */
export function Note({ kind, className, children }: NoteProps) {
  return (
    <div className={classes('note', `note-${kind}`, className)}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}

interface FormNoteProps {
  kind?: NoteProps['kind'];
  children: ReactNode;
}

/**
 * The error (or other outcome) of a whole form. Render it always, so that its content is announced
 * when it appears; it also scrolls into view.
 */
export function FormNote({ kind = 'bad', children }: FormNoteProps) {
  const region = useRef<HTMLDivElement>(null);
  const filled = Boolean(children);
  useEffect(() => {
    if (filled) region.current?.scrollIntoView({ block: 'nearest' });
  }, [filled]);
  return (
    <div ref={region} role="alert" className="form-note">
      {children && <Note kind={kind}>{children}</Note>}
    </div>
  );
}
