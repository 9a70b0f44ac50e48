import type { Page } from 'playwright-core';

/** The browser's own log line for a refused call. */
export const refused = /Failed to load resource: the server responded with a status of 4\d\d/;

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** A busy machine may load pages slowly. */
export const inTime = { timeout: 30_000 };
