import { useEffect, useRef, useState } from 'react';

/**
 * A form that a button unfolds: closing it leads the focus back to the button. Opened, its first
 * field takes the focus (`takeFocus`).
 */
export function useUnfolded() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return { open, unfold: () => setOpen(true), fold: () => setOpen(false), opener };
}
