import { useEffect, useEffectEvent } from 'react';

interface Keys {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** N opens the notes, unless it is a letter of a text. Escape closes them. */
export function useNotesKeys({ open, onOpen, onClose }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog has its own keys.
    if (document.querySelector('dialog:modal')) return;
    if (open && event.key === 'Escape') return onClose();
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isWriting(target)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;
