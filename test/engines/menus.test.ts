import { expect, inject, test } from 'vitest';
import { admin, member } from '../journeys/people.ts';
import { keys } from './engine.ts';
import { bothScreens, type Screen } from '../screens.ts';
import { openVisitor } from './open-visitor.ts';
import type { Target } from './in-page.ts';

const panel: Target = { selector: '.menu-panel:popover-open' };
const url = inject('applicationUrl');

test('the courses menu opens below its button, reacts to the arrow keys, and returns the focus', async () => {
  const visitor = await openVisitor('desktop');
  await visitor.visit('/contact');
  const button: Target = { role: 'button', name: 'Courses' };
  await visitor.click(button);
  const seen = await visitor.seeWhole(panel);
  const { y, height } = await visitor.see(button);
  expect(seen.y).toBeGreaterThanOrEqual(y + height);
  expect(seen.reachable).toBe(true);
  await visitor.see({ ...within(panel), selector: '.courses-menu-list a svg' });
  await visitor.chord(keys.ArrowDown);
  await visitor.focus({ ...within(panel), selector: 'a' });
  await visitor.chord(keys.Escape);
  await visitor.miss(panel);
  await visitor.focus(button);
  await visitor.click(button);
  await visitor.click({ role: 'link', name: 'Browse all tutorials', ...within(panel) });
  await visitor.arrive('/courses');
  await visitor.miss(panel);
});

test('the mobile menu fills the height at the right edge, and closes by its cross and by a link', async () => {
  const visitor = await openVisitor('phone');
  await visitor.visit('/contact');
  const button: Target = { role: 'button', name: 'Open menu' };
  const drawer: Target = { selector: 'dialog.drawer[open]' };
  await visitor.click(button);
  const { x, width, height } = await visitor.seeWhole(drawer);
  // Firefox reserves space for its scrollbar.
  expect(x + width).toBe(await visitor.engine.evaluate('document.documentElement.clientWidth'));
  expect(height).toBeCloseTo(visitor.size.height, 0);
  expect(await visitor.see(button)).toMatchObject({ reachable: false });
  await visitor.click({ role: 'button', name: 'Close menu' });
  await visitor.miss(drawer);
  await visitor.focus(button);
  await visitor.click(button);
  await visitor.click({ role: 'link', starts: 'AI Tools', ...within(drawer) });
  await visitor.arrive('/ai-tools');
  await visitor.miss(drawer);
});

test('the menu of a phone opens at the open section', async () => {
  const { token } = await admin(url);
  const visitor = await openVisitor('phone', { token });
  await visitor.visit('/admin/audit');
  await visitor.click({ role: 'button', name: 'Open menu' });
  const link: Target = { role: 'link', name: 'Audit log', within: { role: 'dialog' } };
  await visitor.until('sees the section', async () => (await visitor.glance(link))?.reachable);
});

test.each(bothScreens)(
  'the account menu shows who is signed in, and signs out: on a %s',
  async (screen) => {
    const { visitor, email } = await openMember(screen);
    await visitor.click({ role: 'button', starts: 'Your account' });
    const { text } = await visitor.seeWhole(panel);
    expect(text).toContain(email);
    await visitor.click({ role: 'button', name: 'Sign out', ...within(panel) });
    await visitor.seeWhole({ selector: '.toast', text: 'Successfully signed out' });
    expect(await visitor.engine.evaluate(`localStorage.getItem('token')`)).toBeNull();
  },
);

test.each(bothScreens)(
  'the bell shows the notifications, and a click elsewhere closes it: on a %s',
  async (screen) => {
    const { visitor } = await openMember(screen);
    await visitor.click({ role: 'button', starts: 'Notifications' });
    await visitor.see({ text: 'We received ₹5,000', ...within(panel) });
    await visitor.seeWhole(panel);
    await visitor.pressAt(5, visitor.size.height - 5);
    await visitor.miss(panel);
  },
);

test.each(bothScreens)(
  'the theme changes at once, and survives a reload: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    const background = () =>
      visitor.engine.evaluate('getComputedStyle(document.body).backgroundColor');
    await visitor.visit('/contact');
    const before = await background();
    await visitor.click({ role: 'button', name: 'Switch between light and dark' });
    await visitor.until('sees the other theme', async () => (await background()) !== before);
    const after = await background();
    await visitor.visit('/faq');
    expect(await background()).toBe(after);
  },
);

const within = (target: Target): Target => ({ within: target });

async function openMember(screen: Screen) {
  const { token, email } = await member(url);
  const visitor = await openVisitor(screen, { token });
  await visitor.visit('/contact');
  return { visitor, email };
}
