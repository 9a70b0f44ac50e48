import { countAccounts } from '#app/accounts/server/people.face.ts';
import { countMembers } from '#app/memberships/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import type { WaitingCount } from '#app/platform/feature.ts';
import { dayMs } from '#app/shared/durations.ts';
import type { Overview } from '../contract.ts';
import { waitingCounts } from './ports.ts';

const weekMs = 7 * dayMs;

/** How the school is doing at this moment. */
export async function overview(ctx: Context): Promise<Overview> {
  const now = ctx.clock.now();
  const [accounts, members, waiting] = await Promise.all([
    countAccounts(new Date(now.getTime() - weekMs)),
    countMembers(now),
    Promise.all(waitingCounts().map((each) => counted(ctx, each))),
  ]);
  return {
    accounts: { all: accounts.all, newThisWeek: accounts.since },
    members,
    waiting: waiting.filter(({ count }) => count > 0),
  };
}

async function counted(
  ctx: Context,
  { count, one, many, to }: WaitingCount,
): Promise<Overview['waiting'][number]> {
  const found = await count(ctx);
  const address = typeof to === 'function' && found > 0 ? await to(ctx) : to;
  return {
    count: found,
    text: found === 1 ? one : many,
    to: typeof address === 'string' ? address : null,
  };
}
