import { PanelLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { loadIdentity, useIdentity } from '#app/shared/identity.ts';
import { classes } from '#app/ui/classes.ts';
import { Drawer } from '#app/ui/drawer.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast.ts';
import { sectionAt } from '../sections.ts';
import { HomeLink, SectionLinks, SidebarFoot } from './sidebar.tsx';
import './dashboard-shell.css';

/** Sidebar and header round every page of the dashboard; the server writes them the same for everyone (part 1 section 2, "Dashboard shell"). */
export default function DashboardShell() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  useFreshIdentity();

  return (
    <div className={classes('dashboard', !open && 'dashboard-narrow')}>
      <aside id="sidebar" className="dashboard-sidebar" aria-label="Sidebar">
        <HomeLink />
        <SectionLinks />
        <SidebarFoot />
      </aside>
      <div className="dashboard-page">
        <header className="dashboard-header">
          <IconButton
            className="dashboard-collapse"
            outlined
            label="Sidebar"
            icon={<PanelLeft />}
            aria-expanded={open}
            aria-controls="sidebar"
            onClick={() => setOpen(!open)}
          />
          <IconButton
            className="dashboard-open-drawer"
            outlined
            label="Open menu"
            icon={<PanelLeft />}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          />
          <p className="heading-4">{sectionAt(pathname)?.title ?? 'Dashboard'}</p>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        label="Menu"
        side="left"
        heading={<HomeLink />}
        footer={<SidebarFoot onChoice={() => setDrawerOpen(false)} />}
      >
        <SectionLinks />
      </Drawer>
    </div>
  );
}

/** Who comes from another page of the site is asked about again; on a fresh document the startup has just done so. */
function useFreshIdentity(): void {
  const { status } = useIdentity();
  const cameSignedIn = useRef(status === 'signed-in');
  useEffect(() => {
    if (cameSignedIn.current) void loadIdentity({ onStale: sayStale });
  }, []);
  useEffect(() => {
    if (status === 'unreachable') sayStale();
  }, [status]);
}

const sayStale = (): void => void toast.error('Failed to refresh user data');
