import { countOfAccountsSince } from '#app/accounts/server/people.face.ts';
import { countsOfPeople } from '#app/memberships/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import type { WaitingCount } from '#app/platform/feature.ts';
import { dayMs } from '#app/shared/durations.ts';
import type { Overview } from '../contract.ts';
import { waitingCounts } from './ports.ts';
import { selectOverview } from './queries.ts';

const weekMs = 7 * dayMs;

/** How the school is doing at this moment. */
export async function overview({ clock }: Context): Promise<Overview> {
  const now = clock.now();
  const declared = waitingCounts();
  const { newThisWeek, people, waiting } = await selectOverview({
    newThisWeek: countOfAccountsSince(new Date(now.getTime() - weekMs)),
    people: countsOfPeople(now),
    waiting: declared.map(({ count, to }) => ({
      count: count(now),
      first: typeof to === 'object' ? to.first() : null,
    })),
  });
  return {
    accounts: { all: people.all, newThisWeek },
    members: people.members,
    waiting: declared.flatMap((each, index) => {
      const { count, first } = waiting[index] ?? { count: 0, first: null };
      return count > 0 ? [inWords(each, count, first)] : [];
    }),
  };
}

const inWords = (
  { one, many, to }: WaitingCount,
  count: number,
  first: string | null,
): Overview['waiting'][number] => ({
  count,
  text: count === 1 ? one : many,
  to: (typeof to === 'object' ? first && to.address(first) : to) ?? null,
});
