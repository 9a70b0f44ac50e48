import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { afterPaint } from '#app/ui/base/after-paint.ts';
import { classes } from '#app/ui/base/classes.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { useModal } from './use-modal.ts';
import './drawer.css';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Labels the drawer and its close button: "Close menu". */
  label: string;
  side?: 'left' | 'right';
  /** The content has no padding. */
  flush?: boolean;
  /** Beside the cross, e.g. the logo. */
  heading?: ReactNode;
  /** At the bottom, e.g. Login and Register. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet of 300 px at the edge. It opens at its link to the current page, and following a link
 * closes it.
 */
export function Drawer({
  open,
  onClose,
  label,
  side = 'right',
  flush,
  heading,
  footer,
  children,
}: DrawerProps) {
  const modal = useModal(open, onClose);
  const { ref } = modal;
  // Opening it moves the focus, and the scroll with it: in Safari a moment later.
  useEffect(() => {
    const show = () =>
      ref.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
    if (open) afterPaint(show);
  }, [open, ref]);
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };
  return (
    <dialog
      className={classes('drawer', `drawer-${side}`, flush && 'drawer-flush')}
      aria-label={label}
      {...modal}
    >
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from its links
        <div className="drawer-sheet" onClick={closeOnLink}>
          <div className="drawer-head">
            {heading}
            <IconButton
              className="drawer-close"
              label={`Close ${label.toLowerCase()}`}
              icon={<Icon name="x" />}
              onClick={onClose}
            />
          </div>
          <div className="drawer-content">{children}</div>
          {footer && <div className="drawer-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
