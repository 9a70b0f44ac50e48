import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { Drawer } from '#app/ui/dialog/drawer.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { useMedia } from '#app/ui/base/use-media.ts';

interface LessonNotesPaneProps {
  /** The note whose highlight opened it, if one did; another object moves the focus here again. */
  noting: { at?: string };
  /** The button that opens it otherwise. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The notes. */
  children: ReactNode;
}

/** The notes in place of the outline; where there is none beside the text, in a drawer. */
export function LessonNotesPane({ noting, opener, onClose, children }: LessonNotesPaneProps) {
  const narrow = useMedia('(width <= 1000px)');
  const title = useRef<HTMLHeadingElement>(null);
  // Unless the focus has moved on, it goes back to where it came from.
  const goBack = useEffectEvent(() => {
    const { at } = noting;
    const mark = at && document.querySelector<HTMLElement>(`mark[data-note="${CSS.escape(at)}"]`);
    const from = mark || opener.current;
    if (!from || !document.activeElement?.contains(from)) return;
    if (mark) mark.setAttribute('tabindex', '-1');
    from.focus();
  });
  // The title is always in view. Scrolling to it would move the lesson beside it.
  useEffect(() => title.current?.focus({ preventScroll: true }), [noting]);
  useEffect(() => () => goBack(), []);
  const heading = (
    <h2 ref={title} tabIndex={-1} className="heading-4">
      Your notes
    </h2>
  );
  if (narrow)
    return (
      <Drawer open onClose={onClose} label="Your notes" heading={heading}>
        <div className="lesson-notes-sheet">{children}</div>
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
