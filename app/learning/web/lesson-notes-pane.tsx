import type { ReactNode } from 'react';
import { Drawer } from '#app/ui/dialog/drawer.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { useMedia } from '#app/ui/base/use-media.ts';

interface LessonNotesPaneProps {
  onClose: () => void;
  /** The notes. */
  children: ReactNode;
}

/** The notes in place of the outline; where there is none beside the text, in a drawer. */
export function LessonNotesPane({ onClose, children }: LessonNotesPaneProps) {
  const narrow = useMedia('(width <= 1000px)');
  const heading = <h2 className="heading-4">Your notes</h2>;
  if (narrow)
    return (
      <Drawer open onClose={onClose} label="Notes" heading={heading}>
        {children}
      </Drawer>
    );
  return (
    <aside className="lesson-aside lesson-own-notes" aria-label="Your notes">
      <div className="lesson-notes-head">
        {heading}
        <IconButton label="Close notes" icon={<Icon name="x" />} onClick={onClose} />
      </div>
      <div className="lesson-notes-pane">{children}</div>
    </aside>
  );
}
