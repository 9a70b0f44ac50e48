import type { Quiz } from '#app/quizzes/quiz.contract.ts';

/** A whole quiz as one text, to be compared by eye and copied. */
export const quizText = ({ drawn, passMark, waitMinutes, questions }: Quiz): string =>
  [
    `${drawn} drawn, ${passMark} to pass, ${waitMinutes} minutes before the next attempt`,
    ...questions.map(({ name, question, options, why }) =>
      [
        name,
        question,
        ...options.map(({ text, right, said }) =>
          [`${right ? '*' : '-'} ${text}`, said].filter(Boolean).join('\n  '),
        ),
        why,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  ].join('\n\n');
