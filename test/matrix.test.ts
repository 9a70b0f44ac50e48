import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { migrationTables } from '#app/platform/migrator.ts';
import type { Access } from '#app/shared/endpoint.ts';
import { expectedStatus, isRefused, matrix } from './matrix.ts';
import { own, type Input } from './matrix/rows.ts';
import { persons, settle, type Person, type Town } from './town.ts';

/** Counters of the refused tries themselves are what a refusal may leave behind. */
const unwatched = [...migrationTables, 'rate_limits'];

test('everyone gets the declared status everywhere, and a refusal leaves no trace in the database', { timeout: 300_000 }, async () => {
  const town = await settle();
  const endpoints = new Map(town.shop.implementations.flatMap(({ contract }) => Object.entries(contract)));
  const entries = matrix
    .flatMap((feature) => Object.entries(feature))
    .flatMap(([access, rows]) => Object.entries(rows).map(([key, row]) => ({ access: access as Access, key, rows: [row].flat() })));
  expect(entries.map(({ key }) => key).toSorted()).toEqual([...endpoints.keys()].toSorted());

  const declared: Record<string, Record<string, number>> = {};
  const found: typeof declared = {};
  const traces: string[] = [];
  const look = lookout();
  for (const { access, key, rows } of entries) {
    const endpoint = endpoints.get(key);
    if (!endpoint) continue;
    for (const row of rows) {
      const named = row.of ? `${key} (${row.of})` : key;
      declared[named] = Object.fromEntries(persons.map((person) => [person, expectedStatus(access, endpoint, row, person)]));
      found[named] = {};
      // What the call is about is made once for all who are refused at the door, where it does not depend on who they are: they leave it.
      const shared = new Map<string, Input>();
      for (const person of persons) {
        const refused = isRefused(access, person);
        const whose = access === 'admin' ? 'anybody' : own(person);
        const input = (refused && shared.get(whose)) || ((await row.input?.(town, person)) ?? {});
        if (refused) shared.set(whose, input);
        const toRefuse = expectedStatus(access, endpoint, row, person) >= 400;
        const before = toRefuse && (await look());
        found[named][person] = await call(town, key, person, input);
        if (toRefuse && JSON.stringify(await look()) !== JSON.stringify(before)) traces.push(`${named} by ${person}`);
      }
    }
  }
  expect(found).toEqual(declared);
  expect(traces).toEqual([]);
});

test('a trace in any table is seen', async () => {
  await settle();
  const look = lookout();
  const before = await look();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await sql`update users set display_name = display_name || '.' where email = 'other@example.in'`.execute(q());
  const after = await look();
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['users']);
});

async function call({ shop, tokens }: Town, key: string, person: Person, input: { params?: Record<string, string> }): Promise<number> {
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  return (await shop.call(method, path, { ...input, token: tokens[person] })).status;
}

/** The fingerprints of the moment, taken anew only if some transaction has written since: most refusals write nothing at all. */
function lookout(): () => Promise<Record<string, string>> {
  let seen: { after: string; taken: Record<string, string> } | undefined;
  return async () => {
    const { rows } = await sql<{ after: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as after`.execute(q());
    const after = rows[0]?.after ?? '';
    if (seen?.after !== after) seen = { after, taken: await fingerprints() };
    return seen.taken;
  };
}

/** A digest of every table's row versions, the waiting jobs (and with them mails) included: a row that is written anew is another version. */
async function fingerprints(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in (${sql.join(unwatched)}) order by 1`.execute(
    q(),
  );
  const digest = (name: string, from: string) =>
    sql`select ${name} as name, md5(coalesce(string_agg(ctid::text || xmin::text, ' ' order by ctid), '')) as digest from ${sql.raw(from)}`;
  const digests = [...tables.map(({ name }) => digest(name, name)), digest('jobs', 'jobs.job')];
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(q());
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
}
