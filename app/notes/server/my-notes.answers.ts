import { lessonsOf } from '#app/courses/course-facts.ts';
import type { Outlined } from '#app/courses/server/face.ts';
import type { TextQuote } from '../text-quote.ts';
import type { selectBookmarks, selectNotes } from './queries.ts';

type NoteRow = Awaited<ReturnType<typeof selectNotes>>['rows'][number];
type BookmarkRow = Awaited<ReturnType<typeof selectBookmarks>>['rows'][number];
type Place = Pick<NoteRow, 'lesson_id' | 'lesson_title' | 'course_id' | 'course_title'>;
type Outlines = ReadonlyMap<string, Outlined>;

/** As it is now; if it is gone, as it was. */
function lessonRef(
  { lesson_id: id, lesson_title: title, course_id: courseId }: Place,
  all: Outlines,
) {
  const outlined = all.get(courseId);
  const lesson = outlined && lessonsOf(outlined).find((each) => each.id === id);
  return {
    id,
    title: lesson?.title ?? title,
    slug: lesson?.written ? lesson.slug : null,
    minutes: lesson?.minutes ?? null,
  };
}

function courseRef({ course_id: id, course_title: title }: Place, all: Outlines) {
  const course = all.get(id)?.course;
  return {
    id,
    title: course?.title ?? title,
    slug: course?.slug ?? null,
    palette: course?.palette ?? null,
    composition: course?.composition ?? null,
    icon: course?.icon ?? null,
  };
}

/** The passage that a note is on. */
export const quoteOf = ({
  quote: words,
  quote_before: before,
  quote_after: after,
}: Pick<NoteRow, 'quote' | 'quote_before' | 'quote_after'>): TextQuote | null =>
  words === null ? null : { words, before: before ?? '', after: after ?? '' };

/** The notes of one page, which are in the order of their courses. */
export const notedCourses = (rows: readonly NoteRow[], all: Outlines) =>
  [...Map.groupBy(rows, (row) => row.course_id).values()].flatMap((notes) => {
    const [first] = notes;
    return first
      ? {
          ...courseRef(first, all),
          count: first.in_course,
          lastAt: first.last_in_course.toISOString(),
          notes: notes.map((row) => ({
            id: row.id,
            words: row.words,
            quote: quoteOf(row),
            revision: row.revision,
            writtenAt: row.written_at.toISOString(),
            lesson: lessonRef(row, all),
          })),
        }
      : [];
  });

export const bookmarkAnswer = (row: BookmarkRow, all: Outlines) => ({
  lesson: lessonRef(row, all),
  course: courseRef(row, all),
  markedAt: row.marked_at.toISOString(),
});
