import { useEffect, useRef, useState } from 'react';

/** A form that a button unfolds: opening it leads the focus to its first field, closing it back to the button. */
export function useUnfolded() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) place.current?.querySelector('input')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return { open, unfold: () => setOpen(true), fold: () => setOpen(false), opener, place };
}
