import type { Page } from 'playwright-core';

/** The browser's own line for a call that was refused. */
export const refused = /Failed to load resource: the server responded with a status of 4\d\d/;

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** A busy machine takes its time to load a page. */
export const inTime = { timeout: 10_000 };
