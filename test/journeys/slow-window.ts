import type { Page } from 'playwright-core';
import { openWindow, type WindowOptions } from './window.ts';

/** A window on a slow machine: it draws late, and reports a new selection late. */
export async function openSlowWindow(options: WindowOptions): Promise<Page> {
  const page = await openWindow({ ...options, own: true });
  await page.addInitScript(() => {
    const draw = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (drawn) => Number(setTimeout(() => draw(drawn), 1000));
    document.addEventListener(
      'selectionchange',
      (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => document.dispatchEvent(new Event('selectionchange')), 1000);
      },
      { capture: true },
    );
  });
  return page;
}
