import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Menu } from '#app/ui/dialog/menu.tsx';
import { coursesLink } from './navigation.ts';

const FirstCourses = later(partOf(() => import('./first-courses.tsx'), 'FirstCourses'));

/**
 * The first courses, and at the end a link to all of them (decisions.md ruling 51). They are
 * requested once someone turns to the menu: no document contains them.
 */
export function CoursesMenu({ current }: { current: boolean }) {
  const [wanted, setWanted] = useState(false);
  const className = classes('header-link', current && 'header-link-current');
  return (
    <>
      {/* Browsers that run scripts don't need it. */}
      <noscript>
        {import.meta.env.SSR && (
          <AppLink to={coursesLink.href} className={className}>
            Courses
          </AppLink>
        )}
      </noscript>
      <Menu
        triggerClassName={`${className} courses-menu-trigger`}
        panelClassName="courses-menu"
        onIntent={() => setWanted(true)}
        trigger={
          <>
            Courses <Icon name="chevron-down" />
          </>
        }
      >
        {wanted && <FirstCourses />}
        <AppLink to={coursesLink.href} className="courses-menu-all">
          Browse all tutorials <Icon name="arrow-up-right" />
        </AppLink>
      </Menu>
    </>
  );
}
