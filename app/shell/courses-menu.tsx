import { Icon } from '#app/ui/base/icon.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import type { MenuCourse } from './menu-course.ts';

/** Every course in two columns, the way to all of them at the end. */
export function CoursesMenu({
  courses,
  current,
}: {
  courses: readonly MenuCourse[];
  current: boolean;
}) {
  return (
    <Menu
      triggerClassName={current ? 'header-link header-link-current' : 'header-link'}
      panelClassName="courses-menu"
      trigger={
        <>
          Courses <Icon name="chevron-down" />
        </>
      }
    >
      <ul className="courses-menu-list">
        {courses.map(({ slug, title, icon, palette }) => (
          <li key={slug}>
            <AppLink to={coursePath(slug)}>
              <Art
                kind="cover"
                seed={slug}
                options={{ glyph: icon, palette, width: 100, height: 100 }}
              />
              <span>{title}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink to="/courses" className="courses-menu-all">
        Browse all tutorials <Icon name="arrow-up-right" />
      </AppLink>
    </Menu>
  );
}
