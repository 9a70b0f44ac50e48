import ICAL from 'ical.js';
import { expect, inject, test } from 'vitest';
import { call } from './people.ts';
import { arriveAt } from './steps.ts';
import { bothScreens, openWindow } from './window.ts';

const url = inject('applicationUrl');

const wallClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment).toLowerCase().replace(/\s/u, ' ');

test('page, countdown and calendar file agree on the deadline, in Kolkata as in Los Angeles', async () => {
  const { deadline } = await call(url, 'GET', '/api/hackathons/monsoon-ready');
  const moment = new Date(deadline);
  for (const zone of ['Asia/Kolkata', 'America/Los_Angeles']) {
    const page = await openWindow({ zone });
    // Four days, three hours, two minutes and one second before it, by the reader's clock.
    await page.clock.install({ time: moment.getTime() - (((4 * 24 + 3) * 60 + 2) * 60 + 1) * 1000 });
    await page.clock.pauseAt(moment.getTime() - (((4 * 24 + 3) * 60 + 2) * 60 + 1) * 1000 + 1);
    await page.goto('/hackathon/monsoon-ready');
    const digits = () => page.getByRole('timer').locator('b').allTextContents();
    await expect.poll(digits).toEqual(['04', '03', '02', '00']);
    await page.clock.runFor(1000);
    expect(await digits()).toEqual(['04', '03', '01', '59']);

    const written = page.locator('dl').getByText('Deadline', { exact: true }).last().locator('xpath=following-sibling::dd');
    await expect.poll(() => written.textContent()).toContain(wallClock(moment, zone));
    expect(await written.textContent()).toContain('11:59 pm IST');

    const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const text = await (await fetch(url + file)).text();
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event && new ICAL.Event(event).endDate.toJSDate().toISOString()).toBe(deadline);

    await page.clock.fastForward(5 * 24 * 3_600_000);
    await page.getByRole('heading', { name: 'Submissions closed' }).waitFor();
    expect(await digits()).toEqual(['00', '00', '00', '00']);
  }
});

test.each(bothScreens)('a list that was narrowed is the same after Back, at the same height: on a %s', async (screen) => {
  const page = await openWindow({ screen });
  await page.goto('/hackathon');
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'AI', exact: true }).click();
  await expect.poll(() => page.locator('.hackathon-rows > li').count()).toBe(4);
  await page.getByRole('searchbox', { name: 'Search hackathons' }).fill('form');
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
  expect(new URL(page.url()).search).toBe('?category=ai&q=form');
  await expect.poll(() => row.count()).toBe(1);
  await expect.poll(depth).toBe(before);
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search hackathons' }).inputValue()).toBe('form');

  // The dialog has an address of its own, and Escape leaves the list as it was.
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('dialog', { name: 'Voice-first forms' }).waitFor();
  expect(new URL(page.url()).searchParams.get('details')).toBe('voice-first-forms');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => row.count()).toBe(1);
});
