import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type ComponentType, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Drawer } from '#app/ui/dialog/drawer.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import './side-frame.css';

interface SideFrameProps {
  /** In the header: the current section. */
  title: ReactNode;
  /**
   * The page's h1 for screen readers, since the header shows it already; for pages without a
   * heading of their own.
   */
  heading?: string | undefined;
  /** At the top of the sidebar. */
  logo: ReactNode;
  /** The list of sections; its links close the drawer. */
  navigation: ReactNode;
  /**
   * At the bottom of the sidebar. It calls `onChoice` when something other than a link leaves the
   * page.
   */
  Foot: ComponentType<{ onChoice?: () => void }>;
  /** On the right of the header. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * Sidebar and header around a page, with `<main>`: 256 px, 80 px when collapsed, a drawer below 768
 * px (part 1 section 2).
 */
export function SideFrame({
  title,
  heading,
  logo,
  navigation,
  Foot,
  tools,
  children,
}: SideFrameProps) {
  const [open, setOpen] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={classes('side-frame', !open && 'side-frame-narrow')}>
      <aside id="sidebar" className="side-frame-bar" aria-label="Sidebar">
        {logo}
        {navigation}
        <Foot />
      </aside>
      <div className="side-frame-page">
        <header className="side-frame-header">
          <IconButton
            className="side-frame-collapse"
            outlined
            label="Sidebar"
            icon={<Icon name="panel-left" />}
            aria-expanded={open}
            aria-controls="sidebar"
            onClick={() => setOpen(!open)}
          />
          <IconButton
            className="side-frame-open"
            outlined
            label="Open menu"
            icon={<Icon name="panel-left" />}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          />
          <p className="heading-4">{title}</p>
          {tools}
        </header>
        <main id="main" tabIndex={-1}>
          {heading && <h1 className="visually-hidden">{heading}</h1>}
          {children}
        </main>
      </div>
      <Drawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        label="Menu"
        side="left"
        heading={logo}
        footer={<Foot onChoice={() => setDrawerOpen(false)} />}
      >
        {navigation}
      </Drawer>
    </div>
  );
}
