import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/shared/api-client.ts';
import { Outbox } from './outbox.ts';

const firstRetryMs = 2000;
const longestRetryMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const unreachable = new ApiFailure(
  0,
  'network/unreachable',
  'Network error. Please check your connection.',
);

/** A server that stores one tick, and the outbox of one window. */
function open() {
  const sent: boolean[] = [];
  let failure: ApiFailure | undefined;
  let owner: string | null = 'naina';
  const outbox = new Outbox(() => owner);
  const send = async (done: boolean) => {
    sent.push(done);
    await Promise.resolve();
    if (failure) throw failure;
  };
  return {
    outbox,
    sent,
    tick: (done: boolean) => outbox.put('a', done, { kept: !done, send }),
    shown: () => outbox.entries().get('a'),
    fail: (reason?: ApiFailure) => (failure = reason),
    signIn: (other: string | null) => (owner = other),
  };
}

test('a tick is sent at once', async () => {
  const { outbox, tick, sent, shown } = open();
  const saved = tick(true);
  expect([shown()?.state, outbox.pending]).toEqual(['sending', true]);
  expect(await saved).toBe('saved');
  expect([sent, shown()?.value, outbox.pending]).toEqual([[true], true, false]);
});

test('without a connection it stays and is sent again, with growing waits', async () => {
  const { outbox, tick, sent, shown, fail } = open();
  fail(unreachable);
  expect(await tick(true)).toBe('waiting');
  expect(shown()).toMatchObject({
    value: true,
    state: 'waiting',
    text: 'Not saved yet: you are offline. We will try again.',
  });
  expect(outbox.pending).toBe(true);
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  expect(sent).toHaveLength(3);
  fail();
  await vi.advanceTimersByTimeAsync(longestRetryMs);
  expect([shown()?.state, outbox.pending]).toEqual(['saved', false]);
});

test('it is sent at once when the connection returns', async () => {
  const { outbox, tick, sent, shown, fail } = open();
  fail(unreachable);
  await tick(true);
  fail();
  outbox.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect([sent.length, shown()?.state]).toEqual([2, 'saved']);
});

test('when a tick is undone, the last one counts', async () => {
  const { outbox, tick, sent, shown, fail } = open();
  fail(unreachable);
  await tick(true);
  await tick(false);
  fail();
  outbox.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect([sent.at(-1), shown()]).toEqual([
    false,
    { value: false, kept: false, state: 'saved', text: '' },
  ]);
});

test('an undo waits for the tick that is being sent', async () => {
  const { tick, sent, shown } = open();
  const both = [tick(true), tick(false)];
  expect(sent).toEqual([true]);
  await Promise.all(both);
  expect([sent, shown()?.value]).toEqual([[true, false], false]);
});

test.each([401, 402, 404])('a refusal (%i) undoes the tick and is not retried', async (status) => {
  const { outbox, tick, sent, shown, fail } = open();
  fail(new ApiFailure(status, 'membership/required', 'Your membership has ended.'));
  expect(await tick(true)).toBe('refused');
  expect(shown()).toMatchObject({
    value: false,
    state: 'refused',
    text: 'Your membership has ended.',
  });
  outbox.flush();
  await vi.advanceTimersByTimeAsync(longestRetryMs);
  expect([sent.length, outbox.pending]).toEqual([1, false]);
});

test('a busy server says when to try again', async () => {
  const { tick, sent, shown, fail } = open();
  fail(new ApiFailure(429, 'request/too-many', 'Too many requests.', { retryAfter: 30 }));
  await tick(true);
  expect(shown()?.text).toBe('Not saved yet: the server did not answer. We will try again.');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
});

test.each([null, 'ira'])('one person’s ticks are not sent once %s is signed in', async (other) => {
  const { outbox, tick, sent, fail, signIn } = open();
  fail(unreachable);
  await tick(true);
  fail();
  signIn(other);
  await vi.advanceTimersByTimeAsync(longestRetryMs);
  expect([sent.length, outbox.entries().size, outbox.pending]).toEqual([1, 0, false]);
});

test('a text is sent when the typing rests, and outlasts the window', async () => {
  const stored = { all: {} as Readonly<Record<string, unknown>> };
  const store = {
    read: () => stored.all,
    write: (all: Readonly<Record<string, unknown>>) => (stored.all = all),
  };
  const sent: string[] = [];
  const send = async (words: string) => {
    sent.push(words);
    throw unreachable;
  };
  const first = new Outbox(() => 'naina', store);
  const saving = { kept: '', send, restMs: 1000, durable: true };
  await first.put<string>('note/1', 'An agreed', saving);
  await first.put<string>('note/1', 'An agreed price', saving);
  expect([sent, stored.all]).toEqual([[], { 'note/1': 'An agreed price' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent, first.entries().get('note/1')?.state]).toEqual([['An agreed price'], 'waiting']);
  // Nothing would be lost with the window.
  expect(first.pending).toBe(false);

  const delivered: string[] = [];
  const second = new Outbox(() => 'naina', store);
  second.resume('note/', async (words: string) => void delivered.push(words));
  await vi.advanceTimersByTimeAsync(1);
  expect([delivered, stored.all]).toEqual([['An agreed price'], {}]);
});

test('a text that the server refuses stays', async () => {
  const outbox = new Outbox(() => 'naina');
  const send = () => Promise.reject(new ApiFailure(409, 'notes/too-many', 'Delete one.'));
  await outbox.put('note/1', 'Kept', { kept: '', send, durable: true });
  expect(outbox.entries().get('note/1')).toMatchObject({ value: 'Kept', state: 'refused' });
});

test('a tick that the server has since reported is forgotten, one that it hasn’t is not', async () => {
  const { outbox, tick, fail } = open();
  await tick(true);
  const settled = outbox.settled();
  fail(unreachable);
  await tick(false);
  outbox.forget(settled);
  expect(outbox.entries().get('a')?.value).toBe(false);
  fail();
  outbox.flush();
  await vi.advanceTimersByTimeAsync(1);
  outbox.forget(outbox.settled());
  expect(outbox.entries().size).toBe(0);
});
