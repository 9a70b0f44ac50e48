import { countText } from '#app/courses/course-facts.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import type { Found } from './use-package.ts';

/** Says what can be added from a package, or what was added. */
export function Findings({ courseId, found }: { courseId: string; found: Found }) {
  const { title, version, stages, lessons } = found.answer;
  const what = `${countText(stages, 'stage')} with ${countText(lessons, 'lesson')}`;
  const from = `“${title || found.file.name}” (Common Cartridge ${version})`;
  if (found.added)
    return (
      <Note kind="ok">
        {what} added from {from}.{' '}
        <AppLink className="link" to={authorDeskPath(courseId)}>
          Go to the draft
        </AppLink>
      </Note>
    );
  const { addedAt } = found.answer;
  if (addedAt)
    return (
      <Note kind="warn">
        This very package was added to this course’s draft on <LocalTime instant={addedAt} />. If
        you add it again, what is still there from then will be there twice.
      </Note>
    );
  return lessons > 0 ? (
    <Note kind="info">
      {what} can be added from {from}. Nothing has been added yet. The package is stored for a day.
    </Note>
  ) : (
    <Note kind="warn">Nothing in {from} can be added. The list says why.</Note>
  );
}
