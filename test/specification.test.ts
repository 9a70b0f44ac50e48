import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '#app/shared/pages.ts';
import { testApp } from './app.ts';
import { answers } from './specification/answers.ts';
import { exceptions } from './specification/exceptions.ts';
import { literalsOfThePart, rows } from './specification/table.ts';

const nameOf = ({ section, literal }: (typeof rows)[number]) => `${section}: ${literal}`;

test.each([
  [1, 300],
  [2, 450],
] as const)(
  'every literal of part %i has a proof or a reason to have none, and nothing else has',
  (part, least) => {
    const literals = literalsOfThePart(part);
    expect(literals.length).toBeGreaterThan(least);
    const ofThePart = (name: string) => name.startsWith(`part ${part} `);
    const proved = new Set(rows.map(nameOf).filter(ofThePart));
    const excepted = Object.keys(exceptions).filter(ofThePart);
    expect(excepted.filter((name) => proved.has(name))).toEqual([]);
    expect([...proved, ...excepted].toSorted()).toEqual([...new Set(literals)].toSorted());
  },
);

test('every text and code of the error catalogue is proved over HTTP, in the browser, or both', () => {
  const catalogue = Object.groupBy(
    rows.filter(({ section }) => section === 'part 1 section 8'),
    ({ literal }) => literal,
  );
  const kinds = (literal: string) =>
    (catalogue[literal] ?? []).map(({ proof }) =>
      Object.keys(proof).find((key) => key !== 'as' && key !== 'ruling'),
    );
  const codes = Object.keys(catalogue).filter(
    (literal) => /^[a-z/-]+$/.test(literal) && literal !== 'auth/network-error',
  );
  expect(codes.filter((code) => !kinds(code).includes('answered'))).toEqual([]);
  const texts = Object.keys(catalogue).filter((literal) => !codes.includes(literal));
  expect(
    texts.filter(
      (text) =>
        !kinds(text).some((kind) => kind === 'seen' || kind === 'measured' || kind === 'waitsFor'),
    ),
  ).toEqual([]);
});

const held = rows.flatMap((row) =>
  'holds' in row.proof ? [{ name: nameOf(row), holds: row.proof.holds }] : [],
);
test.each(held)('$name', async ({ holds }) => {
  const [actual, expected] = await holds(await testApp({ ADMIN_EMAIL: 'asha@example.in' }));
  expect(actual).toEqual(expected);
});

test('the tests that the rows name exist', () => {
  const pointed = rows.flatMap(({ proof }) => ('provedIn' in proof ? [proof] : []));
  const missing = pointed.filter(({ provedIn, title }) => {
    const lines = readFileSync(new URL(`../${provedIn}`, import.meta.url), 'utf8');
    // A long title has a line of its own.
    const tests = lines.replaceAll(/\(\n\s+'/g, "('");
    return !tests.includes(`\ntest('${title}`) && !tests.includes(`)('${title}`);
  });
  expect(missing.map(({ provedIn, title }) => `${provedIn}: ${title}`)).toEqual([]);
});

const asked = Object.groupBy(
  rows.flatMap(({ proof }) => ('answered' in proof ? [proof] : [])),
  ({ answered }) => answered,
);
test.each(Object.entries(answers))('over HTTP: %s', async (name, ask) => {
  const { body } = await ask(await testApp({ ADMIN_EMAIL: 'asha@example.in' }));
  const said = [body.code, body.error, body.message, ...Object.values(body.fields ?? {})];
  for (const { as } of asked[name as keyof typeof answers] ?? []) expect(said).toContain(as);
});

test('no row waits for a page that exists', () => {
  const standing = new Set<string>(pages.map(({ path }) => path));
  expect(
    rows.flatMap((row) =>
      'waitsFor' in row.proof && standing.has(row.proof.waitsFor) ? [nameOf(row)] : [],
    ),
  ).toEqual([]);
});
