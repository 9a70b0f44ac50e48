import { expect, test } from 'vitest';
import { features } from '#app/product.ts';
import { successStatus, type Access, type Endpoint } from '#app/shared/endpoint.ts';
import { own, type Input, type Row, type Rows } from './matrix/rows.ts';
import { watchedStatements, type Watched } from './statements.ts';
import { isStranger, persons, buildTown, type Person, type Town } from './town.ts';
import { watchTables } from './watched-tables.ts';

/**
 * Calls every endpoint of a feature as each of the twelve kinds of person (reliability.md section 6):
 * each gets the declared status, and a refusal leaves no trace in the database. An endpoint without
 * a row fails the test.
 */
export function everyoneCalls(name: string, feature: Rows): void {
  test(`${name}: everyone gets the declared status, and a refusal leaves no trace`, async () => {
    const endpoints = endpointsOf(name);
    const entries = Object.entries(feature).flatMap(([access, rows]) =>
      Object.entries(rows).map(([key, row]) => ({
        access: access as Access,
        key,
        rows: [row].flat(),
      })),
    );
    expect(entries.map(({ key }) => key).toSorted()).toEqual([...endpoints.keys()].toSorted());

    const town = await buildTown();
    const declared: Record<string, Record<string, number>> = {};
    const found: typeof declared = {};
    const traces: string[] = [];
    const heavy: string[] = [];
    const changedTables = await watchTables();
    for (const { access, key, rows } of entries) {
      const endpoint = endpoints.get(key);
      if (!endpoint) continue;
      for (const row of rows) {
        const named = row.of ? `${key} (${row.of})` : key;
        declared[named] = Object.fromEntries(
          persons.map((person) => [person, expectedStatus(access, endpoint, row, person)]),
        );
        found[named] = {};
        // What the call is about is made once for all who are refused at the door, unless it
        // depends on who they are.
        const shared = new Map<string, Input>();
        for (const person of persons) {
          const refused = isRefused(access, person);
          const whose =
            access === 'admin' || access === 'author' || access === 'helper' || access === 'finance'
              ? 'anybody'
              : own(person);
          const input = (refused && shared.get(whose)) || ((await row.input?.(town, person)) ?? {});
          if (refused) shared.set(whose, input);
          const toRefuse = expectedStatus(access, endpoint, row, person) >= 400;
          if (toRefuse) await changedTables();
          found[named][person] = await call(town, key, person, input);
          if (!toRefuse && isCounted(endpoint, key, person)) {
            const faults = await faultsInMemory(() => call(town, key, person, input));
            heavy.push(...faults.map((fault) => `${named} by ${person}: ${fault}`));
          }
          const changed = toRefuse ? await changedTables() : [];
          if (changed.length > 0) traces.push(`${named} by ${person}: ${changed.join(', ')}`);
        }
      }
    }
    expect(found).toEqual(declared);
    expect(traces).toEqual([]);
    expect(heavy).toEqual([]);
  });
}

/** Of a read by someone who is signed in, once what is the same for everyone is in memory. */
const mostStatements = 3;

/** Whoever compares a hash asks for it by name; a read has no use for one. */
const secrets = /_hash$|^secret$/;

const faultsOf = ({ sent, read }: Watched): string[] => [
  ...(sent.length > mostStatements ? [`${sent.length} statements`] : []),
  ...[...read].filter((name) => secrets.test(name)).map((name) => `reads ${name}`),
];

/**
 * News from the database may empty the memory once more, a little after the change: then the call
 * is watched again.
 */
async function faultsInMemory(work: () => Promise<unknown>): Promise<string[]> {
  let faults: string[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    faults = faultsOf(await watchedStatements(work));
    if (faults.length === 0) break;
  }
  return faults;
}

/** Reads the same as the export that it is about. */
const leftOut = 'GET /authoring/courses/{id}/cartridge/left-out';

/** Exports read everything: they are the exception. */
const isCounted = ({ cache, access, file }: Endpoint, key: string, person: Person): boolean =>
  key.startsWith('GET ') &&
  access !== 'public' &&
  cache !== 'public' &&
  file !== 'application/zip' &&
  file !== 'text/csv' &&
  file !== 'text/markdown' &&
  key !== leftOut &&
  (person === 'premium' ||
    person === 'basic' ||
    person === 'author' ||
    person === 'helper' ||
    person === 'admin');

export const endpointsOf = (name: string): Map<string, Endpoint> =>
  new Map(
    features
      .filter((feature) => feature.name === name)
      .flatMap(({ api = [] }) => api.flatMap(({ contract }) => Object.entries(contract))),
  );

/** What a person may expect of an endpoint. */
export const expectedStatus = (
  access: Access,
  endpoint: Endpoint,
  { but = {} }: Row,
  person: Person,
): number => refusal(access, person) ?? but[person] ?? successStatus(endpoint);

/** At the door, by the access rule alone. */
export const isRefused = (access: Access, person: Person): boolean =>
  refusal(access, person) !== undefined;

function refusal(access: Access, person: Person): number | undefined {
  if (access === 'public') return undefined;
  if (isStranger(person)) return 401;
  if (access === 'user' || person === 'admin') return undefined;
  if (access === 'author') return person === 'author' ? undefined : 403;
  if (access === 'helper') return person === 'helper' || person === 'author' ? undefined : 403;
  if (access === 'admin' || access === 'finance') return 403;
  if (access === 'reader' && (person === 'helper' || person === 'author')) return undefined;
  const plan =
    person === 'basic' || person === 'college' || person === 'premium' ? person : undefined;
  return plan === 'premium' || (plan && access !== 'premium') ? undefined : 402;
}

async function call(
  { shop, tokens }: Town,
  key: string,
  person: Person,
  input: { params?: Record<string, string> },
): Promise<number> {
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  return (await shop.call(method, path, { ...input, token: tokens[person] })).status;
}
