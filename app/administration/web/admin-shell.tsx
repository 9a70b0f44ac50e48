import type { IconName } from '#app/ui/icon.tsx';
import { Outlet, useLocation } from 'react-router';
import { loadIdentity, standingOf, useIdentity } from '#app/shared/identity.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/empty-state.tsx';
import { SideFrame } from '#app/ui/side-frame.tsx';
import { SidebarButton, SidebarLink, SidebarList, SidebarLogo } from '#app/ui/sidebar.tsx';
import { switchTheme } from '#app/ui/theme.ts';
import { sectionAt, sections } from '../sections.ts';

const icons: Readonly<Record<string, IconName>> = {
  '/admin': 'layout-dashboard',
  '/admin/courses': 'graduation-cap',
  '/admin/members': 'users',
  '/admin/enquiries': 'inbox',
  '/admin/placements': 'file-user',
  '/admin/openings': 'briefcase-business',
  '/admin/hackathons': 'trophy',
  '/admin/live-sessions': 'presentation',
  '/admin/highlights': 'sparkles',
  '/admin/ai-tools': 'wrench',
  '/admin/investors': 'landmark',
  '/admin/college-requests': 'school',
  '/admin/held-rewards': 'hourglass',
  '/admin/payments': 'banknote',
  '/admin/audit': 'scroll-text',
};

/**
 * The frame of every page below /admin. The server writes nothing of it, since it knows nobody; in the browser it stands for admins
 * alone, and so do the pages inside: everyone else is being led away by the guard (decisions.md ruling 6).
 */
export default function AdminShell() {
  const { pathname } = useLocation();
  const identity = useIdentity();
  if (identity.status === 'unreachable') return <Unreachable message={identity.message} />;
  if (!standingOf(identity).admin) return <main id="main" tabIndex={-1} />;
  const section = sectionAt(pathname);
  return (
    <SideFrame
      title={section?.label ?? 'Admin'}
      heading={section?.path === pathname ? section.label : undefined}
      logo={<SidebarLogo />}
      navigation={<SidebarList label="Admin" sections={sections} icons={icons} current={section?.path} />}
      Foot={SidebarFoot}
    >
      <Outlet />
    </SideFrame>
  );
}

const SidebarFoot = () => (
  <div className="sidebar-foot">
    <SidebarButton icon="moon" label="Dark mode" onClick={switchTheme} />
    <SidebarLink icon="arrow-left" label="Back to site" to="/" />
  </div>
);

const Unreachable = ({ message }: { message: string }) => (
  <main id="main" tabIndex={-1} className="wrap section">
    <ErrorState heading="The admin pages did not load" level={1} action={<Button onClick={() => void loadIdentity()}>Try again</Button>}>
      {message}
    </ErrorState>
  </main>
);
