import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { useNear } from '#app/ui/base/use-near.ts';
import './questions-below.css';

const LessonQuestions = later(
  partOf(() => import('./lesson-questions.tsx'), 'LessonQuestions'),
  <Note kind="warn">{partFailed}</Note>,
);

interface QuestionsBelowProps {
  /** Its id. */
  lesson: string;
  /** For someone who answers at the desk, and asks nothing. */
  atDesk?: boolean;
}

/** The questions under a lesson. They are loaded once the reader comes near. */
export function QuestionsBelow({ lesson, atDesk = false }: QuestionsBelowProps) {
  const { part, near } = useNear<HTMLElement>();
  return (
    <section ref={part} className="questions-below" aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="heading-3">
        Questions
      </h2>
      {near && <LessonQuestions key={lesson} lesson={lesson} atDesk={atDesk} />}
    </section>
  );
}
