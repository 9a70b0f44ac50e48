import type { Quiz, QuizQuestion } from './quiz.contract.ts';

/** What prevents a quiz from being published, in words for its author. */
export interface QuizFault {
  /** The number of the question, from 1; null for the quiz as a whole. */
  question: number | null;
  message: string;
}

export const quizFaults = ({ questions, drawn, passMark }: Quiz): QuizFault[] => [
  ...[
    questions.length < drawn &&
      `It draws ${drawn} questions, but only ${questions.length} ${questions.length === 1 ? 'is' : 'are'} written.`,
    passMark > drawn && `Its pass mark is ${passMark}, but it draws only ${drawn} questions.`,
    new Set(questions.map(({ id }) => id)).size < questions.length &&
      'Two questions have the same id.',
  ]
    .filter((message) => message !== false)
    .map((message) => ({ question: null, message })),
  ...questions.flatMap((question, index) => {
    const message = faultIn(question);
    return message ? [{ question: index + 1, message }] : [];
  }),
];

/** The first fault of a question. */
function faultIn({ question, options, several, why }: QuizQuestion): string | undefined {
  const right = options.filter((option) => option.right).length;
  if (!question.trim()) return 'The question is empty.';
  if (options.length < 2) return 'It needs at least two options.';
  if (options.some(({ text }) => !text.trim())) return 'An option is empty.';
  if (new Set(options.map(({ text }) => text.trim())).size < options.length)
    return 'Two options are the same.';
  if (right === 0) return 'No option is marked right.';
  if (!several && right > 1) return 'Only one option may be marked right.';
  if (!why.trim()) return 'The explanation is empty.';
  return undefined;
}
