const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Brings the reader to the passage of the shown lesson that has these words (from `lessonPassages`),
 * and marks it. Does nothing if the lesson has changed since.
 */
export function showPassage(words: string): void {
  const wanted = spaced(words);
  const passages = [
    ...document.querySelectorAll<HTMLElement>(
      '.lesson-text :is(p, li, td, th, h2, h3, h4, pre, dt, dd)',
    ),
  ];
  const found =
    passages.findLast(({ textContent }) => spaced(textContent) === wanted) ??
    passages.find(({ textContent }) => spaced(textContent).startsWith(wanted));
  if (!found) return;
  for (const { classList } of passages) classList.remove('lesson-passage-shown');
  found.classList.add('lesson-passage-shown');
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
}
