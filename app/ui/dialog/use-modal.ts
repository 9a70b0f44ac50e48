import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { openModals } from './open-modals.ts';

/**
 * Props for a `<dialog>` that is modal while `open`: Escape and a press on the scrim close it, and
 * the focus returns to where it was.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
): Pick<ComponentProps<'dialog'>, 'onCancel' | 'onPointerDown' | 'onClick' | 'onClose'> & {
  ref: RefObject<HTMLDialogElement | null>;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const around = dialog.parentElement?.closest<HTMLElement>('section, main');
    const root = document.documentElement;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
    dialog.showModal();
    openModals.add(dialog);
    return () => {
      dialog.close();
      openModals.remove(dialog);
      // An action in the dialog may remove the button that opened it.
      if (around) keepFocusIn(around);
    };
  }, [open]);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // The browser itself closes the dialog when Escape is pressed twice.
    onClose: (event) => {
      const dialog = ref.current;
      if (event.target !== dialog || !open || dialog.open) return;
      openModals.remove(dialog);
      onClose();
    },
    // All content is in a child, so an event on the dialog itself is on its scrim. Ignores a press
    // that began inside (selecting text).
    onPointerDown: (event) => {
      pressedScrim.current = event.target === ref.current;
    },
    onClick: (event) => {
      if (pressedScrim.current && event.target === ref.current) onClose();
    },
  };
}
