import type { Page } from 'playwright-core';
import { screens } from './window.ts';

/**
 * Doubles the text size on a phone's page. Returns the text that then leaves the window where
 * nothing scrolls, and the page's width if it is wider than the window.
 */
export async function wordsOutsideAtTwiceTheSize(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const twice = new CSSStyleSheet();
    twice.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(twice);

    const drawnOnly = 'svg, script, style, [aria-hidden=true], .visually-hidden, .skip-link';
    const scrollsOrShortens = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const holds = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
      return holds || (element.parentElement !== null && scrollsOrShortens(element.parentElement));
    };
    const isOutside = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return right > width + 1 || left < -1;
    };

    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.push(`The page is ${scrollWidth} px wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!element || !words || element.closest(drawnOnly) || !isOutside(text)) continue;
      if (element.checkVisibility({ visibilityProperty: true }) && !scrollsOrShortens(element))
        found.push(`${element.localName}.${element.className}: ${words}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== twice);
    return found;
  }, screens.phone.viewport.width);
}
