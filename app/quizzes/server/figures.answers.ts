import { wholeQuiz } from './figures.queries.ts';

/** With fewer people, a figure says more about one of them than about the question. */
const leastPeople = 5;

interface Figure {
  people: number;
  /** In whole percent; null below five people. */
  right: number | null;
}

const figureOf = ({ people, correct }: { people: number; correct: number }): Figure => ({
  people,
  right: people < leastPeople ? null : Math.round((correct / people) * 100),
});

interface Row {
  question: string;
  people: number;
  correct: number;
}

/** How members did: each person counts once, with the first answer to a question. */
export function quizFigures(rows: readonly Row[]) {
  const figures = new Map(rows.map(({ question, ...row }) => [question, figureOf(row)]));
  const { people, right } = figures.get(wholeQuiz) ?? { people: 0, right: null };
  figures.delete(wholeQuiz);
  return {
    /** How many people have sent it, and how many percent of them passed the first time. */
    sent: people,
    passed: right,
    questions: Object.fromEntries(figures),
  };
}
