import { outbox } from '#app/ui/form/use-outbox.ts';
import './answers.ts';
import './ticks.ts';

/**
 * Importing this sends what an earlier window could not send of a lesson's ticks and answers.
 * Resolves when everything has been tried: has anything arrived?
 */
export async function sendLate(): Promise<boolean> {
  await outbox.tried();
  return outbox.settled().length > 0;
}
