import {
  ArrowLeft,
  GraduationCap,
  BriefcaseBusiness,
  FileUser,
  Hourglass,
  Inbox,
  Landmark,
  LayoutDashboard,
  Moon,
  Presentation,
  ScrollText,
  School,
  Sparkles,
  Trophy,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { loadIdentity, standingOf, useIdentity } from '#app/shared/identity.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/empty-state.tsx';
import { SideFrame } from '#app/ui/side-frame.tsx';
import { SidebarButton, SidebarLink, SidebarList, SidebarLogo } from '#app/ui/sidebar.tsx';
import { switchTheme } from '#app/ui/theme.ts';
import { sectionAt, sections } from '../sections.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/admin': LayoutDashboard,
  '/admin/courses': GraduationCap,
  '/admin/members': Users,
  '/admin/enquiries': Inbox,
  '/admin/placements': FileUser,
  '/admin/openings': BriefcaseBusiness,
  '/admin/hackathons': Trophy,
  '/admin/live-sessions': Presentation,
  '/admin/highlights': Sparkles,
  '/admin/ai-tools': Wrench,
  '/admin/investors': Landmark,
  '/admin/college-requests': School,
  '/admin/held-rewards': Hourglass,
  '/admin/audit': ScrollText,
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
    <SidebarButton icon={Moon} label="Dark mode" onClick={switchTheme} />
    <SidebarLink icon={ArrowLeft} label="Back to site" to="/" />
  </div>
);

const Unreachable = ({ message }: { message: string }) => (
  <main id="main" tabIndex={-1} className="wrap section">
    <ErrorState heading="The admin pages did not load" level={1} action={<Button onClick={() => void loadIdentity()}>Try again</Button>}>
      {message}
    </ErrorState>
  </main>
);
