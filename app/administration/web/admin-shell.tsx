import { Outlet, useLocation } from 'react-router';
import { loadIdentity, standingOf, useIdentity } from '#app/shared/identity.ts';
import { isForFinance } from '#app/shared/redirects.ts';
import { sectionAt, sectionsOf } from '#app/shared/sections.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { SideFrame } from '#app/ui/frame/side-frame.tsx';
import { SidebarButton, SidebarLink, SidebarList, SidebarLogo } from '#app/ui/frame/sidebar.tsx';
import { switchTheme } from '#app/ui/base/theme.ts';

const sections = sectionsOf('admin');

/**
 * The frame of every page below /admin. The server renders none of it, since it doesn't know who
 * asks. In the browser it renders only for admins, and for finance with their sections. So do the
 * pages inside: the guard redirects everyone else (decisions.md rulings 6 and 64).
 */
export default function AdminShell() {
  const { pathname } = useLocation();
  const identity = useIdentity();
  if (identity.status === 'unreachable') return <Unreachable message={identity.message} />;
  const { admin, finance } = standingOf(identity);
  const open = admin ? sections : sections.filter(({ path }) => finance && isForFinance(path));
  const section = sectionAt(pathname, open);
  if (!admin && !section) return <main id="main" tabIndex={-1} />;
  return (
    <SideFrame
      title={section?.title ?? 'Admin'}
      heading={section?.path === pathname ? section.heading : undefined}
      logo={<SidebarLogo />}
      navigation={<SidebarList label="Admin" sections={open} current={section?.path} />}
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
    <ErrorState
      heading="The admin pages did not load"
      level={1}
      action={<Button onClick={() => void loadIdentity()}>Try again</Button>}
    >
      {message}
    </ErrorState>
  </main>
);
