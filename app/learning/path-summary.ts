import { countText } from '#app/courses/course-facts.ts';

/** As much as a certificate has room for under a long title. */
const longest = 160;

/** What the certificate of a path says about it. Its page also lists the courses. */
export function pathSummary(titles: readonly string[]): string {
  const count = countText(titles.length, 'course');
  const named = `${count}, each finished: ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}.`;
  return named.length <= longest ? named : `${count}, each finished. Its page names them.`;
}
