import { expect, inject, test } from 'vitest';
import { member } from '../journeys/people.ts';
import { usualScreens } from '../screens.ts';
import { openVisitor } from './open-visitor.ts';
import type { Target } from './in-page.ts';
import type { Visitor } from './visitor.ts';

const url = inject('applicationUrl');
const sheet: Target = { selector: '.bell-panel:popover-open' };
const menu: Target = { selector: 'dialog.drawer:modal' };

const step = async ({ engine }: Visitor, by: 'back' | 'forward') => {
  await engine.evaluate(`history.${by}()`);
};

/** Is at the profile, with the notes before it and the courses after it. */
async function walk(screen: (typeof usualScreens)[number]): Promise<Visitor> {
  const { token } = await member(url);
  const visitor = await openVisitor(screen, { token });
  await visitor.visit('/dashboard/notes');
  for (const path of ['/dashboard/profile', '/dashboard/my-courses']) {
    // The router hears a link that is pressed by a script, on any screen.
    await visitor.engine.evaluate(`document.querySelector('a[href="${path}"]').click()`);
    await visitor.arrive(path);
  }
  await step(visitor, 'back');
  await visitor.arrive('/dashboard/profile');
  return visitor;
}

/** Back has closed it, the page is the same, and the history is as before. */
async function closesByBack(visitor: Visitor, layer: Target): Promise<void> {
  const length = await visitor.engine.evaluate('history.length');
  await step(visitor, 'back');
  await visitor.miss(layer);
  expect(await visitor.engine.evaluate('location.pathname')).toBe('/dashboard/profile');
  await visitor.see({ role: 'heading', name: 'My Profile' });
  expect(await visitor.engine.evaluate('history.length')).toBe(length);
  await step(visitor, 'forward');
  await visitor.arrive('/dashboard/my-courses');
  await step(visitor, 'back');
  await visitor.arrive('/dashboard/profile');
  await step(visitor, 'back');
  await visitor.arrive('/dashboard/notes');
}

test.each(usualScreens)(
  'Back closes the notifications, or the menu, and then leaves: on a %s',
  async (screen) => {
    const visitor = await walk(screen);
    await visitor.click({ role: 'button', starts: 'Notifications' });
    await visitor.see({ role: 'link', name: 'All notifications', within: sheet });
    await closesByBack(visitor, sheet);
    if (screen === 'desktop') return;
    const again = await walk(screen);
    await again.click({ role: 'button', name: 'Open menu' });
    await again.see(menu);
    await closesByBack(again, menu);
  },
);
