import { myLessonPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { Bookmark } from '../contract.ts';
import './bookmark-list.css';

interface BookmarkListProps {
  bookmarks: readonly Bookmark[];
  /** There may be more than those given. */
  total: number;
  /** The address of all of them, unless nothing else is on the page. */
  all: string | undefined;
}

export const BookmarkList = ({ bookmarks, total, all }: BookmarkListProps) => (
  <section className="bookmark-list" aria-labelledby="bookmarks-heading">
    <h2 id="bookmarks-heading" className="heading-4">
      Bookmarks
    </h2>
    <ul>
      {bookmarks.map((bookmark) => (
        <li key={bookmark.lesson.id}>
          <Marked {...bookmark} />
        </li>
      ))}
    </ul>
    {all && total > bookmarks.length && (
      <AppLink className="link" to={all}>
        All {total} bookmarks
      </AppLink>
    )}
  </section>
);

function Marked({ lesson, course }: Bookmark) {
  const content = (
    <>
      <Icon name="bookmark" />
      <span>
        <b className="strong">{lesson.title}</b>
        <br />
        <span className="text-small text-soft">{course.title}</span>
      </span>
      <span className="text-tiny text-faint tabular">
        {lesson.minutes ? `${lesson.minutes} min` : !lesson.slug && 'No longer available'}
      </span>
    </>
  );
  return lesson.slug && course.slug ? (
    <AppLink to={myLessonPath(course.slug, lesson.slug)}>{content}</AppLink>
  ) : (
    <span>{content}</span>
  );
}
