import { myQuizPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Note } from '#app/ui/base/note.tsx';
import type { OpenLesson } from '../contract.ts';

interface StageQuizNoteProps {
  open: OpenLesson;
  /** It is ready to be taken. */
  quiz: { id: string; stage: number };
}

/** At the beginning of a later stage, since nothing else there says that the quiz is open. */
export function StageQuizNote({ open, quiz: { id, stage } }: StageQuizNoteProps) {
  const { course, lesson, sections, completed } = open;
  const begins = sections.some(
    ({ lessons }) => lessons.find(({ written }) => written)?.id === lesson.id,
  );
  if (!begins || completed.includes(lesson.id)) return null;
  return (
    <Note kind="info">
      You have completed the lessons of stage {stage}. Its quiz counts for your certificate.{' '}
      <AppLink className="link" to={myQuizPath(course.slug, id)}>
        Take the quiz of stage {stage}
      </AppLink>
    </Note>
  );
}
