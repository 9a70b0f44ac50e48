import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFreshApp } from './fresh-app.ts';
import { admin, adminEmail, call } from './people.ts';

test('the banner comes and goes at its time, on every page, without a change or a restart', async () => {
  const application = await startFreshApp({ ADMIN_EMAIL: adminEmail });
  try {
    const { url } = application;
    const { token } = await admin(url);
    const bannerOf = async (path: string) =>
      /promo-banner-offer"><span>([^<]*)/.exec(await (await fetch(url + path)).text())?.[1] ?? null;
    const spring = 'Spring Sale: Get 30% off on all courses with code';
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
    expect(seen).toEqual({ '/': [null, words], '/faq': [null, words] });
    expect([await bannerOf('/'), await bannerOf('/faq')]).toEqual([null, null]);
  } finally {
    await application.stop();
  }
});
