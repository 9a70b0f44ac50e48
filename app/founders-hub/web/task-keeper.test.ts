import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/shared/api-client.ts';
import type { KeptTask } from '../contract.ts';
import { TaskKeeper } from './task-keeper.ts';

/** The wait after the last key, and after a failure, before it is sent. */
const restMs = 800;
const retryMs = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server with one task, and one tab's keeper. */
function open() {
  let row: KeptTask = { done: false, notes: '', version: 0 };
  let failure: ApiFailure | undefined;
  const calls: KeptTask[] = [];
  const server = {
    read: async () => row,
    save: async (_: string, sent: KeptTask) => {
      calls.push(sent);
      if (failure) throw failure;
      if (sent.version !== row.version)
        throw new ApiFailure(409, 'hub/changed-meanwhile', 'changed');
      row = { ...sent, version: row.version + 1 };
      return row;
    },
  };
  const tab = (owner = 'naina') => {
    const keeper = new TaskKeeper(server);
    keeper.load(owner, [{ slug: 'a', ...row }]);
    return keeper;
  };
  return {
    tab,
    calls,
    row: () => row,
    fail: (with_?: ApiFailure) => {
      failure = with_;
    },
  };
}
const stateOf = (keeper: TaskKeeper) => keeper.drafts().get('a')?.state;

test('typed notes are sent once, when the typing pauses; a tick is sent at once', async () => {
  const { tab, calls, row } = open();
  const keeper = tab();
  keeper.note('a', 'L');
  keeper.note('a', 'Lata');
  expect([stateOf(keeper), keeper.pending]).toEqual(['typing', true]);
  await vi.advanceTimersByTimeAsync(restMs);
  expect([calls.length, row().notes, stateOf(keeper), keeper.pending]).toEqual([
    1,
    'Lata',
    'saved',
    false,
  ]);
  keeper.tick('a', true);
  await vi.advanceTimersByTimeAsync(1);
  expect(row()).toEqual({ done: true, notes: 'Lata', version: 2 });
});

test('without a connection a change is stored, shown as such, and retried until it arrives', async () => {
  const { tab, row, fail } = open();
  const keeper = tab();
  fail(new ApiFailure(0, 'network/unreachable', 'Network error.'));
  keeper.note('a', 'typed in a tunnel');
  await vi.advanceTimersByTimeAsync(restMs + 3 * retryMs);
  expect([stateOf(keeper), keeper.drafts().get('a')?.mine.notes, row().version]).toEqual([
    'waiting',
    'typed in a tunnel',
    0,
  ]);
  // The page was left and opened again: the server's older notes don't replace the waiting ones.
  keeper.load('naina', [{ slug: 'a', ...row() }]);
  expect(keeper.drafts().get('a')?.mine.notes).toBe('typed in a tunnel');
  fail();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect([stateOf(keeper), row().notes]).toEqual(['saved', 'typed in a tunnel']);
});

test('a note refused for good is not sent again', async () => {
  const { tab, calls, fail } = open();
  const keeper = tab();
  fail(new ApiFailure(402, 'membership/premium-required', 'This is part of the Premium plan.'));
  keeper.tick('a', true);
  await vi.advanceTimersByTimeAsync(10 * retryMs);
  expect([calls.length, stateOf(keeper), keeper.drafts().get('a')?.text]).toEqual([
    1,
    'refused',
    'This is part of the Premium plan.',
  ]);
});

test('two tabs: a tick here and notes there are merged automatically', async () => {
  const { tab, row } = open();
  const [one, two] = [tab(), tab()];
  one.note('a', 'from one');
  await vi.advanceTimersByTimeAsync(restMs);
  two.tick('a', true);
  await vi.advanceTimersByTimeAsync(1);
  expect([row(), stateOf(two)]).toEqual([{ done: true, notes: 'from one', version: 2 }, 'saved']);
});

test.each(['mine', 'theirs'] as const)(
  'two tabs: different notes in both are never silently lost, and a person chooses %s',
  async (which) => {
    const { tab, row } = open();
    const [one, two] = [tab(), tab()];
    one.tick('a', true);
    one.note('a', 'from one');
    two.note('a', 'from two');
    await vi.advanceTimersByTimeAsync(restMs);
    expect([stateOf(one), stateOf(two), row().notes]).toEqual(['saved', 'conflict', 'from one']);
    expect(two.drafts().get('a')).toMatchObject({
      mine: { notes: 'from two' },
      theirs: { notes: 'from one' },
    });
    two.note('a', 'from two, and more');
    await vi.advanceTimersByTimeAsync(10 * retryMs);
    expect(row().notes).toBe('from one');
    two.choose('a', which);
    await vi.advanceTimersByTimeAsync(1);
    expect([stateOf(two), row().done, row().notes]).toEqual([
      'saved',
      true,
      which === 'mine' ? 'from two, and more' : 'from one',
    ]);
  },
);

test('nothing of one person is sent for another', async () => {
  const { tab, calls } = open();
  const keeper = tab();
  keeper.note('a', 'Naina’s');
  keeper.load('kabir', [{ slug: 'a', done: false, notes: '', version: 0 }]);
  await vi.advanceTimersByTimeAsync(10 * retryMs);
  expect([calls, keeper.drafts().get('a')?.mine.notes]).toEqual([[], '']);
});
