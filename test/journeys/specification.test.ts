import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { keepRequests } from '../specification/measures.ts';
import { scenes } from '../specification/scenes.ts';
import type { Scene } from '../specification/scene.ts';
import { rows } from '../specification/table.ts';
import { admin, member, signedIn, someone, type SignedIn } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
/** The browser's own log lines for calls that fail here on purpose. */
const failing = /Failed to load resource|^5\d\d |Logout failed/;
/** All that the product may store in a browser (decisions.md ruling 48). */
const storage = [
  'token',
  'selectedPlanType',
  'selectedPlanPrice',
  'redirectAfterLogin',
  'fromPlanSelection',
  'theme',
  'bannerDismissed',
];

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
/**
 * Each signed-in scene has its own person, because some sign out. No scene changes a member in a
 * way that others would see.
 */
const people: Record<NonNullable<Scene['as']>, () => Promise<SignedIn>> = {
  'signed-in': () => signedIn(url),
  member: once(() => member(url)),
  admin: once(() => admin(url)),
};

const nobody: SignedIn = { ...someone(), token: '' };
const all: readonly [name: string, scene: Scene][] = Object.entries(scenes);

test.each(all)('%s', async (name, scene) => {
  const person = scene.as ? await people[scene.as]() : nobody;
  const page = await openWindow({
    screen: scene.screen ?? 'phone',
    expected: failing,
    own: scene.own,
    ...(person.token && { token: person.token }),
  });
  keepRequests(page);
  await scene.go(page, person);
  const proofs = rows.map(({ proof }) => proof);
  const texts = new Set(
    proofs.flatMap((proof) => ('seen' in proof && proof.seen === name ? [proof.as] : [])),
  );
  const checks = new Set(
    proofs.flatMap((proof) =>
      'measured' in proof && proof.measured === name ? [proof.check] : [],
    ),
  );
  expect(texts.size + checks.size).toBeGreaterThan(0);
  const missing = new Set(texts);
  await expect
    .poll(
      async () => {
        const shown = await perceivable(page);
        for (const text of missing) if (shown.includes(text)) missing.delete(text);
        return [...missing];
      },
      { interval: 50 },
    )
    .toEqual([]);
  for (const check of checks) await check(page);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !storage.includes(key))).toEqual([]);
});

/**
 * Everything that a person can see or hear on this screen: the title, the visible text, the
 * controls' names.
 */
async function perceivable(page: Page): Promise<string> {
  const texts = await page
    .evaluate(() => [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.ariaLabel ?? ''),
    ])
    // The page is being left.
    .catch(() => []);
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

const served = rows.flatMap(({ section, literal, proof }) =>
  'served' in proof ? [{ name: `${section}: ${literal}`, served: proof.served }] : [],
);
test.each(served)('$name', async ({ served: prove }) => {
  const [actual, expected] = await prove((path) => fetch(url + path, { redirect: 'manual' }));
  expect(actual).toEqual(expected);
});

test('no row waits for what a member’s home shows', async () => {
  const page = await openWindow({ token: (await people.member()).token });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const shown = await perceivable(page);
  const late = rows.flatMap(({ proof }) =>
    'waitsFor' in proof && !proof.waitsFor.startsWith('/') && shown.includes(proof.waitsFor)
      ? [proof.waitsFor]
      : [],
  );
  expect(late).toEqual([]);
});
