import type { ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Draws a dialog at the end of the document. One with a form of its own can be opened from inside a
 * form: neither contains the other, and what is typed and sent in the dialog stays there.
 */
export const Apart = ({ children }: { children: ReactNode }) =>
  createPortal(
    // React would pass these on to the form around the opener.
    <div onInput={keep} onSubmit={keep}>
      {children}
    </div>,
    document.body,
  );
