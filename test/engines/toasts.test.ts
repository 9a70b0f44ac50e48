import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bothScreens, openVisitor } from './open-visitor.ts';
import type { Target } from './in-page.ts';
import type { Visitor } from './visitor.ts';

const toast: Target = { selector: '.toast' };
const success: Target = { selector: '.toast', text: 'Code SPRING30 has been copied' };

const raise = (visitor: Visitor, kind: 'Success' | 'Error') =>
  visitor.click({ role: 'button', name: kind });

test.each(bothScreens)(
  'a toast is as high as its words, at the lower edge, and gone after 3 seconds: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    await raise(visitor, 'Success');
    const { y, height, reachable } = await visitor.seeWhole(success);
    const seenAt = performance.now();
    expect(height).toBeLessThan(100);
    expect(y + height).toBeGreaterThan(visitor.size.height - 60);
    expect(reachable).toBe(true);
    const region = await visitor.see({ selector: '.toaster' });
    expect(region.height).toBeLessThan(130);
    await visitor.miss(toast);
    // It may have stood for a while before it was seen.
    expect(performance.now() - seenAt).toBeLessThan(10_000);
  },
);

test.each(bothScreens)(
  'the clock of a toast rests while it is pointed at; its cross takes it away: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    await raise(visitor, 'Error');
    await visitor.hover(await visitor.see(toast));
    await sleep(4000);
    await visitor.seeWhole(toast);
    await visitor.point(5, 5);
    await visitor.miss(toast);
    await raise(visitor, 'Error');
    await visitor.click({ role: 'button', name: 'Dismiss' });
    await visitor.miss(toast);
  },
);

test.each(bothScreens)(
  'two toasts stand above each other, and above a dialog: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    await raise(visitor, 'Success');
    await raise(visitor, 'Error');
    const one = await visitor.seeWhole(success);
    const other = await visitor.seeWhole({ selector: '.toast-error' });
    expect(one.y + one.height).toBeLessThanOrEqual(other.y);
    await visitor.miss(toast);
    await visitor.click({ role: 'button', name: 'Open wide dialog' });
    await visitor.click({ role: 'button', name: 'Save seat' });
    await visitor.seeWhole({ selector: '.toast', text: 'Seat saved' });
  },
);
