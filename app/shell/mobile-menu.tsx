import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Identity } from '#app/shared/identity.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const MobileMenuDrawer = later(
  partOf(() => import('./mobile-menu-drawer.tsx'), 'MobileMenuDrawer'),
);

/**
 * The button of the menu on narrow screens. The menu is loaded on the first press, and closes on
 * every change of page.
 */
export function MobileMenu({ identity }: { identity: Identity }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <div className="header-burger">
      <IconButton
        label="Open menu"
        icon={<Icon name="menu" />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <MobileMenuDrawer identity={identity} onClose={() => setOpen(false)} />}
    </div>
  );
}
