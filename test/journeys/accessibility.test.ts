import type { Page as BrowserPage } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageAt, pages, type Page } from '#app/shared/pages.ts';
import { accounts } from './visits/accounts.ts';
import { administration } from './visits/administration.ts';
import { aiTools } from './visits/ai-tools.ts';
import { announcements } from './visits/announcements.ts';
import { authoring } from './visits/authoring.ts';
import { courses } from './visits/courses.ts';
import { dashboard } from './visits/dashboard.ts';
import { foundersHub } from './visits/founders-hub.ts';
import { hackathons } from './visits/hackathons.ts';
import { investors } from './visits/investors.ts';
import { cartridges } from './visits/cartridges.ts';
import { certificates } from './visits/certificates.ts';
import { memberPages } from './visits/member-pages.ts';
import { placements } from './visits/placements.ts';
import { plans } from './visits/plans.ts';
import { projects } from './visits/projects.ts';
import { questions } from './visits/questions.ts';
import { site } from './visits/site.ts';
import { colours, findings, prepareAxe, startAxe } from './axe.ts';
import { wordsOutsideAtTwiceTheSize } from './large-text.ts';
import { people, url, type Visit, type Visits } from './visits/visit.ts';
import { bothScreens, everything, type Screen } from '../screens.ts';
import { debuggerOf, openWindow, screens } from './window.ts';

/** These pages only redirect. */
const redirects = ['/my-courses'];

/** The reader who sees everything on a page. */
const readerOf = ({ path, admin, dashboard }: Page): Visit['as'] => {
  if (admin) return 'admin';
  if (dashboard) return 'member';
  if (path.startsWith('/teach')) return 'admin';
  return path.startsWith('/account') ? 'signed-in' : undefined;
};

const named: Visits = {
  // First, because an authenticator app must be set up within ten minutes of the sign-in.
  ...accounts,
  ...site,
  ...courses,
  ...authoring,
  ...announcements,
  ...aiTools,
  ...investors,
  ...hackathons,
  ...placements,
  ...cartridges,
  ...certificates,
  ...foundersHub,
  ...plans,
  ...projects,
  ...memberPages,
  ...questions,
  ...dashboard,
  ...administration,
};

/** A page without dialogs, seen by someone who sees all of it. Dialogs are visits of their own. */
const isNamed = (page: Page): boolean =>
  Object.values(named).some(
    ({ path, as, open, screen }) =>
      typeof path === 'string' &&
      new URL(path, url).pathname === page.path &&
      as === readerOf(page) &&
      !open &&
      !screen,
  );

/** The other pages whose address follows from the page table. */
const ofTheTable: Visits = Object.fromEntries(
  pages
    .filter((page) => !page.path.includes(':') && !redirects.includes(page.path))
    .filter((page) => !isNamed(page))
    .map((page): [string, Visit] => {
      const as = readerOf(page);
      return [page.path, { path: page.path, ...(as && { as }) }];
    }),
);

const visits: Visits = { ...named, ...ofTheTable };

const addressOf = async ({ path }: Visit): Promise<string> =>
  typeof path === 'string' ? path : path();

test('no page is left out', async () => {
  const seen = await Promise.all(
    Object.values(visits).map(
      async (visit) => pageAt(new URL(await addressOf(visit), url).pathname)?.path,
    ),
  );
  const left = pages
    .map(({ path }) => path)
    .filter((path) => !seen.includes(path) && !redirects.includes(path));
  expect(left).toEqual([]);
});

type Theme = 'light' | 'dark';
/**
 * Each screen and each theme once: a fault that only one pair of them shows is rare. `everything`
 * tries all four pairs.
 */
const usualTheme: Record<Screen, Theme> = { phone: 'light', desktop: 'dark' };
const bothThemes: readonly Theme[] = ['light', 'dark'];

/**
 * A page is loaded once and looked at on both screens. What a visit opens might close as the screen
 * changes, so each screen opens it anew.
 */
const looks = Object.entries(visits).flatMap(([name, visit]) => {
  const on: Screen[][] = visit.screen
    ? [[visit.screen]]
    : visit.open
      ? bothScreens.map((screen) => [screen])
      : [[...bothScreens]];
  return on.map((seenOn) => ({
    name,
    visit,
    seenOn,
    themesOn: (screen: Screen) => (everything || visit.screen ? bothThemes : [usualTheme[screen]]),
    places: seenOn.join(' and a '),
  }));
});

test.each(looks)(
  '$name on a $places is accessible, and fits the width, also in large text',
  async ({ visit, seenOn: [first = 'phone', second], themesOn }) => {
    const token = visit.as && (await people[visit.as]()).token;
    const page = await openWindow({
      screen: first,
      ...(token && { token }),
      expected: /status of 40[049]|^400 /,
    });
    await prepareAxe(page);
    const settled = watchRequests(page);
    await page.goto(await addressOf(visit));
    await settled();
    await visit.open?.(page);
    await startAxe(page);
    await look(page, first, themesOn(first));
    if (!second) return;
    await turnInto(page, second);
    try {
      await settled();
      await look(page, second, themesOn(second));
    } finally {
      await turnInto(page, first);
    }
  },
);

async function look(
  page: BrowserPage,
  screen: Screen,
  [first = 'light', second]: readonly Theme[],
): Promise<void> {
  for (const colorScheme of second ? [first, second] : [first]) {
    await page.emulateMedia({ colorScheme });
    // Checks again whatever is still loading.
    const found = async () => ({
      [colorScheme]: await findings(page, colorScheme === second ? colours : undefined),
    });
    await expect.poll(found, { interval: 300 }).toEqual({ [colorScheme]: [] });
  }
  // A phone's window grows with content that is too wide, so we compare with the screen's width.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    screens[screen].viewport.width,
  );
  if (screen === 'phone') expect(await wordsOutsideAtTwiceTheSize(page)).toEqual([]);
}

/** Through the debugger: Playwright can't turn an open window into a phone. */
async function turnInto(page: BrowserPage, screen: Screen): Promise<void> {
  const { viewport, isMobile, hasTouch } = { isMobile: false, hasTouch: false, ...screens[screen] };
  const session = debuggerOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isMobile,
  });
}

/**
 * Resolves when no request has been made for 100 ms. Playwright's own check waits half a second,
 * too long for hundreds of visits.
 */
function watchRequests(page: BrowserPage): () => Promise<void> {
  let underWay = 0;
  let last = 0;
  const count = (change: number) => () => {
    underWay += change;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    await expect
      .poll(() => underWay <= 0 && performance.now() - last > 100, {
        interval: 20,
      })
      .toBe(true);
  };
}

test('the checker finds known faults', async () => {
  const page = await openWindow();
  await prepareAxe(page);
  await page.goto('/login');
  await startAxe(page);
  await page.evaluate(() => document.body.append(document.createElement('button')));
  expect(await findings(page)).toEqual([expect.stringContaining('button-name')]);
});
