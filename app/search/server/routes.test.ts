import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { seedTools } from '#app/ai-tools/server/seed.ts';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import type { Found } from '../contract.ts';
import { keepSearchWords } from './words.service.ts';

const gated = 'zanzibarmelon';

async function openSearch() {
  const app = await testApp();
  await seedStartingCourses(app);
  await sql`update lessons set body = body || ${`\n\nOnly members read of the ${gated} here.`} where not preview and position = 3`.execute(
    q(),
  );
  const search = async (words: string) =>
    (await app.call('GET', '/search', { query: { q: words } })).body.groups;
  return { app, search };
}

test('only members find the words of a gated lesson, and nobody is shown them', async () => {
  const { app, search } = await openSearch();
  expect(await search(gated)).toEqual([]);
  const { token } = await member(app);
  // The token doesn't change what anyone may find.
  expect((await app.call('GET', '/search', { token, query: { q: gated } })).body.groups).toEqual(
    [],
  );
  const { status, body } = await app.call('GET', '/search/lessons', { token, query: { q: gated } });
  const hits = body.groups.flatMap((group: { hits: { path: string }[] }) => group.hits);
  expect([status, hits.length > 0]).toEqual([200, true]);
  for (const { path } of hits)
    expect(path).toMatch(/^\/dashboard\/my-courses\/[a-z0-9-]+\/lessons\/[a-z0-9-]+$/);
  expect(JSON.stringify(body)).not.toContain(gated);

  // Nor by its title: a visitor sees only what they may open.
  const titles = (
    await sql<{ title: string }>`select title from lessons where not preview limit 3`.execute(q())
  ).rows;
  for (const { title } of titles) {
    const lessons = (await search(title)).find(({ kind }: { kind: string }) => kind === 'lessons');
    expect((lessons?.hits ?? []).filter((hit: { title: string }) => hit.title === title)).toEqual(
      [],
    );
  }
});

test.each([
  ['razorpay', ['Razorpay', 'Stripe']],
  ['stripe', ['Stripe', 'Razorpay']],
] as const)('an answer is found by the gateway in use: %s', async (sandbox, [used, other]) => {
  const app = await testApp({ PAYMENT_SANDBOX: sandbox });
  const titles = async (words: string) =>
    (await app.call('GET', '/search', { query: { q: words } })).body.groups
      .filter(({ kind }: { kind: string }) => kind === 'questions')
      .flatMap(({ hits }: { hits: { title: string }[] }) => hits.map(({ title }) => title));
  expect(await titles(used)).toContain('How can I pay?');
  expect(await titles(other)).toEqual([]);
});

test('courses, free lessons, tools, answers and pages are found by whole words, other forms and beginnings', async () => {
  const { app, search } = await openSearch();
  await seedTools(app.clock);
  const [free] = (
    await sql<{
      title: string;
      slug: string;
    }>`select title, slug from lessons where preview limit 1`.execute(q())
  ).rows;
  const kinds = async (words: string) =>
    (await search(words)).map(({ kind }: { kind: string }) => kind);
  const paths = async (words: string) =>
    (await search(words)).flatMap(({ hits }: { hits: { path: string }[] }) =>
      hits.map(({ path }) => path),
    );
  expect(await paths('no-code app')).toContain('/courses/no-code-app-lab');
  expect(await kinds(free?.title ?? '')).toContain('lessons');
  expect(
    (await paths(free?.title ?? '')).some((path: string) =>
      path.endsWith(`/lessons/${free?.slug}`),
    ),
  ).toBe(true);
  expect(await kinds('automation')).toContain('tools');
  expect(await paths('refund take long')).toContain('/faq#how-long-does-a-refund-take');
  expect(await paths('privac')).toContain('/privacy-policy');
  // 'interfaces' in the title is found by another form of the word, and by its beginning.
  for (const words of ['interface people', 'INTERF'])
    expect(await paths(words)).toContain('/courses/interfaces-people-trust');
});

test('content that was taken down is not found, and no search operator breaks it', async () => {
  const { app, search } = await openSearch();
  for (const words of ['', ' & | ! ', "'); drop table courses; --", ':* <-> app', 'the', '\\']) {
    expect([words, (await app.call('GET', '/search', { query: { q: words } })).status]).toEqual([
      words,
      200,
    ]);
  }
  await sql`update courses set published_at = null`.execute(q());
  expect(
    (await search('app')).filter(
      ({ kind }: { kind: string }) => kind === 'courses' || kind === 'lessons',
    ),
  ).toEqual([]);
  const { token } = await member(app);
  expect(
    (await app.call('GET', '/search/lessons', { token, query: { q: gated } })).body.groups,
  ).toEqual([]);
});

test('a misspelt word finds the intended one, and a hit quotes the sentence that contains it', async () => {
  const { app } = await openSearch();
  onTestFinished(await keepSearchWords());
  await app.runJobs();
  const ask = async (query: Record<string, string>): Promise<Found> =>
    (await app.call('GET', '/search', { query })).body;
  const found = await ask({ q: 'intrefaces' });
  expect(found.corrected).toBe('interfaces');
  expect(found.groups[0]?.hits[0]?.path).toBe('/courses/interfaces-people-trust');
  expect(await ask({ q: 'intrefaces', exact: 'yes' })).toEqual({ corrected: null, groups: [] });

  const [course] =
    (await ask({ q: 'thumbs' })).groups.find(({ kind }) => kind === 'courses')?.hits ?? [];
  expect(course?.sentence).toBe('Design for thumbs, weak networks and ₹8,000 phones.');

  // A word of gated lessons is no correction, because that would reveal the word.
  const close = `${gated.slice(0, -2)}no`;
  expect(await ask({ q: close })).toEqual({ corrected: null, groups: [] });
});

test.for([
  ['with LF', '\n'],
  ['with CRLF', '\r\n'],
] as const)(
  'a lesson %s is found by all of its text, but not by what its practice says',
  async ([, end]) => {
    const { search } = await openSearch();
    const text = [
      'aardvarkish',
      '```practice\nhint: hiddenalpha\n    ```\nwhy: hiddenbeta\n```',
      'between bobcattish',
      '```js\nconst civetish = 1;\n```',
      '  ~~~~ Practice\nhint: hiddengamma\n~~~\nwhy: hiddendelta\n~~~~~  ',
      'after dingoish ```practice``` in a line',
      '1. ```js\n   echidnish()\n   ```',
      '```practices\nferretish\n```',
      '- ```practice\n  hint: hiddenepsilon\n```',
      'again gibbonish',
      '```practice\nhint: hiddenzeta\n``` no end\nwhy: hiddeneta',
    ].join('\n\n');
    await sql`update lessons set body = ${text.replaceAll('\n', end)}
      where id = (select min(id) from lessons where preview)`.execute(q());
    const findable = async (words: string[]) => {
      const found = await Promise.all(words.map(search));
      return words.filter((_, place) => found[place].length > 0);
    };
    const outside = 'aardvark bobcatt civet dingo echidn ferret gibbon'.split(' ');
    const all = outside.map((word) => `${word}ish`);
    expect(await findable(all)).toEqual(all);
    const inside = 'alpha beta gamma delta epsilon zeta eta'.split(' ');
    expect(await findable(inside.map((word) => `hidden${word}`))).toEqual([]);
  },
);
