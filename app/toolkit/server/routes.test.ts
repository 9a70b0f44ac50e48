import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import type { Toolkit, ToolkitFile } from '../contract.ts';
import { wordsToTry } from '../topics.ts';

async function atShelf(plan: 'basicPlan' | 'premiumPlan' = 'basicPlan') {
  const app = await testApp();
  const { token } = await member(app, plan, { email: `${plan}@example.in` });
  const get = (path: string) => app.call('GET', path, { token });
  const toolkit = async (query = ''): Promise<Toolkit> => (await get(`/toolkit?${query}`)).body;
  return { get, toolkit };
}

const shelvesOf = (files: readonly ToolkitFile[]) => [...new Set(files.map(({ shelf }) => shelf))];

test('a member sees every file, and which of them her plan opens', async () => {
  const { toolkit } = await atShelf();
  const { found, open, pages, files, topics } = await toolkit();
  expect(files).toHaveLength(12);
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => toolkit(`page=${index + 2}`)),
  );
  const all = [files, ...rest.map((each) => each.files)].flat();
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(found);
  expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(found);
  expect(all.filter((file) => file.open)).toHaveLength(open);
  expect(shelvesOf(all.filter(({ open }) => open))).toEqual(['general']);
  expect(shelvesOf(all.filter(({ open }) => !open))).toEqual(['advanced', 'student']);
});

test('three files to start with come from what the plan adds', async () => {
  const basic = await (await atShelf()).toolkit();
  expect(shelvesOf(basic.start)).toEqual(['general']);
  const premium = await (await atShelf('premiumPlan')).toolkit();
  expect(shelvesOf(premium.start)).toEqual(['advanced']);
  for (const { start } of [basic, premium])
    expect(start.map(({ open }) => open)).toEqual([true, true, true]);
});

test('filters and words narrow the list, and the counts follow', async () => {
  const { toolkit } = await atShelf();
  const money = await toolkit('topic=money&kind=calculator');
  expect(money.files.map(({ slug }) => slug)).toEqual(['project-price', 'runway']);
  const found = await toolkit('q=invoice');
  expect(found.topics.filter(({ count }) => count > 0)).toEqual([
    { topic: 'ai', count: 1 },
    { topic: 'money', count: 1 },
    { topic: 'selling', count: 2 },
  ]);
  // A lesson links to one.
  expect((await toolkit('file=runbook')).files.map(({ name }) => name)).toEqual(['runbook.md']);
  expect((await toolkit('file=none')).found).toBe(0);
});

test('a search also reads the texts that the plan opens, after what is said about the files', async () => {
  const basic = await atShelf();
  const slugs = async (words: string, { toolkit } = basic) =>
    (await toolkit(`q=${words}`)).files.map(({ slug }) => slug);
  expect(await slugs('invoice')).toEqual([
    'bills-and-four-checks',
    'project-price',
    'whatsapp-messages',
    'proposal',
  ]);
  // Only the first three are described with that word; the index names this one before them.
  expect((await slugs('whatsapp')).slice(0, 4)).toEqual([
    'ten-voice-notes',
    'whatsapp-messages',
    'message-templates',
    'interview-notes',
  ]);
  // Words of a calculator's markup and script are not words of its text.
  expect(await slugs('fieldset')).toEqual([]);
  const premium = await atShelf('premiumPlan');
  const label = 'customers+who+leave+each+month';
  expect(await slugs(label)).toEqual([]);
  expect(await slugs(label, premium)).toEqual(['runway']);
});

test('the words that the search box suggests find something', async () => {
  const { toolkit } = await atShelf();
  const found = await Promise.all(
    wordsToTry.map(async (word) => (await toolkit(`q=${word}`)).found),
  );
  expect(Math.min(...found)).toBeGreaterThan(0);
});

test('a file is saved under its name, and what another plan opens is refused with its name', async () => {
  const { get } = await atShelf();
  const file = await get('/toolkit/files/interview-script');
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="interview-script.md"',
  ]);
  expect(file.headers.get('content-type')).toMatch(/^text\/markdown/);
  expect(file.headers.get('cache-control')).toBe('no-store');
  const refused = await get('/toolkit/files/runway');
  expect([refused.status, refused.body.error]).toEqual([
    402,
    'This file is part of the Premium plan.',
  ]);
});
