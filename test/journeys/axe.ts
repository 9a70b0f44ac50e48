import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { debuggerOf } from './window.ts';

/** The rules whose result can change with the theme. */
export const colours = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare global {
  var startAxe: () => void;
}

/** The windows whose pages can start axe. */
const prepared = new WeakSet<Page>();

/**
 * Lets every page that this window opens from now on start axe. Sending its 650 kB to each page
 * anew, and compiling them there, took an eighth of a second a visit.
 */
export async function prepareAxe(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // Through the debugger, because the page's policy forbids foreign scripts.
  const session = debuggerOf(page);
  await session.send('Page.enable');
  const source = `globalThis.startAxe = () => { ${axeSource} };`;
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

/** Starts axe in a page of a prepared window. Colour transitions are switched off. */
export async function startAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.startAxe();
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
  });
}

/** The findings of axe, one line each. */
export async function findings(page: Page, only?: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Reading all styles again takes a fifth of the time, and only the rule about turned screens
    // needs them: test/journeys/styles.test.ts.
    preload: { assets: ['media'] },
    rules: { 'css-orientation-lock': { enabled: false } },
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  const { violations } = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(chosen),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
