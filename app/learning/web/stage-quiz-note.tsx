import { myQuizPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Note } from '#app/ui/base/note.tsx';

interface StageQuizNoteProps {
  courseSlug: string;
  quiz: { id: string; stage: number };
}

/** At the beginning of a stage: the quiz before it is open, and nothing else would say so. */
export const StageQuizNote = ({ courseSlug, quiz: { id, stage } }: StageQuizNoteProps) => (
  <Note kind="info">
    You have completed the lessons of stage {stage}. Its quiz counts for your certificate.{' '}
    <AppLink className="link" to={myQuizPath(courseSlug, id)}>
      Take the quiz of stage {stage}
    </AppLink>
  </Note>
);
