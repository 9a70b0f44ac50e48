import { readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, member } from './people.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const sheets = async () =>
  (await readdir('build/client/assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/assets/${file}`);

// Each page loads the stylesheets of its own parts, so the order of two rules depends on which
// pages were visited before.
test.each(bothScreens)(
  'a page looks the same whatever was seen before it: on a %s',
  async (screen) => {
    const { token } = await member(url);
    const page = await openWindow({ screen, token });
    const all = await sheets();
    expect(all.length).toBeGreaterThan(20);
    for (const path of ['/', '/dashboard/profile']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // The parts for visitors are gone.
      await page.getByRole('button', { name: /^Notifications/ }).waitFor();
      const looked = await look(page);
      for (const order of [all, all.toReversed()]) {
        await load(page, order);
        const after = await look(page);
        expect(after.filter(({ isThere }) => isThere).length).toBeGreaterThan(looked.length / 2);
        expect({ path, changed: difference(looked, after) }).toEqual({ path, changed: [] });
      }
    }
  },
);

// Styles are inlined, because fetching them would delay the first paint. Parts that load later bring
// their own.
test.each(['/', '/courses', '/login'])('%s fetches none of its own stylesheets', async (path) => {
  const html = await (await fetch(url + path)).text();
  const own = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => href);
  expect(own.length).toBeGreaterThan(1);
  const page = await openWindow();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched.filter((sheet) => own.includes(sheet))).toEqual([]);
});

test('no page is laid out by how a phone is held', async () => {
  const all = await sheets();
  const texts = await Promise.all(all.map(async (path) => readFile(`build/client${path}`, 'utf8')));
  expect(texts.length).toBeGreaterThan(20);
  expect(all.filter((_, index) => texts[index]?.includes('orientation:'))).toEqual([]);
});

// A slow network delivers a page in pieces, and the launch pad, which a phone shows first, arrives
// after the form.
test.each(['/login', '/register'])(
  'the form of %s is in its place before the launch pad is drawn',
  async (path) => {
    const page = await openWindow({ screen: 'phone' });
    await page.goto(path);
    const top = () =>
      page.locator('.auth-side').evaluate((form) => form.getBoundingClientRect().top);
    const placed = await top();
    expect(placed).toBeGreaterThan(200);
    await page.locator('.launch-pad').evaluate((pad) => pad.remove());
    expect(await top()).toBe(placed);
  },
);

test('every tab is visible on a phone, and two facts fit side by side', async () => {
  const page = await openWindow({ screen: 'phone', token: (await admin(url)).token });
  await page.goto('/admin/media');
  const tabs = page.locator('.segmented > *');
  await tabs.first().waitFor();
  const edges = await tabs.evaluateAll((all) =>
    all.map((tab) => Math.ceil(tab.getBoundingClientRect().right)),
  );
  expect(edges.length).toBeGreaterThan(4);
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  await page.goto('/dev/kit');
  const facts = page.locator('.facts:not(.facts-rows) > div');
  await facts.nth(1).waitFor();
  const [first, second] = await facts.evaluateAll((all) =>
    all.map((fact) => fact.getBoundingClientRect().top),
  );
  expect(second).toBe(first);
});

type Look = readonly { who: string; isThere: boolean; style: Record<string, string> }[];

const difference = (before: Look, after: Look): string[] =>
  before.flatMap(({ who, style }, index) => {
    const now = after[index];
    if (!now?.isThere) return [];
    return Object.keys(style)
      .filter((name) => style[name] !== now.style[name])
      .map((name) => `${who} ${name}: ${style[name]}, then ${now.style[name]}`);
  });

declare global {
  var looked: readonly Element[] | undefined;
}

/**
 * Properties that don't follow from another element's size, of the elements that the page had when
 * it was first looked at: a part that comes later would shift the others.
 */
const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    globalThis.looked ??= [...document.querySelectorAll('body *')];
    return globalThis.looked.map((element) => {
      const style = getComputedStyle(element);
      const names = [
        'display',
        'position',
        'padding',
        'gap',
        'border-radius',
        'background-color',
        'color',
        'font-size',
        'font-weight',
      ];
      const who = `${element.tagName}.${element.getAttribute('class')}`;
      return {
        who,
        isThere: element.isConnected,
        style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      };
    });
  });

const load = (page: Page, addresses: readonly string[]): Promise<void> =>
  page.evaluate(async (each) => {
    const links = each.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
    const loaded = links.map(
      (link) =>
        new Promise(
          (resolve, reject) => void Object.assign(link, { onload: resolve, onerror: reject }),
        ),
    );
    document.head.append(...links);
    await Promise.all(loaded);
    await Promise.all(
      document.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
    );
  }, addresses);
