import { indianNumber } from '#app/shared/indian-number.ts';
import { Button } from '#app/ui/base/button.tsx';
import type { LessonLearners } from '../lesson-learners.contract.ts';

interface LessonLossProps {
  /** Undefined until they are counted; null if that failed. */
  learners: LessonLearners | null | undefined;
  onRetry: () => void;
}

/** What learners lose with a lesson, and what they keep. */
export function LessonLoss({ learners, onRetry }: LessonLossProps) {
  if (learners === undefined)
    return <p role="status">Counting the learners who would lose something…</p>;
  if (learners === null)
    return (
      <div role="alert" className="stack">
        <p>We could not count the learners who would lose something, so you can’t delete it yet.</p>
        <Button size="small" variant="quiet" onClick={onRetry}>
          Count again
        </Button>
      </div>
    );
  const { completed, practised, noted, asked } = learners;
  return (
    <div className="stack">
      <p>Learners still see it until you publish. After that they can’t open it any more.</p>
      <ul className="stack">
        <li>
          <b>{peopleWords(completed)} completed it.</b> It no longer counts in their progress.
          Certificates stay valid.
        </li>
        <li>
          <b>{peopleWords(practised)} answered its practice.</b> They can’t see their answers any
          more.
        </li>
        <li>
          <b>{peopleWords(noted)} took notes.</b> They find them on the page “My notes”.
        </li>
        <li>
          <b>{peopleWords(asked)} asked questions.</b> The questions and their answers stay on pages
          of their own.
        </li>
      </ul>
    </div>
  );
}

const peopleWords = (people: number | null): string =>
  people === null ? 'Fewer than five people' : `At least ${indianNumber(people)} people`;
