/** With fewer people, a fall is chance. */
const leastStarted = 20;

interface Step {
  title: string;
  /** People; null below five. */
  completed: number | null;
}

/**
 * After which lesson most people stop: of those who completed it, `stopped` percent did not complete
 * the next one. Undefined when too few have started, or nobody stops.
 */
export function largestFall<Lesson extends Step>(
  started: number | null,
  lessons: readonly Lesson[],
): { after: Lesson; stopped: number } | undefined {
  if (started === null || started < leastStarted) return undefined;
  const falls = lessons.flatMap((after, index) => {
    const next = lessons[index + 1];
    if (!next || after.completed === null || next.completed === null) return [];
    return { after, stopped: Math.round(100 * (1 - next.completed / after.completed)) };
  });
  const [largest] = falls.toSorted((one, other) => other.stopped - one.stopped);
  return largest && largest.stopped > 0 ? largest : undefined;
}
