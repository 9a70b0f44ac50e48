import { Icon } from '#app/ui/base/icon.tsx';
import { useCallback, useEffect, useState } from 'react';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const SearchDialog = later(partOf(() => import('./search-dialog.tsx'), 'SearchDialog'));

/** Opens the search with Ctrl or Cmd and K, and with a button where the page has room for one. */
export function SearchOpener({ button }: { button: boolean }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // An open dialog is not covered by another.
      if (!open && document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setOpen(!open);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
  return (
    <>
      {button && (
        <IconButton
          className="header-search"
          label="Search"
          aria-keyshortcuts="Control+K Meta+K"
          icon={<Icon name="search" />}
          onClick={() => setOpen(true)}
        />
      )}
      {open && <SearchDialog onClose={close} />}
    </>
  );
}
