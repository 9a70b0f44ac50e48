import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#app/shared/durations.ts';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { startApp } from '../../scripts/running-app.ts';
import { freshDataDirectory, startFreshApp } from './fresh-app.ts';
import { admin, adminEmail, call } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const spring = 'Spring Sale: Get 30% off on all courses with code';

test('the banner comes and goes at its time, on every page, without a change or a restart', async () => {
  const { url, stop } = await startFreshApp({ ADMIN_EMAIL: adminEmail });
  onTestFinished(stop);
  const { token } = await admin(url);
  const bannerOf = async (path: string) =>
    /promo-banner-offer"><span>([^<]*)/.exec(await (await fetch(url + path)).text())?.[1] ?? null;
  expect([await bannerOf('/'), await bannerOf('/privacy-policy')]).toEqual([spring, spring]);
  await call(url, 'POST', '/api/admin/campaigns/1/end', { version: 1 }, token);
  await expect.poll(() => bannerOf('/')).toBeNull();

  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const words = 'Diwali: 30% off with code';
  const times = { startsAt: at(4), endsAt: at(10) };
  await call(url, 'POST', '/api/admin/campaigns', { words, code: 'SPRING30', ...times }, token);
  const seen = { before: new Set<string>(), during: new Set<string>(), after: new Set<string>() };
  while (seen.after.size < 2) {
    for (const path of ['/', '/faq']) {
      const asked = new Date().toISOString();
      const saw = `${path} ${await bannerOf(path)}`;
      const answered = new Date().toISOString();
      // However slow the machine is: a request that is under way as the banner comes or goes may be
      // answered with it or without it.
      if (answered < times.startsAt) seen.before.add(saw);
      else if (asked >= times.endsAt) seen.after.add(saw);
      else if (asked >= times.startsAt && answered < times.endsAt) seen.during.add(saw);
    }
    await sleep(100);
  }
  const none = new Set(['/ null', '/faq null']);
  expect([...seen.before].filter((saw) => !none.has(saw))).toEqual([]);
  expect(seen.during).toEqual(new Set([`/ ${words}`, `/faq ${words}`]));
  expect(seen.after).toEqual(none);
});

test('an admin replaces the campaign on a phone; visitors see the new banner until its end', async () => {
  const dataDir = await freshDataDirectory();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const today = await startApp({ DATA_DIR: dataDir, ADMIN_EMAIL: adminEmail });
  onTestFinished(today.stop);
  const { url } = today;
  const visitor = await openWindow({ url, own: true });
  await visitor.goto('/courses');
  await visitor.getByRole('button', { name: `${spring} SPRING30` }).waitFor();
  await visitor.getByRole('button', { name: 'Dismiss offer' }).click();

  const { token } = await admin(url);
  const expected = /status of 4\d\d/;
  const desk = await openWindow({ screen: 'phone', url, token, own: true, expected });
  const dialog = desk.getByRole('dialog');
  const plan = () => dialog.getByRole('button', { name: 'Plan campaign' }).click();
  const write = async () => {
    await desk.getByRole('button', { name: 'New campaign' }).click();
    await dialog.getByLabel('Text of the banner').fill('Diwali: 30% off with code');
    await dialog.getByLabel('Promo code').fill('spring30');
    // The codes are offered, and the preview writes this one as it was made.
    await dialog.getByRole('figure').getByText('Diwali: 30% off with code SPRING30').waitFor();
    const tomorrow = indianDateTime(new Date(Date.now() + dayMs));
    await dialog.getByLabel('Ends (Indian time, IST; optional)').fill(tomorrow);
  };
  await desk.goto('/admin/campaigns');
  await write();
  await plan();
  await dialog.getByText('Another campaign runs at that time.').first().waitFor();
  await dialog.getByLabel('Promo code').fill('DIWALI');
  await plan();
  await dialog.getByText('There is no such promo code. Please make it first.').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await desk.getByRole('button', { name: `End now ${spring}` }).click();
  await dialog.getByRole('button', { name: 'End campaign' }).click();
  await toast(desk, 'Campaign ended');
  await desk.getByText('Ended', { exact: true }).filter({ visible: true }).waitFor();
  await write();
  await plan();
  await toast(desk, 'Campaign planned');
  await desk.getByText('Running', { exact: true }).filter({ visible: true }).waitFor();
  await desk.getByRole('button', { name: 'Edit Diwali: 30% off with code' }).click();
  await dialog.getByLabel('Text of the banner').fill('Diwali week: 30% off with code');
  await dialog.getByRole('button', { name: 'Save campaign' }).click();
  await toast(desk, 'Campaign saved');

  // The earlier banner was dismissed, this one was not.
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Diwali week: 30% off with code SPRING30' }).waitFor();
  await visitor.goto('about:blank');
  await desk.goto('about:blank');
  await today.stop();

  const CLOCK_OFFSET_SECONDS = String((2 * dayMs) / 1000);
  const later = await startApp({ DATA_DIR: dataDir, CLOCK_OFFSET_SECONDS });
  onTestFinished(later.stop);
  const html = await (await fetch(`${later.url}/courses`)).text();
  expect(html).toContain('<h1');
  expect(html).not.toContain('promo-banner-offer"');
});
