import { unwrap } from './elements.ts';

/** The property in the style that an element was copied with. */
export const styleOf = (element: HTMLElement, property: string): string =>
  new RegExp(String.raw`(?:^|[;\s])${property}\s*:\s*([^;]*)`, 'i')
    .exec(element.dataset.style ?? '')?.[1]
    ?.trim() ?? '';

/** What Word and Google Docs copy along with a text, though it is not for its readers. */
const leftOut = [
  // Struck out by a reviewer, and what reviewers said.
  'del[datetime]',
  'del[cite]',
  '.msoDel',
  '.MsoCommentReference',
  '.msocomanchor',
  '[data-style*="mso-element:comment"]',
  '[data-style*="mso-special-character:comment"]',
  '[data-style*="mso-hide:all"]',
  // The boxes of a list of things to do.
  'img[aria-roledescription*="checkbox"]',
  '[role="checkbox"] > img[src^="data:"]',
].join();

/** These are widened with hard spaces. */
const wide = '[data-style*="mso-spacerun"], [data-style*="mso-tab-count"], .Apple-converted-space';

export function takeRemains(body: HTMLElement): void {
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]'))
    if (styleOf(element, 'display') === 'none') element.remove();
  for (const element of body.querySelectorAll(wide)) element.replaceWith(' ');
  for (const line of body.querySelectorAll('br[clear], br[data-style*="page-break"]'))
    line.remove();
  for (const link of body.querySelectorAll('a'))
    if (/^(?:#|file:)/.test(link.getAttribute('href') ?? '')) unwrap(link);
  for (const drawing of body.querySelectorAll(String.raw`v\:imagedata`)) asImage(drawing);
}

/** Word writes some pictures only in its own language, without an `<img>` beside it. */
function asImage(drawing: Element): void {
  const image = drawing.ownerDocument.createElement('img');
  image.src = drawing.getAttribute('src') ?? '';
  image.alt = drawing.closest('[alt]')?.getAttribute('alt') ?? '';
  drawing.before(image);
}
