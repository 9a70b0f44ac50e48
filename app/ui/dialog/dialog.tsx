import { Icon } from '#app/ui/base/icon.tsx';
import { useId, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  /** Called by Escape, the scrim and the cross. */
  onClose: () => void;
  title: ReactNode;
  /** 620 px instead of 460. */
  wide?: boolean;
  /** A strip on top, 170 px high, behind the cross. */
  art?: ReactNode;
  /** Buttons, Cancel left of the primary one. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({ open, onClose, title, wide, art, actions, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      className={classes('dialog', wide && 'dialog-wide')}
      aria-labelledby={open ? titleId : undefined}
      {...useModal(open, onClose)}
    >
      {open && (
        <div className="dialog-sheet">
          {art && <div className="dialog-art">{art}</div>}
          <div className="dialog-content">
            <h2 id={titleId} className="heading-3">
              {title}
            </h2>
            {children}
            {actions && <div className="dialog-actions">{actions}</div>}
          </div>
          {/* Last, so that the focus first goes to the dialog's own content. */}
          <IconButton
            className={classes('dialog-close', Boolean(art) && 'dialog-close-on-art')}
            label="Close"
            icon={<Icon name="x" />}
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  );
}
