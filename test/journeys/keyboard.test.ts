import { expect, test } from 'vitest';
import { choose, expectFocus, tabTo, type } from './keyboard.ts';
import { mailedLink, someone } from './people.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

test('the whole main job is done with the keyboard alone', async () => {
  const page = await openWindow({ own: true });
  const person = someone();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expectFocus(page.getByRole('link', { name: /skip to/i }));

  await choose(page, page.getByRole('link', { name: 'Browse all courses' }));
  await arriveAt(page, '/courses');
  await choose(page, page.locator('main a[href^="/courses/"]'));
  await arriveAt(page, /^\/courses\/[\w-]+$/);
  await choose(page, page.getByRole('link', { name: 'Start Learning' }));
  await arriveAt(page, '/register');

  await type(page, page.getByRole('textbox', { name: 'Full name' }), person.displayName);
  await type(page, page.getByRole('textbox', { name: 'E-mail' }), person.email);
  await type(page, page.getByLabel('Password', { exact: true }), person.password);
  await type(page, page.getByLabel('Confirm password'), person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();

  await page.goto(await mailedLink(new URL(page.url()).origin, '/verify-email', person));
  await arriveAt(page, '/login');
  await type(page, page.getByRole('textbox', { name: 'E-mail' }), person.email);
  await type(page, page.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await arriveAt(page, '/register');

  await choose(page, page.getByRole('button', { name: 'Choose Basic' }));
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await choose(page, page.getByRole('button', { name: 'Pay Now' }));
  await choose(page, page.getByRole('dialog').getByRole('button', { name: /^Pay/ }));
  await arriveAt(page, '/dashboard');

  await choose(page, page.getByRole('link', { name: 'Start Learning' }));
  await arriveAt(page, /\/lessons\//);
  for (const name of ['Choose several', 'Choose one']) {
    const block = page.getByRole('group', { name });
    await choose(page, block.getByRole('radio').or(block.getByRole('checkbox')).first(), 'Space');
    await page.keyboard.press('Enter');
    await block.locator('.practice-reply').waitFor();
    const show = block.getByRole('button', { name: 'Show the answer' });
    if (await show.isVisible()) await choose(page, show);
  }
  const before = new URL(page.url()).pathname;
  await choose(page, page.getByRole('button', { name: 'Mark complete and go on' }));
  await page.waitForURL((next) => next.pathname !== before);
  await expectFocus(page.getByRole('article').getByRole('heading', { level: 1 }));
});

test('the first invalid field takes the focus, and keeps it while it is corrected', async () => {
  const page = await openWindow();
  await page.goto('/contact');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Send message' }) });
  await choose(page, form.getByRole('button', { name: 'Send message' }));
  const faulty = form.locator('[aria-invalid=true]');
  const first = faulty.first();
  await expectFocus(first);
  const before = await faulty.count();
  const name = await first.getAttribute('name');
  await page.keyboard.type('Naina');
  expect(await faulty.count()).toBe(before - 1);
  await expectFocus(form.locator(`[name=${name}]`));
});

test('the floating call on the investors page never covers the focus', async () => {
  const page = await openWindow();
  await page.goto('/investors');
  const call = page.getByRole('complementary', { name: 'Upgrade' });
  for (const name of ['Next', 'Ask to be removed', 'Contact']) {
    const link = page.getByRole('link', { name, exact: true });
    await tabTo(page, link);
    const clear = async () => {
      const [focused, floating] = await Promise.all([link.boundingBox(), call.boundingBox()]);
      return focused && floating && focused.y + focused.height <= floating.y;
    };
    await expect.poll(clear).toBe(true);
  }
});
