import { useEffect, useState, type MouseEvent } from 'react';
import type { CatalogueCourse, coursesContract } from '#app/courses/contract.ts';
import { coursePath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import './first-courses.css';

const call = api<typeof coursesContract>();

/** Six rows of two. */
const shown = 12;

/** The first courses of the catalogue in two columns, requested on the first render. */
export function FirstCourses() {
  const [courses, setCourses] = useState<readonly CatalogueCourse[] | 'failed'>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    call('GET /catalogue', { query: { limit: shown }, signal: leaving.signal }).then(
      (page) => setCourses(page.courses),
      () => leaving.signal.aborted || setCourses('failed'),
    );
    return () => leaving.abort();
  }, [tries]);

  const retry = ({ currentTarget }: MouseEvent) => {
    const menu = currentTarget.closest<HTMLElement>('[popover]');
    if (menu) keepFocusIn(menu);
    setCourses(undefined);
    setTries(tries + 1);
  };

  if (courses === 'failed')
    return (
      <div className="courses-menu-state" role="alert">
        <p>Failed to load courses</p>
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (!courses?.length)
    return (
      <p className="courses-menu-state" role="status">
        {courses ? 'No courses available at the moment.' : 'Loading courses...'}
      </p>
    );
  return (
    <ul className="courses-menu-list">
      {courses.map(({ slug, title, icon, palette, composition }) => (
        <li key={slug}>
          <AppLink to={coursePath(slug)}>
            <Art
              kind="cover"
              seed={slug}
              options={{ glyph: icon, palette, composition, width: 100, height: 100 }}
            />
            <span>{title}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
