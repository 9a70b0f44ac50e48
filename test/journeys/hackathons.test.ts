import ICAL from 'ical.js';
import { expect, inject, test } from 'vitest';
import { call, signedIn, someone } from './people.ts';
import { arriveAt, signIn } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const wallClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .toLowerCase()
    .replace(/\s/u, ' ');

test('page, countdown and calendar file agree on the deadline, in Kolkata and in Los Angeles', async () => {
  const { deadline } = await call(url, 'GET', '/api/hackathons/monsoon-ready');
  const moment = new Date(deadline);
  for (const zone of ['Asia/Kolkata', 'America/Los_Angeles']) {
    const page = await openWindow({ zone, own: true });
    // Four days, three hours, two minutes and one second before it, on the reader's clock. It runs
    // until it is paused, so it is installed earlier.
    const opened = moment.getTime() - (((4 * 24 + 3) * 60 + 2) * 60 + 1) * 1000;
    await page.clock.install({ time: opened - 3_600_000 });
    await page.clock.pauseAt(opened + 1);
    await page.goto('/hackathon/monsoon-ready');
    const digits = () => page.getByRole('timer').locator('b').allTextContents();
    await expect.poll(digits).toEqual(['04', '03', '02', '00']);
    await page.clock.runFor(1000);
    await expect.poll(digits).toEqual(['04', '03', '01', '59']);

    const written = page
      .locator('dl')
      .getByText('Deadline', { exact: true })
      .last()
      .locator('xpath=following-sibling::dd');
    await expect.poll(() => written.textContent()).toContain(wallClock(moment, zone));
    expect(await written.textContent()).toContain('11:59 pm IST');

    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const text = await (await fetch(url + file)).text();
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event && new ICAL.Event(event).endDate.toJSDate().toISOString()).toBe(deadline);

    await page.clock.fastForward(5 * 24 * 3_600_000);
    await page.getByRole('heading', { name: 'Submissions closed' }).waitFor();
    await expect.poll(digits).toEqual(['00', '00', '00', '00']);
    expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0);
  }
});

test('on a slow phone too, a topic pressed right after typing a word is combined with it', async () => {
  const page = await openWindow({ screen: 'phone', own: true });
  const devtools = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await page.goto('/hackathon', { waitUntil: 'networkidle' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.getByRole('searchbox', { name: 'Search hackathons' }).fill('form');
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: 'AI', exact: true })
      .click();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(asked).toEqual({ category: 'ai', q: 'form' });
  }
});

test('a topic is one history step, also when it is combined with a word that is still loading, and when it is pressed again', async () => {
  const page = await openWindow();
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  const topic = page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'AI', exact: true });
  await page.route('**/hackathon.data?category=ai*', async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/hackathon', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Search hackathons' }).fill('form');
  await topic.click();
  await expect.poll(asked).toEqual({ category: 'ai', q: 'form' });
  for (let again = 0; again < 2; again += 1) await topic.click();
  await arriveAt(page, '/hackathon');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.has('category')).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/hackathon');
});

test.each(usualScreens)(
  'a narrowed list is the same after Back, at the same scroll position: on a %s',
  async (screen) => {
    const page = await openWindow({ screen });
    await page.goto('/hackathon');
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
    // At the same moment: neither overrides the other.
    await page.getByRole('searchbox', { name: 'Search hackathons' }).fill('form');
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: 'AI', exact: true })
      .click();
    await expect.poll(asked).toEqual({ category: 'ai', q: 'form' });
    const row = page.locator('.hackathon-rows > li');
    await expect.poll(() => row.count()).toBe(1);
    await page
      .getByRole('link', { name: 'Voice-first forms', exact: true })
      .evaluate((link: HTMLElement) => link.scrollIntoView({ block: 'center' }));
    const depth = () => page.evaluate(() => Math.round(scrollY));
    const before = await depth();
    await page.getByRole('link', { name: 'Voice-first forms', exact: true }).click();
    await arriveAt(page, '/hackathon/voice-first-forms');
    await page.goBack();
    await arriveAt(page, '/hackathon');
    expect(asked()).toEqual({ category: 'ai', q: 'form' });
    await expect.poll(() => row.count()).toBe(1);
    await expect.poll(depth).toBe(before);
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search hackathons' }).inputValue())
      .toBe('form');

    await page.getByRole('link', { name: 'Voice-first forms', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Hackathons' })
      .click();
    await arriveAt(page, '/hackathon');
    expect(asked()).toEqual({ category: 'ai', q: 'form' });
    await expect.poll(() => row.count()).toBe(1);

    // The dialog has its own address, and Escape leaves the list unchanged.
    await page.getByRole('link', { name: /^View Details/ }).click();
    await page.getByRole('dialog', { name: 'Voice-first forms' }).waitFor();
    expect(new URL(page.url()).searchParams.get('details')).toBe('voice-first-forms');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => row.count()).toBe(1);
  },
);

test('a sample says so everywhere, and promises nothing that doesn’t exist', async () => {
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/hackathon');
  const explore = page.locator('#explore');
  const cards = await explore.getByRole('heading', { level: 3 }).count();
  expect(await explore.getByText('Sample', { exact: true }).count()).toBe(cards);
  await page
    .getByText('You can’t submit work on this site yet.')
    .or(page.getByText(/^Work is submitted on/))
    .waitFor();
  await explore
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sample: its organiser does not exist').waitFor();
  expect(await dialog.locator('dl').first().innerText()).not.toMatch(/Participants\s+0/);
});

test('two people register, one posts on the board, the other answers through us, and a mentor is requested', async () => {
  const path = '/hackathon/clinic-queue';
  const kabir = await signedIn(url, someone('Kabir Sethi'));
  const naina = await signedIn(url);
  const his = await openWindow({ token: kabir.token, screen: 'phone', expected: /status of 400/ });
  await his.goto(path);
  await his.getByRole('button', { name: 'Register', exact: true }).click();
  await his.getByText('Registered', { exact: true }).first().waitFor();
  await his.getByRole('button', { name: 'Write on the board' }).click();
  await his.getByRole('button', { name: 'Post', exact: true }).click();
  await his.getByText('Skills is required').waitFor();
  await his.getByRole('textbox', { name: 'Skills' }).fill('Queues');
  await his.getByRole('textbox', { name: 'Your post' }).fill('Free at night.');
  await his.getByRole('button', { name: 'Post', exact: true }).click();
  await his.getByText('Yours', { exact: true }).waitFor();

  const hers = await openWindow({ token: naina.token });
  await hers.goto(path);
  await hers.getByText('Register to write and answer here.').waitFor();
  await hers.getByRole('button', { name: 'Register', exact: true }).click();
  await hers.getByRole('button', { name: 'Answer the post by Kabir' }).first().click();
  await hers.getByRole('textbox', { name: 'Your answer' }).fill('I know two clinics.');
  await hers.getByRole('button', { name: 'Send the answer' }).click();
  await hers.getByText('You answered').first().waitFor();
  expect(await hers.locator('main').innerText()).not.toContain(kabir.email);

  await his.reload();
  await his.getByText('I know two clinics.').waitFor();
  await his.getByRole('button', { name: 'Report the answer by Naina' }).click();
  await his.getByRole('textbox', { name: 'Reason' }).fill('Only to see that it can be done.');
  await his.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  await his.getByText('You reported it').waitFor();
  await his.getByRole('textbox', { name: 'What you need' }).fill('How to count minutes.');
  await his.getByRole('button', { name: 'Ask for a mentor' }).click();
  await his.getByText('We are looking for someone who fits').waitFor();
  await his.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await his.getByRole('button', { name: 'Register', exact: true }).waitFor();
  await his.getByText('Nobody has written here yet').waitFor();
});

test('someone who isn’t signed in returns to the hackathon after signing in', async () => {
  const naina = await signedIn(url);
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/hackathon/clinic-queue');
  await page.getByRole('link', { name: 'Log in to register' }).click();
  await arriveAt(page, '/login');
  await signIn(page, naina);
  await arriveAt(page, '/hackathon/clinic-queue');
  await page.getByRole('button', { name: 'Register', exact: true }).waitFor();
});
