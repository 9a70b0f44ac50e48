import { inFives, shareOf } from '#app/shared/few-people.ts';
import { wholeQuiz } from './figures.queries.ts';

interface Figure {
  /** Counted in fives; null for fewer. */
  people: number | null;
  /** In percent; null for fewer than five people. */
  right: number | null;
}

const figureOf = ({ people, correct }: { people: number; correct: number }): Figure => ({
  people: inFives(people),
  right: shareOf(correct, people),
});

interface Row {
  question: string;
  people: number;
  correct: number;
}

/** How members did: each person counts once, with the first answer to a question. */
export function quizFigures(rows: readonly Row[]) {
  const figures = new Map(rows.map(({ question, ...row }) => [question, figureOf(row)]));
  const { people, right } = figures.get(wholeQuiz) ?? { people: null, right: null };
  figures.delete(wholeQuiz);
  return {
    /** How many people have sent it, and how many percent of them passed the first time. */
    sent: people,
    passed: right,
    questions: Object.fromEntries(figures),
  };
}
