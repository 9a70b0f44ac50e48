import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { updatePerson } from '#app/accounts/server/people.face.ts';
import { systemContext } from '#app/platform/context.ts';
import { q } from '#app/platform/database.ts';
import { dayMs } from '#app/shared/durations.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { emptyTestDatabase } from '#test/database.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { signedUp } from '#test/people.ts';
import { membershipAt, standingsOf, type Standing } from '../membership-status.ts';
import { planTypes } from '../plans.ts';
import { markRevoked, selectHistory } from './grants.queries.ts';
import { openPeriod } from './service.ts';
import { countOfHolders, deriveAllStandings, holders } from './standings.service.ts';

const uids = ['person-0', 'person-1', 'person-2'];
const who = fc.nat(uids.length - 1);
const planType = fc.constantFrom(...planTypes);
const step = fc.oneof(
  fc.record({ do: fc.constant('open'), who, planType }),
  fc.record({
    do: fc.constant('insert'),
    who,
    planType,
    start: fc.integer({ min: -900, max: 200 }),
    days: fc.option(fc.integer({ min: 1, max: 700 })),
  }),
  fc.record({ do: fc.constant('reverse'), who, pick: fc.nat() }),
  fc.record({ do: fc.constant('rename'), who, name: fc.constantFrom('Asha', 'ñaina', 'Zoya') }),
  fc.record({ do: fc.constant('wait'), days: fc.integer({ min: -60, max: 500 }) }),
  fc.record({ do: fc.constant('renew') }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const broken = () => brokenInvariants(async (text) => (await sql.raw(text).execute(q())).rows);
const renew = ({ runJobs }: TestApp) => runJobs({ firing: 'memberships-renew-standings' });
const everyStanding = standingsOf({});

async function take(app: TestApp, each: Step): Promise<void> {
  const uid = ('who' in each && uids[each.who]) || '';
  const now = app.clock.now();
  const ctx = systemContext(app.clock, 'test');
  if (each.do === 'wait') app.clock.advance({ days: each.days });
  if (each.do === 'renew') await renew(app);
  if (each.do === 'rename' && 'name' in each)
    await updatePerson(ctx, { uid, displayName: each.name });
  if (each.do === 'open' && 'planType' in each)
    await openPeriod(ctx, { uid, planType: each.planType, grantReason: 'a test' });
  if (each.do === 'insert' && 'start' in each) {
    const startsAt = new Date(now.getTime() + each.start * dayMs);
    const endsAt = each.days === null ? null : new Date(startsAt.getTime() + each.days * dayMs);
    await sql`insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, ends_at, opened_at)
      values (gen_random_uuid(), ${uid}, ${each.planType}, 'a test', ${startsAt}, ${endsAt}, ${now})`.execute(
      q(),
    );
  }
  if (each.do === 'reverse' && 'pick' in each) {
    const periods = await selectHistory(uid);
    const { id: periodId } = periods[each.pick % Math.max(periods.length, 1)] ?? {};
    if (periodId) await markRevoked({ uid, periodId, now, reason: 'a test' });
  }
}

/** The standing of each person, from the periods and by the rule of one person. */
async function derived(now: Date): Promise<Record<string, Standing>> {
  const each = uids.map(async (uid): Promise<[string, Standing]> => {
    const periods = (await selectHistory(uid)).toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    );
    const { status, planType: plan } = membershipAt(periods, now);
    return [uid, plan === null ? 'none' : `${status === 'active' ? 'active' : 'lapsed'}:${plan}`];
  });
  return Object.fromEntries(await Promise.all(each));
}

/** The same from the lists that filter by it, and from their counts. */
async function listed(now: Date): Promise<Record<string, Standing>> {
  const parts = everyStanding.map((standing) => {
    const filter = filterOf(standing);
    return sql`select ${standing} as standing, ${countOfHolders(now, filter)} as count,
      array(select uid from ${holders(now, filter)('newest')} as people) as uids`;
  });
  const { rows } = await sql<{ standing: Standing; count: number; uids: string[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(q());
  for (const { standing, count, uids } of rows)
    expect([standing, count]).toEqual([standing, uids.length]);
  return Object.fromEntries(
    rows.flatMap(({ standing, uids }) => uids.map((uid): [string, Standing] => [uid, standing])),
  );
}

function filterOf(standing: Standing) {
  const [state, plan] = standing.split(':');
  return {
    state: (['active', 'lapsed', 'none'] as const).find((known) => known === state),
    planType: planTypes.find((known) => known === plan),
  };
}

test('whatever is written, and whenever it is asked, lists and counts say what the periods say', async () => {
  const app = await testApp();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      await emptyTestDatabase();
      app.clock.set(new Date());
      await sql`insert into users (uid, email, display_name, password_hash, password_set_at, created_at)
        select uid, uid || '@example.in', uid, '-', now(), now() from unnest(${uids}::text[]) uid`.execute(
        q(),
      );
      for (const each of steps) {
        await take(app, each);
        const now = app.clock.now();
        expect(await listed(now)).toEqual(await derived(now));
      }
      // The periods drawn here may overlap, unlike those that are sold.
      expect((await broken()).filter((each) => !each.startsWith('I1'))).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('the job renews what time has outdated, and the command derives what somebody spoiled', async () => {
  const app = await testApp();
  await signedUp(app);
  const { rows } = await sql<{ uid: string }>`select uid from users`.execute(q());
  const [{ uid } = { uid: '' }] = rows;
  const ctx = systemContext(app.clock, 'test');
  await openPeriod(ctx, { uid, planType: 'basicPlan', grantReason: 'a test' });
  const stored = async () =>
    (await sql<{ standing: string }>`select standing from standings`.execute(q())).rows;
  expect(await stored()).toEqual([{ standing: 'active:basicPlan' }]);
  app.clock.advance({ days: 366 });
  expect(await listed(app.clock.now())).toEqual({ [uid]: 'lapsed:basicPlan' });
  expect(await stored()).toEqual([{ standing: 'active:basicPlan' }]);
  await Promise.all([renew(app), renew(app)]);
  expect(await stored()).toEqual([{ standing: 'lapsed:basicPlan' }]);
  expect((await sql`select from standing_changes`.execute(q())).rows).toEqual([]);
  expect(await broken()).toEqual([]);

  await sql`update standing_counts set people = people + 5`.execute(q());
  await sql`update standings set standing = 'none', since = '-infinity', until = 'infinity'`.execute(
    q(),
  );
  expect(await broken()).toHaveLength(2);
  await Promise.all([
    deriveAllStandings(ctx),
    openPeriod(ctx, { uid, planType: 'premiumPlan', grantReason: 'a test' }),
  ]);
  expect(await broken()).toEqual([]);
  expect(await listed(app.clock.now())).toEqual({ [uid]: 'active:premiumPlan' });
});
