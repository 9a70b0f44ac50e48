import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#app/shared/api-client.ts';
import type { LessonTexts } from '../lesson-texts.contract.ts';
import { DraftSaver, type Unsaved } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = (body: string): LessonTexts => ({
  title: 'Measure one thing',
  minutes: 10,
  preview: false,
  body,
  tasks: [],
  needs: [],
  kind: 'reading',
});

/** A server that keeps what it gets, and can be made to fail. */
function server() {
  const kept: string[] = [];
  let revision = 0;
  let failing: ApiFailure | undefined;
  let answerLost = false;
  const send = async ({ body }: LessonTexts, base: string) => {
    await new Promise((resolve) => void setTimeout(resolve, 50));
    if (failing) throw failing;
    // The same save twice counts once.
    if (kept.at(-1) === body) return String(revision);
    if (base !== String(revision))
      throw new ApiFailure(409, 'drafts/changed-meanwhile', 'Changed by Asha.');
    kept.push(body);
    revision += 1;
    if (answerLost) {
      answerLost = false;
      throw new ApiFailure(0, 'network/unreachable', 'Network error.');
    }
    return String(revision);
  };
  return {
    kept,
    send,
    loseAnswer: () => (answerLost = true),
    saver: new DraftSaver({ revision: '0', send }),
    fail: (failure: ApiFailure | undefined) => (failing = failure),
    saveElsewhere: () => (revision += 1),
    revision: () => String(revision),
  };
}

test('a pause in typing saves once, with the latest text', async () => {
  const { kept, saver } = server();
  for (const body of ['a', 'ab', 'abc']) saver.change(text(body));
  expect(saver.current().state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  expect([kept, saver.current().state]).toEqual([['abc'], 'saved']);
});

test('what is typed during a save is saved after it', async () => {
  const { kept, saver } = server();
  saver.change(text('first'));
  await vi.advanceTimersByTimeAsync(1010);
  saver.change(text('second'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([kept, saver.unsaved]).toEqual([['first', 'second'], undefined]);
});

test('a save that fails is repeated until it succeeds', async () => {
  const { kept, saver, fail } = server();
  fail(new ApiFailure(503, 'server/unavailable', 'Please try again.'));
  saver.change(text('kept'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(saver.current()).toMatchObject({ state: 'failed', text: 'Please try again.' });
  fail(undefined);
  await vi.advanceTimersByTimeAsync(4100);
  expect([kept, saver.current().state]).toEqual([['kept'], 'saved']);
});

test('a refused text waits for the next change', async () => {
  const { kept, saver, fail } = server();
  fail(
    new ApiFailure(400, 'request/invalid', 'Title is required', {
      fields: { title: 'Title is required' },
    }),
  );
  saver.change(text('refused'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saver.current()).toMatchObject({
    state: 'refused',
    fields: { title: 'Title is required' },
  });
  fail(undefined);
  saver.change(text('mended'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept).toEqual(['mended']);
});

test('after someone else has saved, nothing is sent until the author has decided', async () => {
  const { kept, saver, saveElsewhere, revision } = server();
  saveElsewhere();
  saver.change(text('mine'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(saver.current()).toMatchObject({ state: 'conflict', text: 'Changed by Asha.' });
  saver.change(text('mine, longer'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([kept, saver.unsaved?.body]).toEqual([[], 'mine, longer']);
  const over = saver.overwrite(revision());
  await vi.advanceTimersByTimeAsync(100);
  await over;
  expect([kept, saver.current().state]).toEqual([['mine, longer'], 'saved']);
});

/** Stands for the browser's storage. */
function keeping() {
  const kept: { left?: Unsaved<LessonTexts> | undefined } = {};
  const keep = (unsaved: Unsaved<LessonTexts> | undefined) => {
    kept.left = unsaved;
    return true;
  };
  return { kept, keep };
}

test('a text is kept beside the window until it is saved', async () => {
  const { send, fail } = server();
  const { kept, keep } = keeping();
  const saver = new DraftSaver({ revision: '0', send, keep });
  fail(new ApiFailure(0, 'network/unreachable', 'Network error.'));
  saver.change(text('in a tunnel'));
  await vi.advanceTimersByTimeAsync(1100);
  expect([kept.left?.texts.body, kept.left?.revision, saver.kept]).toEqual([
    'in a tunnel',
    '0',
    true,
  ]);
  fail(undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept.left).toBeUndefined();
});

test('the next window sends what the last one left', async () => {
  const { kept, send } = server();
  const left = { texts: text('left behind'), revision: '0' };
  const saver = new DraftSaver({ revision: '0', send, left });
  expect([saver.current().state, saver.unsaved?.body]).toEqual(['waiting', 'left behind']);
  const tried = saver.flush();
  await vi.advanceTimersByTimeAsync(100);
  await tried;
  expect([kept, saver.current().state]).toEqual([['left behind'], 'saved']);
});

/** A saver whose first save arrives without an answer, with a text that was typed after it. */
async function answerLost() {
  const { kept, send, loseAnswer } = server();
  const beside = keeping();
  const saver = new DraftSaver({ revision: '0', send, keep: beside.keep });
  loseAnswer();
  saver.change(text('first'));
  await vi.advanceTimersByTimeAsync(1100);
  saver.change(text('second'));
  return { kept, send, saver, left: beside.kept.left };
}

test('a save whose answer was lost is not taken for someone else’s', async () => {
  const { kept, saver } = await answerLost();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([kept, saver.current().state]).toEqual([['first', 'second'], 'saved']);
});

test('nor is it by the next window', async () => {
  const { kept, send, left } = await answerLost();
  const next = new DraftSaver({ revision: '1', send, left });
  const tried = next.flush();
  await vi.advanceTimersByTimeAsync(200);
  await tried;
  expect([kept, next.current().state]).toEqual([['first', 'second'], 'saved']);
});

test('after a refusal, what was typed meanwhile is sent on its own', async () => {
  const { kept, saver, fail } = server();
  fail(new ApiFailure(400, 'request/invalid', 'Title is required'));
  saver.change(text('refused'));
  await vi.advanceTimersByTimeAsync(1010);
  saver.change(text('typed meanwhile'));
  await vi.advanceTimersByTimeAsync(50);
  fail(undefined);
  await vi.advanceTimersByTimeAsync(2000);
  expect([kept, saver.current().state]).toEqual([['typed meanwhile'], 'saved']);
});
