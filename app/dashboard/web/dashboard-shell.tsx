import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { loadIdentity, useIdentity } from '#app/shared/identity.ts';
import { SideFrame } from '#app/ui/side-frame.tsx';
import { SidebarLogo } from '#app/ui/sidebar.tsx';
import { toast } from '#app/ui/toast.ts';
import { sectionAt } from '../sections.ts';
import { SectionLinks, SidebarFoot } from './sidebar.tsx';

/** Sidebar and header round every page of the dashboard; the server writes them the same for everyone (part 1 section 2, "Dashboard shell"). */
export default function DashboardShell() {
  const { pathname } = useLocation();
  useFreshIdentity();
  return (
    <SideFrame title={sectionAt(pathname)?.title ?? 'Dashboard'} logo={<SidebarLogo />} navigation={<SectionLinks />} Foot={SidebarFoot}>
      <Outlet />
    </SideFrame>
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
