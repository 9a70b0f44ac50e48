import { expect, inject, test } from 'vitest';
import { createEmptyLesson } from '../journeys/empty-lesson.ts';
import { keys } from './engine.ts';
import type { Target } from './in-page.ts';
import { openVisitor } from './open-visitor.ts';

const choice = (name: string): Target => ({ role: 'button', name });
const text: Target = { selector: '.rich-text' };

test('/ and Ctrl with Enter open what can be inserted, and Escape returns to the caret', async () => {
  const { token, address, saved } = await createEmptyLesson(
    inject('applicationUrl'),
    'inserted-in-another-engine',
  );
  const visitor = await openVisitor('desktop', { token });
  await visitor.visit(address);
  await visitor.click(text);
  await visitor.chord('/');
  await visitor.focus(choice('Choose one'));
  await visitor.chord(keys.Escape);
  await visitor.focus(text);
  await visitor.chord('a');
  await expect.poll(saved).toBe('/a');

  await visitor.chord(keys.Control, keys.Enter);
  await visitor.focus(choice('Choose one'));
  await visitor.chord(keys.ArrowDown);
  await visitor.focus(choice('Choose several'));
  await visitor.chord('m');
  await visitor.focus(choice('Match pairs'));
  await visitor.chord(keys.Enter);
  await expect.poll(saved).toMatch(/^\/a\n+```practice\nid: practice-1\nkind: match\n/);
});
