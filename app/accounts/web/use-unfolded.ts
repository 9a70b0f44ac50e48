import { useEffect, useRef, useState } from 'react';

/**
 * A form that opens under a button. When opened, its first field takes the focus (`takeFocus`);
 * when closed, the focus returns to the button.
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
