import type { Given } from '#app/quizzes/attempt.ts';
import { api } from '#app/shared/api-client.ts';
import type { EntryKey } from '#app/ui/form/outbox-entry.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { learningQuizzesContract } from '../quizzes.contract.ts';

const call = api<typeof learningQuizzesContract>();

/** One person's attempt at the quiz with this id. */
export interface Attempt {
  slug: string;
  quiz: string;
  number: number;
}

const beginning = 'quiz/';
export const quizAnswerKey = ({ slug, quiz, number }: Attempt, question: number): EntryKey<Given> =>
  `${beginning}${slug}/${quiz}/${number}/${question}`;

/** A phone may close the window without asking, so an answer outlasts it. */
const durable = 'until-answered';

async function sendAnswer(given: Given, key: string): Promise<void> {
  const [slug = '', quiz = '', number, question] = key.slice(beginning.length).split('/');
  await call('PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/answers/{question}', {
    params: { slug, quiz, number: Number(number), question: Number(question) },
    body: given,
  });
}

/** Sends what someone makes of a question, the latest of each, until the server has it. */
export function keepQuizAnswer(
  attempt: Attempt,
  question: number,
  { given, kept }: { given: Given; kept: Given },
): void {
  const key = quizAnswerKey(attempt, question);
  void outbox.put(key, given, { kept, send: (latest) => sendAnswer(latest, key), durable });
}

if (typeof document !== 'undefined') outbox.resume(beginning, sendAnswer, durable);
