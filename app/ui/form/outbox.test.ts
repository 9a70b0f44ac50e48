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

test('what was under way when the connection returned is sent again soon after it fails', async () => {
  const { outbox, tick, sent, shown, fail } = open();
  fail(unreachable);
  await tick(true);
  await vi.advanceTimersByTimeAsync(3 * firstRetryMs);
  expect(sent).toHaveLength(3);
  outbox.flush();
  outbox.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(4);
  fail();
  await vi.advanceTimersByTimeAsync(firstRetryMs);
  expect([sent.length, shown()?.state]).toEqual([5, 'saved']);
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

/** What several windows of a browser share; it may be full. */
function sharedStore() {
  const shared = { all: {} as Readonly<Record<string, unknown>>, full: false };
  const store = {
    read: () => shared.all,
    write: (all: Readonly<Record<string, unknown>>) => {
      if (!shared.full) shared.all = all;
      return !shared.full;
    },
  };
  return { shared, window: () => new Outbox(() => 'naina', store) };
}

const offline = () => Promise.reject(unreachable);

test('a tick outlasts the window; refused, it is undone in the next one too', async () => {
  const { shared, window } = sharedStore();
  await window().put('tick/1', true, { kept: false, send: offline, durable: 'until-answered' });
  expect(shared.all).toEqual({ 'tick/1': true });
  const next = window();
  const keys: string[] = [];
  const refuse = (_: boolean, key: string) => {
    keys.push(key);
    return Promise.reject(new ApiFailure(404, 'lessons/not-found', 'Gone.'));
  };
  next.resume('tick/', refuse, 'until-answered');
  await next.tried();
  expect([keys, shared.all]).toEqual([['tick/1'], {}]);
  expect(next.entries().get('tick/1')).toMatchObject({ value: undefined, state: 'refused' });
});

test('a text is sent when the typing rests, and outlasts the window', async () => {
  const { shared, window } = sharedStore();
  const sent: string[] = [];
  const send = async (words: string) => {
    sent.push(words);
    throw unreachable;
  };
  const first = window();
  const saving = { kept: '', send, restMs: 1000, durable: 'until-saved' } as const;
  await first.put<string>('note/1', 'An agreed', saving);
  await first.put<string>('note/1', 'An agreed price', saving);
  expect([sent, shared.all]).toEqual([[], { 'note/1': 'An agreed price' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent, first.entries().get('note/1')?.state]).toEqual([['An agreed price'], 'waiting']);
  // Nothing would be lost with the window.
  expect(first.pending).toBe(false);

  const delivered: string[] = [];
  window().resume('note/', async (words: string) => void delivered.push(words), 'until-saved');
  await vi.advanceTimersByTimeAsync(1);
  expect([delivered, shared.all]).toEqual([['An agreed price'], {}]);
});

test('a text that the server refuses stays, also for the next window; an answer doesn’t', async () => {
  const { shared, window } = sharedStore();
  const outbox = window();
  const send = () => Promise.reject(new ApiFailure(409, 'notes/too-many', 'Delete one.'));
  await outbox.put('note/1', 'Kept', { kept: '', send, durable: 'until-saved' });
  expect(outbox.entries().get('note/1')).toMatchObject({ value: 'Kept', state: 'refused' });
  await outbox.put('answer/1', 'B', { kept: '', send, durable: 'until-answered' });
  expect(shared.all).toEqual({ 'note/1': 'Kept' });
});

test('a window that sends an older text leaves the newer one of another window stored', async () => {
  const { shared, window } = sharedStore();
  const saving = { kept: '', send: offline, durable: 'until-saved' } as const;
  const [one, other] = [window(), window()];
  await one.put<string>('note/1', 'a', saving);
  other.resume('note/', () => Promise.resolve(), 'until-saved');
  await one.put<string>('note/1', 'ab', saving);
  await vi.advanceTimersByTimeAsync(1);
  expect([other.entries().get('note/1')?.state, shared.all]).toEqual(['saved', { 'note/1': 'ab' }]);
});

test('what finds no room in the store would be lost with the window', async () => {
  const { shared, window } = sharedStore();
  shared.full = true;
  const outbox = window();
  await outbox.put('note/1', 'Kept', { kept: '', send: offline, durable: 'until-saved' });
  expect(outbox.pending).toBe(true);
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
