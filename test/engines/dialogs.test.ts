import { expect, inject, test } from 'vitest';
import { admin, call, signedIn } from '../journeys/people.ts';
import { keys } from './engine.ts';
import { usualScreens } from '../screens.ts';
import { openVisitor } from './open-visitor.ts';
import type { Target } from './in-page.ts';
import type { Visitor } from './visitor.ts';

const dialog: Target = { selector: 'dialog.dialog[open]' };
const url = inject('applicationUrl');

/** The whole dialog is visible, centred, and covers the page behind it. */
async function seeDialog(visitor: Visitor): Promise<void> {
  const { x, width } = await visitor.seeWhole(dialog);
  expect(Math.abs(x + width / 2 - visitor.size.width / 2)).toBeLessThan(10);
  const scrim = `getComputedStyle(document.querySelector('dialog[open]'), '::backdrop').opacity`;
  await visitor.until('sees the scrim', async () => (await visitor.engine.evaluate(scrim)) === '1');
}

test.each(usualScreens)(
  'the search opens by shortcut, finds results while typing, and opens one: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/contact');
    const box: Target = { role: 'field', name: 'Search', within: dialog };
    const open = async () => {
      await visitor.chord(keys.Control, 'k');
      await seeDialog(visitor);
      await visitor.focus(box);
    };
    await open();
    await visitor.chord(keys.Escape);
    await visitor.miss(dialog);
    await open();
    await visitor.enter(box, 'no-code');
    await visitor.see({ selector: '.search-hit', within: dialog });
    await visitor.chord(keys.ArrowDown);
    await visitor.focus({ selector: '.search-hit', within: dialog });
    await visitor.chord(keys.Enter);
    await visitor.arrive(/^\/courses\/./);
    await visitor.miss(dialog);
  },
);

test.each(usualScreens)(
  'an investor’s details are behind the paywall, and closing it returns the focus: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/investors');
    const view: Target = { role: 'button', starts: 'View' };
    await visitor.click(view);
    await seeDialog(visitor);
    await visitor.click({ role: 'button', name: 'Cancel', within: dialog });
    await visitor.miss(dialog);
    await visitor.focus(view);
  },
);

test.each(usualScreens)(
  'a dialog with a form shows errors at the field, and keeps the input: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const visitor = await openVisitor(screen, { token });
    await visitor.visit('/account');
    await visitor.click({ role: 'button', name: 'Delete account' });
    const password: Target = { role: 'field', name: 'Current password', within: dialog };
    await visitor.enter(password, 'not-this-1A!');
    await visitor.click({ selector: 'button[type=submit]', within: dialog });
    const { fault, value } = await visitor.until('reads the fault', async () => {
      const seen = await visitor.glance(password);
      return seen?.fault ? seen : undefined;
    });
    expect([fault, value]).toEqual(['That is not your password.', 'not-this-1A!']);
    await visitor.focus(password);
    await seeDialog(visitor);
    await visitor.chord(keys.Escape);
    await visitor.miss(dialog);
  },
);

test.each(usualScreens)(
  'an action that can’t be undone asks for confirmation: on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const title = `Teardown ${screen}`;
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const session = {
      title,
      host: 'Meher Contractor',
      about: 'Bring yours.',
      startsAt,
      minutes: 60,
      link: 'https://meet.example.in/a',
    };
    await call(url, 'POST', '/api/admin/live-sessions', session, token);
    const visitor = await openVisitor(screen, { token });
    await visitor.visit('/admin/live-sessions');
    const cancel: Target = { role: 'button', starts: `Cancel ${title}` };
    await visitor.click(cancel);
    await seeDialog(visitor);
    await visitor.chord(keys.Escape);
    await visitor.miss(dialog);
    await visitor.focus(cancel);
    await visitor.click(cancel);
    await visitor.click({
      selector: '.dialog-actions .button-danger, .dialog-actions button:last-child',
      within: dialog,
    });
    await visitor.miss(dialog);
    await visitor.miss(cancel);
  },
);

test.each(usualScreens)(
  'what publishing changes is read first, without the keyboard of a phone over it: on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const course = {
      slug: `read-first-${screen}`,
      title: 'Forms that people finish',
      description: 'Shorter forms, with an end in sight.',
      instructor: { name: 'Imran Qureshi' },
      courseContent: [{ title: 'Begin', lessons: ['What to ask'] }],
    };
    const { id } = await call(url, 'POST', '/api/courses', course, token);
    await call(url, 'POST', `/api/authoring/courses/${id}/stages`, { title: 'Launch' }, token);
    const visitor = await openVisitor(screen, { token });
    await visitor.visit(`/teach/courses/${id}/content`);
    const publish: Target = { role: 'button', name: 'Publish' };
    await visitor.click(publish);
    await visitor.see({ selector: '.author-changes', within: dialog });
    await visitor.focus({ selector: '.publish-title', within: dialog });
    await visitor.chord(keys.Escape);
    await visitor.miss(dialog);
    await visitor.focus(publish);
  },
);
