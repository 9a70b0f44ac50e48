import { countText } from '#app/courses/course-facts.ts';

/** As much as a certificate has room for. */
const longest = 240;

/** What the certificate of a path says about it; where the titles are too long, its page lists them. */
export function pathSummary(titles: readonly string[]): string {
  const count = countText(titles.length, 'course');
  const named = `${count}, each with a certificate of its own: ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}.`;
  return named.length <= longest ? named : `${count}, each with a certificate of its own.`;
}
