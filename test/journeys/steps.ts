import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailedLink, type Person } from './people.ts';

/**
 * Waits until the address is this one. A guard may redirect while a page still loads, so an
 * interrupted navigation is no failure.
 */
export async function arriveAt(page: Page, path: string | RegExp): Promise<void> {
  const elsewhere = () => {
    const { pathname } = new URL(page.url());
    return (typeof path === 'string' ? pathname === path : path.test(pathname))
      ? undefined
      : pathname;
  };
  await expect.poll(elsewhere, { interval: 50 }).toBeUndefined();
  await page.waitForLoadState();
  // The address changes before the page does: React renders the new one when nothing more urgent
  // waits.
  await page.evaluate(idle).catch(() => undefined);
}

const idle = () =>
  new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: 1000 });
  });

/** A page listens for keys only after it is painted: a key pressed before that is lost. */
export async function hearsKeys(page: Page): Promise<void> {
  await page.evaluate(idle);
}

const origin = (page: Page): string => new URL(page.url()).origin;

export async function createAccount(
  page: Page,
  { displayName, email, password }: Person,
): Promise<void> {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Create Account' }) });
  await form.getByLabel('Full name').fill(displayName);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
}

/**
 * Opens the mailed link. The success is shown for three seconds, which may be over before the page
 * counts as loaded, so both are waited for at once.
 */
export async function openVerification(page: Page, person: Pick<Person, 'email'>): Promise<void> {
  const link = await mailedLink(origin(page), '/verify-email', person);
  await Promise.all([
    page.getByRole('heading', { name: 'Email Verified' }).waitFor(),
    page.getByText('Your email has been successfully verified. Redirecting to login...').waitFor(),
    page.goto(link),
  ]);
}

/** Opens the mailed link, and waits for the sign-in that follows, with the address filled in. */
export async function verifyEmail(page: Page, person: Person): Promise<void> {
  await openVerification(page, person);
  expect(new URL(page.url()).search).toBe('');
  await arriveAt(page, '/login');
  const address = page.getByRole('textbox', { name: 'E-mail' }).filter({ visible: true }).first();
  await expect.poll(() => address.inputValue()).toBe(person.email);
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign in' }) });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

export async function choosePlan(page: Page, name: 'Basic' | 'Premium' | 'College'): Promise<void> {
  await page.getByRole('button', { name: `Choose ${name}` }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
}

/** Opens the gateway's window, and presses a button in it. */
export async function payBy(page: Page, action: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}

export const toast = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

export async function signOutOfDashboard(page: Page): Promise<void> {
  const inSight = (name: string) => page.getByRole('button', { name }).filter({ visible: true });
  const [menu, logout] = [inSight('Open menu'), inSight('Logout')];
  await menu.or(logout).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await logout.click();
  await arriveAt(page, '/login');
}

/** Does all practice of the open lesson: a guess and, if it is wrong, a look at the answer. */
export async function practise(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Practice in this lesson' }).waitFor();
  for (const block of await page.locator('.practice-block').all()) {
    const check = block.getByRole('button', { name: /^Check/ });
    const shown = block.getByRole('button', { name: 'Show the answer' });
    while ((await check.isVisible()) && !(await shown.isVisible())) {
      await guess(block);
      await check.click();
      // Until the answer comes, the button is still in sight.
      await expect.poll(() => block.locator('[aria-busy=true]').count()).toBe(0);
      await block.locator('.practice-reply, [aria-current=step] + li').first().waitFor();
    }
    if (await shown.isVisible()) await shown.click();
    await block.getByText(/^(Right on try \d|Answer shown)$/).waitFor();
  }
}

/** Any answer, right or wrong. */
async function guess(block: Locator): Promise<void> {
  const options = block.getByRole('radio').or(block.getByRole('checkbox'));
  // Most kinds of practice load later than the lesson.
  const places = block.getByRole('textbox').or(block.getByRole('listitem'));
  await options.or(places).first().waitFor();
  if ((await options.count()) > 0) await options.first().check();
  for (const field of await block.getByRole('textbox').all()) await field.fill('perhaps');
  const chip = block.getByRole('group', { name: 'Still to dock' }).getByRole('button').first();
  const slot = block.getByRole('button', { name: /^Dock here/ }).first();
  while (await slot.isVisible()) {
    await chip.click();
    await slot.click();
  }
}

/**
 * Opens the search with its keys. The page doesn't hear them before hydration, so they may be
 * pressed again.
 */
export async function openSearch(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const opens = async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press('Control+K');
    return dialog.isVisible();
  };
  await expect.poll(opens, { interval: 1000 }).toBe(true);
  return dialog;
}

/**
 * Waits for the part of a form that remembers what is typed. It loads after the form. Anyone who
 * leaves before that loses what they typed.
 */
export const remembersTyping = (form: Page | Locator): Promise<void> =>
  form.locator('form input[type=hidden]:not([name])').first().waitFor({ state: 'attached' });

/** Closes an offline window without asking, as a phone does, and opens another one online. */
export async function closedOffline(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  // A closing window is online for a moment.
  await page.evaluate(() => {
    globalThis.fetch = async () => {
      throw new TypeError('Closing');
    };
  });
  await page.close();
  await next.context().setOffline(false);
  return next;
}
