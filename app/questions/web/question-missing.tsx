import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';

interface QuestionMissingProps {
  /** Of its heading. */
  level: 1 | 2;
  /** The list to go on with. */
  leave: { to: string; label: string };
  /** Or it is about another author's course: an author without a membership isn't told which. */
  refused?: boolean;
}

export const QuestionMissing = ({ level, leave, refused = false }: QuestionMissingProps) => (
  <EmptyState
    scene="lost"
    level={level}
    heading="Question not found"
    action={<ButtonLink to={leave.to}>{leave.label}</ButtonLink>}
  >
    {refused
      ? 'It may have been removed, or it is about a course that you don’t write. Members can read the questions of every course.'
      : 'It may have been removed.'}
  </EmptyState>
);
