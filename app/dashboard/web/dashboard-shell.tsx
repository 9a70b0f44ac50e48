import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router';
import { opensDirectory } from '#app/investors/web/investor-access.ts';
import { Bell } from '#app/notifications/web/bell.tsx';
import {
  loadIdentity,
  nameOf,
  useIdentity,
  useProfile,
  useSeesAsAdmin,
  type Identity,
} from '#app/shared/identity.ts';
import { sectionAt, sectionsOf } from '#app/shared/sections.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SideFrame } from '#app/ui/frame/side-frame.tsx';
import { SidebarLogo } from '#app/ui/frame/sidebar.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { hasUnsent } from '#app/ui/form/unsent.ts';
import { SectionLinks, SidebarFoot } from './sidebar.tsx';
import './dashboard-shell.css';

const sections = sectionsOf('dashboard');

/**
 * Sidebar and header around every page of the dashboard; the server renders them the same for
 * everyone (part 1 section 2, "Dashboard shell").
 */
export default function DashboardShell() {
  const { pathname } = useLocation();
  const identity = useFreshIdentity();
  const seesAsAdmin = useSeesAsAdmin();
  useLateSends();
  const section = sectionAt(pathname, sections);
  return (
    <SideFrame
      title={section?.title ?? 'Dashboard'}
      heading={section?.path === pathname ? section.heading : undefined}
      logo={<SidebarLogo />}
      navigation={<SectionLinks investors={opensDirectory(identity)} />}
      Foot={SidebarFoot}
      tools={
        identity.status === 'signed-in' && (
          <>
            <Bell unread={identity.unreadNotifications} />
            <OwnProfile />
          </>
        )
      }
    >
      {seesAsAdmin && (
        <Note kind="info" className="dashboard-as-admin">
          You see this as an admin
        </Note>
      )}
      <Outlet />
    </SideFrame>
  );
}

/** For phones, where the sidebar with the profile is hidden. */
function OwnProfile() {
  const profile = useProfile();
  return (
    <AppLink to="/dashboard/profile" className="dashboard-person">
      <Avatar name={nameOf(profile)} photoUrl={profile?.photoURL ?? null} />
      <span className="visually-hidden">Your profile</span>
    </AppLink>
  );
}

/**
 * Asks again about someone who comes from another page of the site; on a new document the startup
 * has just asked.
 */
function useFreshIdentity(): Identity {
  const identity = useIdentity();
  const { status } = identity;
  const cameSignedIn = useRef(status === 'signed-in');
  useEffect(() => {
    if (cameSignedIn.current) void loadIdentity({ onStale: sayStale });
  }, []);
  useEffect(() => {
    if (status === 'unreachable') sayStale();
  }, [status]);
  return identity;
}

/** What a lesson's window could not send before it was closed is sent from whichever page opens next. */
function useLateSends(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!hasUnsent()) return;
    void Promise.all([
      import('#app/notes/web/note-drafts.ts'),
      import('#app/notes/web/bookmarks.ts'),
    ])
      .then(() => import('#app/learning/web/late-sends.ts'))
      .then(async ({ sendLate }) => (await sendLate()) && revalidate())
      // Without a connection it waits for the next page.
      .catch(() => undefined);
  }, [revalidate]);
}

const sayStale = (): void => void toast.error('Failed to refresh user data');
