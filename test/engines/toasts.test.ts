import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { usualScreens } from '../screens.ts';
import { keys } from './engine.ts';
import { openVisitor } from './open-visitor.ts';
import type { Target } from './in-page.ts';
import type { Visitor } from './visitor.ts';

const toast: Target = { selector: '.toast' };
const success: Target = { selector: '.toast', text: 'Code SPRING30 has been copied' };

const raise = (visitor: Visitor, kind: 'Success' | 'Error') =>
  visitor.click({ role: 'button', name: kind });

/**
 * Raises toasts and points at one, so that they stay while the test looks at them. A busy machine
 * may take longer than they do: then it raises them again.
 */
const hold = (visitor: Visitor, ...kinds: readonly ('Success' | 'Error')[]) =>
  visitor.until('points at the toasts', async () => {
    for (const kind of kinds) await raise(visitor, kind);
    const seen = await visitor.glance(toast);
    if (seen) await visitor.hover(seen);
    const shown = await Promise.all(
      kinds.map((kind) => visitor.glance({ selector: `.toast-${kind.toLowerCase()}` })),
    );
    return shown.every(Boolean);
  });

test.each(usualScreens)(
  'a toast is as high as its text, at the lower edge, and gone after 3 seconds: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    await hold(visitor, 'Success');
    const { y, height, reachable } = await visitor.seeWhole(success);
    expect(height).toBeLessThan(100);
    expect(y + height).toBeGreaterThan(visitor.size.height - 60);
    expect(reachable).toBe(true);
    const region = await visitor.see({ selector: '.toaster' });
    expect(region.height).toBeLessThan(130);
    const left = performance.now();
    await visitor.point(5, 5);
    await visitor.miss(toast);
    expect(performance.now() - left).toBeLessThan(10_000);
  },
);

test.each(usualScreens)(
  'a toast’s timer pauses while the pointer is on it, and its cross closes it: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    await hold(visitor, 'Error');
    await sleep(4000);
    await visitor.seeWhole(toast);
    await visitor.point(5, 5);
    await visitor.miss(toast);
    await hold(visitor, 'Error');
    await visitor.click({ role: 'button', name: 'Dismiss' });
    await visitor.miss(toast);
  },
);

test.each(usualScreens)(
  'two toasts are above each other, and above a dialog: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    await hold(visitor, 'Success', 'Error');
    const one = await visitor.seeWhole(success);
    const other = await visitor.seeWhole({ selector: '.toast-error' });
    expect(one.y + one.height).toBeLessThanOrEqual(other.y);
    await visitor.point(5, 5);
    await visitor.miss(toast);
    await visitor.click({ role: 'button', name: 'Open wide dialog' });
    await visitor.click({ role: 'button', name: 'Save seat' });
    await visitor.seeWhole({ selector: '.toast', text: 'Seat saved' });
  },
);

test.each(usualScreens)(
  'a toast can be closed while a dialog is open, and then the dialog by Escape: on a %s',
  async (screen) => {
    const visitor = await openVisitor(screen);
    await visitor.visit('/dev/kit');
    const dialog: Target = { role: 'dialog' };
    const saved: Target = { selector: '.toast', text: 'Seat saved', within: dialog };
    await visitor.click({ role: 'button', name: 'Open wide dialog' });
    await visitor.until('points at the toast', async () => {
      await visitor.click({ role: 'button', name: 'Save seat' });
      const seen = await visitor.glance(saved);
      if (seen) await visitor.hover(seen);
      return visitor.glance(saved);
    });
    await sleep(4000);
    await visitor.click({ role: 'button', name: 'Dismiss' });
    await visitor.miss(toast);
    await visitor.see(dialog);
    await visitor.chord(keys.Escape);
    await visitor.miss(dialog);
  },
);
