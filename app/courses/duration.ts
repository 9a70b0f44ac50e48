export const minutesOf = (lessons: readonly { minutes: number }[]): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

export const unknownDuration = 'Being written';

/**
 * The duration of lessons: their minutes, or else the author's text, such as '10 hours'
 * (decisions.md ruling 61).
 */
export const durationOf = (minutes: number, authorsText: string): string =>
  minutes > 0 ? durationText(minutes) : authorsText || unknownDuration;

/**
 * How long the written lessons take, which is all that anyone can complete; '' if it is unknown.
 * The author's text is about the whole course, so it says nothing while lessons are missing.
 */
export function writtenDurationOf(
  lessons: readonly { minutes: number; written: boolean }[],
  authorsText: string,
): string {
  const written = lessons.filter((lesson) => lesson.written);
  const minutes = minutesOf(written);
  if (minutes > 0) return durationText(minutes);
  return written.length === lessons.length ? authorsText : '';
}

/** How long several things take together, from such texts as these; '' unless each says it. */
export function sumOfDurations(texts: readonly string[]): string {
  const minutes = texts.map((text) => {
    const [, number, unit] = /^(\d+(?:\.\d+)?) (minute|hour)s?$/.exec(text) ?? [];
    return Number(number) * (unit === 'hour' ? 60 : 1);
  });
  const sum = minutes.reduce((all, each) => all + each, 0);
  return sum > 0 ? durationText(sum) : '';
}

/**
 * Minutes as a person says them: '45 minutes', '1 hour', '4.5 hours'. Half hours are precise
 * enough.
 */
function durationText(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
