import { shareOf, shown } from '#app/shared/few-people.ts';

/** With fewer people, a fall is chance. */
const leastStarted = 20;

interface Step {
  id: string;
  title: string;
  /** All people, few or many. */
  completed: number;
}

/**
 * After which lesson most people stop: of those who completed it, `stopped` percent did not complete
 * the next one. Null when too few have started, or fewer than five stop anywhere.
 */
export function largestFall(started: number, lessons: readonly Step[]) {
  if (started < leastStarted) return null;
  const falls = lessons.flatMap(({ id, title, completed }, index) => {
    const next = lessons[index + 1];
    const people = next ? completed - next.completed : 0;
    return shown(people) === null
      ? []
      : [{ id, title, people, share: people / completed, of: completed }];
  });
  const [largest] = falls.toSorted((one, other) => other.share - one.share);
  if (!largest) return null;
  const { id, title, people, of } = largest;
  return { id, title, stopped: shareOf(people, of) ?? 0 };
}
