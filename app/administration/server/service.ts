import { countOfAccountsSince } from '#app/accounts/server/people.face.ts';
import { countsOfPeople } from '#app/memberships/server/face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { WaitingCount } from '#app/platform/feature.ts';
import { dayMs } from '#app/shared/durations.ts';
import type { Overview } from '../contract.ts';
import { administrationActions } from '../actions.ts';
import * as ports from './ports.ts';
import { selectOverview } from './queries.ts';

const record = recorderOf(administrationActions);

const weekMs = 7 * dayMs;

/** How the school is doing at this moment. */
export async function overview({ clock }: Context): Promise<Overview> {
  const now = clock.now();
  const declared = ports.waitingCounts();
  const steps = ports.setupSteps();
  const { newThisWeek, people, waiting, missing, samples } = await selectOverview({
    newThisWeek: countOfAccountsSince(new Date(now.getTime() - weekMs)),
    people: countsOfPeople(now),
    waiting: declared.map(({ count, to }) => ({
      count: count(now),
      first: typeof to === 'object' ? to.first() : null,
    })),
    missing: steps.map((step) => step.missing),
    samples: ports.samples().map(({ count }) => count()),
  });
  return {
    accounts: { all: people.all, newThisWeek },
    members: people.members,
    waiting: declared.flatMap((each, index) => {
      const { count, first } = waiting[index] ?? { count: 0, first: null };
      return count > 0 ? [inWords(each, count, first)] : [];
    }),
    setup: steps.flatMap(({ text, to = null }, index) => (missing[index] ? [{ text, to }] : [])),
    samples: ports.samples().flatMap(({ one, many }, index) => {
      const count = samples[index] ?? 0;
      return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
    }),
  };
}

/** Removes the invented content of every feature, all or none. */
export const removeSamples = (ctx: Context<Actor>): Promise<{ removed: number }> =>
  tx(async () => {
    let removed = 0;
    for (const { remove } of ports.samples()) removed += await remove();
    await record(ctx, {
      action: 'samples/remove',
      subject: { kind: 'setting', id: 'samples' },
      details: { removed },
    });
    return { removed };
  });

const inWords = (
  { one, many, to }: WaitingCount,
  count: number,
  first: string | null,
): Overview['waiting'][number] => ({
  count,
  text: count === 1 ? one : many,
  to: (typeof to === 'object' ? first && to.address(first) : to) ?? null,
});
