import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { call, member } from '../journeys/people.ts';
import type { Target } from './in-page.ts';
import { openVisitor } from './open-visitor.ts';

const url = inject('applicationUrl');
const lesson = 'no-code-app-lab/lessons/five-people-five-questions';

test.each(['phone', 'desktop'] as const)(
  'on a %s, a drag selects in a highlight, and a press opens its note',
  async (screen) => {
    const { token } = await member(url);
    const read = await call(url, 'GET', `/api/learning/courses/${lesson}`, undefined, token);
    const quote = { words: 'Farida cooks forty tiffins', before: '', after: '' };
    const saving = { words: '', revision: 0, savedBy: 'another window', turn: 1 };
    const note = { ...saving, lesson: read.lesson.id, quote };
    await call(url, 'PUT', `/api/notes/${crypto.randomUUID()}`, note, token);

    const visitor = await openVisitor(screen, { token });
    await visitor.visit(`/dashboard/my-courses/${lesson}`);
    const mark: Target = { selector: 'mark.lesson-mark' };
    const bar: Target = { role: 'button', name: 'Open its note' };
    const entry: Target = { selector: '.note-editor', name: 'Highlight 1' };
    const { x, y, width, height } = await visitor.seeWhole(mark);
    const line = Math.round(y + height / 2);
    await visitor.engine.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x + 1), y: line },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerMove', x: Math.round(x + width / 2), y: line },
        { type: 'pointerMove', x: Math.round(x + width - 1), y: line },
        { type: 'pointerUp', button: 0 },
      ],
    });
    await visitor.see(bar);
    await visitor.click(mark);
    await visitor.miss(bar);
    // Longer than a press waits for the second one of a double-click.
    await sleep(500);
    expect(await visitor.glance(entry)).toBeUndefined();

    await visitor.click(mark);
    await visitor.focus(entry);
    await visitor.click({ role: 'button', starts: 'Close' });
    await visitor.miss(entry);
    await visitor.focus(mark);
  },
);
