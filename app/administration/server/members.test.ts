import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { membershipAt } from '#app/memberships/membership-status.ts';
import { planTypes } from '#app/memberships/plans.ts';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { disabled, lapsed, member, signedIn, signedInAdmin, signedUp } from '#test/people.ts';

async function office() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await lapsed(app, { email: 'lapsed@example.in', displayName: 'Lata Rao' });
  const admin = await signedInAdmin(app);
  const list = async (query: Record<string, string> = {}) =>
    (await app.call('GET', '/admin/members', { token: admin.token, query })).body;
  const names = async (query: Record<string, string>): Promise<string[]> =>
    (await list(query)).items
      .map(({ displayName }: { displayName: string }) => displayName)
      .toSorted();
  return { app, admin, list, names };
}

test('members are found by name, address, id and code, in upper or lower case', async () => {
  const { app, names } = await office();
  const { uid, token } = await signedIn(app, {
    displayName: 'Ñaina 100%_Gill',
    email: 'naina@example.in',
  });
  const code: string = (await app.call('GET', '/auth/session', { token })).body.profile
    .referralCode;
  for (const q of ['100%_g', 'NAINA@', uid, code.toLowerCase(), code.slice(0, 6)])
    expect([q, await names({ q })]).toEqual([q, ['Ñaina 100%_Gill']]);
  for (const q of ["'; drop table users; --", '\\', '100_', uid.slice(1), 'a%a'])
    expect([q, await names({ q })]).toEqual([q, []]);
});

test('one or two letters find the beginnings of names and addresses', async () => {
  const { app, names } = await office();
  await signedIn(app, { displayName: 'Xerxes Quill', email: 'naina@example.in' });
  for (const q of ['x', 'XE', 'qu', 'Q', 'na', 'n'])
    expect([q, await names({ q, order: 'name' })]).toEqual([q, ['Xerxes Quill']]);
  for (const q of ['er', 'rx', '@e', 'ai', '%_']) expect([q, await names({ q })]).toEqual([q, []]);
  expect(await names({ q: 'erx' })).toEqual(['Xerxes Quill']);
});

test('any text is safe to search for', async () => {
  const { app, admin } = await office();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (q) => {
      const { status } = await app.call('GET', '/admin/members', {
        token: admin.token,
        query: { q },
      });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: 60 },
  );
});

test('plan and state filter the list, and agree with the person’s own page', async () => {
  const { app, names } = await office();
  await member(app, 'basicPlan', { email: 'basic@example.in', displayName: 'Bina' });
  await member(app, 'premiumPlan', { email: 'premium@example.in', displayName: 'Prem' });
  await disabled(app, { email: 'disabled@example.in', displayName: 'Dev' });
  await signedUp(app, { email: 'new@example.in', displayName: 'Nia' });
  const found = async (query: string) =>
    (await names(Object.fromEntries(new URLSearchParams(query)))).join(' ');
  expect(await found('state=active')).toBe('Bina Prem');
  expect(await found('state=lapsed')).toBe('Lata Rao');
  expect(await found('state=none')).toBe('Asha Rao Dev Nia');
  expect(await found('state=disabled')).toBe('Dev');
  expect(await found('state=unverified')).toBe('Nia');
  expect(await found('state=admin')).toBe('Asha Rao');
  expect(await found('plan=basicPlan')).toBe('Bina Lata Rao');
  expect(await found('plan=basicPlan&state=active')).toBe('Bina');
  expect(await found('plan=collegePlan')).toBe('');
  expect(await found('q=rao&state=none')).toBe('Asha Rao');
});

test('pages have 25 rows, in three orders; a page after the last is the last', async () => {
  const { list } = await office();
  await sql`insert into users (uid, email, display_name, password_hash, password_set_at, created_at)
    select 'u' || n, 'u' || n || '@example.in', chr(65 + n % 26) || n, '-', now(), now() - n * interval '1 hour' from generate_series(1, 60) n`.execute(
    q(),
  );
  const first = await list();
  expect([first.items.length, first.page, first.pages, first.total]).toEqual([25, 1, 3, 62]);
  const third = await list({ page: '3' });
  expect([third.items.length, (await list({ page: '999' })).page]).toEqual([12, 3]);
  const all = [...first.items, ...(await list({ page: '2' })).items, ...third.items];
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(62);
  const oldest = (await list({ order: 'oldest' })).items;
  expect(oldest[0]).toEqual(all.at(-1));
  const byName = (await list({ order: 'name' })).items.map(
    ({ displayName }: { displayName: string }) => displayName.toLowerCase(),
  );
  expect(byName).toEqual(byName.toSorted());
});

test('a search finds the same whether its list is walked or its words are looked up', async () => {
  const { list } = await office();
  // One in three is a Gill, and the newest are walked; the only Bose is far behind them.
  await sql`insert into users (uid, email, display_name, password_hash, password_set_at, created_at, email_verified_at)
    select 'u' || n, 'u' || n || case when n = 4600 then '@example.org' else '@example.in' end,
      case when n = 5600 then 'Dev Bose' when n % 3 = 0 then 'Kabir Gill' else 'Asha Rao' end, '-', now(),
      now() - n / 2 * interval '1 minute', case when n % 2 = 0 or n > 5500 then now() end
    from generate_series(1, 5700) n`.execute(q());
  await sql`insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, ends_at, opened_at)
    select 'period-' || n, 'u' || n, 'basicPlan', 'a test', now() - interval '1 day', null, now()
    from generate_series(1, 5700) n where n % 7 = 0`.execute(q());
  const conditions = {
    '': sql`true`,
    'state=unverified': sql`email_verified_at is null`,
    'plan=basicPlan&state=active': sql`uid in (select uid from membership_periods where ends_at is null)`,
  };
  const orders = {
    newest: sql`created_at desc, uid`,
    oldest: sql`created_at, uid desc`,
    name: sql`lower(display_name), uid`,
  };
  for (const [filter, condition] of Object.entries(conditions))
    for (const [order, by] of Object.entries(orders))
      for (const text of ['gill', 'bose', 'u56', '600@Example.in'])
        for (const page of order === 'newest' ? [1, 2, 60] : [1]) {
          const pattern = `%${text.toLowerCase()}%`;
          const { rows } = await sql<{ uid: string }>`select uid from users
            where (lower(display_name) like ${pattern} or email like ${pattern}) and ${condition} order by ${by}`.execute(
            q(),
          );
          const last = Math.max(1, Math.ceil(rows.length / 25));
          const shown = Math.min(page, last);
          const found = await list({
            ...Object.fromEntries(new URLSearchParams(filter)),
            order,
            q: text,
            page: String(page),
          });
          expect([filter, order, text, found.items.map(({ uid }: { uid: string }) => uid)]).toEqual(
            [filter, order, text, rows.slice(25 * (shown - 1), 25 * shown).map(({ uid }) => uid)],
          );
          expect([found.page, found.total, found.pages]).toEqual(
            found.counted ? [shown, rows.length, last] : [page, 25 * page, page + 1],
          );
          expect(found.counted || page < last).toBe(true);
        }
  // A list that the walk comes to the end of is counted, however many match.
  expect(await list({ q: 'gill', state: 'unverified' })).toMatchObject({
    counted: true,
    total: 917,
  });
  // Both ways were taken.
  expect((await list({ q: 'gill' })).counted).toBe(false);
  expect((await list({ q: 'bose' })).items).toMatchObject([{ displayName: 'Dev Bose' }]);
});

test('the database and the rule agree on everyone’s state', async () => {
  const { app, list } = await office();
  const day = 86_400_000;
  const person = await signedIn(app, { email: 'many@example.in' });
  const period = fc.record({
    planType: fc.constantFrom(...planTypes),
    start: fc.integer({ min: -900, max: 60 }),
    days: fc.option(fc.integer({ min: 1, max: 700 })),
    reversedAfter: fc.option(fc.integer({ min: 0, max: 600 })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(period, { maxLength: 4 }), async (drawn) => {
      const now = app.clock.now().getTime();
      const periods = drawn.map(({ planType, start, days, reversedAfter }) => ({
        planType,
        startsAt: new Date(now + start * day - 1000),
        endsAt: days === null ? null : new Date(now + (start + days) * day - 1000),
        reversedAt:
          reversedAfter === null || start + reversedAfter > 0
            ? null
            : new Date(now + (start + reversedAfter) * day - 1000),
      }));
      await sql`delete from membership_periods where uid = ${person.uid}`.execute(q());
      for (const [index, each] of periods.entries())
        await sql`insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, ends_at, opened_at, reversed_at, reversal_reason)
          values (${`p${index}`}, ${person.uid}, ${each.planType}, 'a test', ${each.startsAt}, ${each.endsAt}, now(), ${each.reversedAt}, ${each.reversedAt && 'a test'})`.execute(
          q(),
        );
      const { status, planType } = membershipAt(periods, app.clock.now());
      const state = status === 'active' ? 'active' : planType ? 'lapsed' : 'none';
      const found = async (query: Record<string, string>) =>
        (await list({ q: 'many@', ...query })).total;
      expect(
        await Promise.all(['active', 'lapsed', 'none'].map((each) => found({ state: each }))),
      ).toEqual(['active', 'lapsed', 'none'].map((each) => Number(each === state)));
      const tied =
        state === 'lapsed' &&
        new Set(
          periods.map(({ endsAt, reversedAt }) =>
            Math.min(Number(endsAt ?? Infinity), Number(reversedAt ?? Infinity)),
          ),
        ).size < periods.length;
      if (!tied)
        expect(await Promise.all(planTypes.map((plan) => found({ plan })))).toEqual(
          planTypes.map((plan) => Number(plan === planType)),
        );
    }),
    { numRuns: 40 },
  );
  expect((await list({ q: 'many@' })).total).toBe(1);
});

test('one person’s page shows everything an admin needs, and no secret', async () => {
  const { app, admin } = await office();
  const person = await member(app, 'basicPlan', { email: 'basic@example.in', displayName: 'Bina' });
  const { body } = await app.call('GET', `/admin/members/${person.uid}`, { token: admin.token });
  expect(body).toMatchObject({
    uid: person.uid,
    displayName: 'Bina',
    emailVerified: true,
    membership: { status: 'active', planType: 'basicPlan' },
    periods: { items: [{ grantReason: 'a test needs a member' }] },
    orders: { items: [], page: 1, pages: 1 },
    referral: { code: expect.stringMatching(/^BINA_/), brought: 0, earned: 0 },
    sessions: { open: 1 },
    actions: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|token|password/i);
});

test('periods of membership come twenty at a time, newest first', async () => {
  const { app, admin } = await office();
  const { uid } = await signedIn(app);
  await sql`insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, ends_at, opened_at)
    select 'period-' || n, ${uid}, 'basicPlan', 'Help with a launch', day, day + interval '1 day', day
    from generate_series(1, 21) n, lateral (select timestamptz '2020-01-01' + n * interval '2 days' as day) days`.execute(
    q(),
  );
  const page = async (periods: string) =>
    (await app.call('GET', `/admin/members/${uid}`, { token: admin.token, query: { periods } }))
      .body;
  const [first, last] = [await page('1'), await page('99')];
  const ids = ({ periods }: typeof first) => periods.items.map(({ id }: { id: string }) => id);
  expect([ids(first).length, ids(first)[0], first.periods.pages]).toEqual([20, 'period-21', 2]);
  expect([ids(last), last.periods.page]).toEqual([['period-1'], 2]);
  expect(last.version).toBe(first.version);
});
