import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/shared/api-client.ts';
import { AnswerSaver } from './answer-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const unreachable = new ApiFailure(0, 'network/unreachable', 'Network error.');
const chosen = (choice: number) => ({ choices: [choice], flagged: false });

test('an answer waits for the connection, and the latest is sent', async () => {
  const sent: number[] = [];
  let online = false;
  const saver = new AnswerSaver(async (_, { choices }) => {
    if (!online) throw unreachable;
    sent.push(...choices);
  });
  saver.save(0, chosen(1));
  await vi.advanceTimersByTimeAsync(1);
  expect([saver.current().state, saver.pending]).toEqual(['waiting', true]);
  online = true;
  saver.save(0, chosen(2));
  await saver.flush();
  expect([sent, saver.current().state, saver.pending]).toEqual([[2], 'saved', false]);
});

test('after the page was left, an old answer is not sent over a newer one', async () => {
  let tries = 0;
  const saver = new AnswerSaver(() => {
    tries += 1;
    return Promise.reject(unreachable);
  });
  saver.save(0, chosen(1));
  await vi.advanceTimersByTimeAsync(1);
  saver.end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toBe(2);
});

test('a refused answer doesn’t hold back the others, and is not taken for saved', async () => {
  const sent: number[] = [];
  let fits = false;
  const saver = new AnswerSaver((place) => {
    if (place === 0 && !fits) throw new ApiFailure(400, 'quizzes/does-not-fit', 'Choose one.');
    sent.push(place);
    return Promise.resolve();
  });
  saver.save(0, chosen(1));
  await saver.flush();
  expect(saver.current()).toEqual({ state: 'refused', text: 'Choose one.' });
  saver.save(1, chosen(1));
  await saver.flush();
  expect([sent, saver.current().state]).toEqual([[1], 'refused']);
  fits = true;
  saver.save(0, chosen(0));
  await saver.flush();
  expect([sent, saver.current().state]).toEqual([[1, 0], 'saved']);
});
