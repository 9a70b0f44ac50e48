import { outbox } from '#app/ui/form/use-outbox.ts';
import './answers.ts';
import './quiz-answers.ts';
import './ticks.ts';

/**
 * Importing this sends what an earlier window could not: ticks and answers of lessons and quizzes.
 * Resolves when everything has been tried: has anything arrived?
 */
export async function sendLate(): Promise<boolean> {
  await outbox.tried();
  return outbox.settled().length > 0;
}
