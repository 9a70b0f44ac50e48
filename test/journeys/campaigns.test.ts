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
  const times = { startsAt: at(2), endsAt: at(8) };
  await call(url, 'POST', '/api/admin/campaigns', { words, code: 'SPRING30', ...times }, token);
  const seen = { '/': [await bannerOf('/')], '/faq': [await bannerOf('/faq')] };
  while (new Date().toISOString() < times.endsAt) {
    for (const [path, banners] of Object.entries(seen)) {
      const banner = await bannerOf(path);
      if (banner !== banners.at(-1)) banners.push(banner);
    }
    await sleep(100);
  }
  // A page that is requested before the end may be answered after it.
  const [home, faq] = [seen['/'], seen['/faq']].map((banners) => banners.slice(0, 2));
  expect({ home, faq }).toEqual({ home: [null, words], faq: [null, words] });
  expect([await bannerOf('/'), await bannerOf('/faq')]).toEqual([null, null]);
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
