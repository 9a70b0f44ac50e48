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
 * The first courses, the way to all of them at the end (decisions.md ruling 51). They are asked for
 * once someone turns to the menu: no document carries them.
 */
export function CoursesMenu({ current }: { current: boolean }) {
  const [wanted, setWanted] = useState(false);
  const className = classes('header-link', current && 'header-link-current');
  return (
    <>
      {/* Browsers that run scripts need not carry it. */}
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
