import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { seedHackathons } from './seed.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  // An arbitrary minute, so that no test runs past the end of a day.
  app.clock.set('2026-11-21T06:00:00Z');
  await seedHackathons(app.clock);
});

const list = async (query: Record<string, string> = {}) =>
  (await app.call('GET', '/hackathons', { query })).body;
const titles = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ title }: { title: string }) => title);

test('there are eight: the open ones by deadline, then the past one of 1 July 2025', async () => {
  const { items, ...facts } = await list();
  expect(facts).toMatchObject({ page: 1, pages: 1, total: 8 });
  const deadlines = items.map(({ deadline }: { deadline: string }) => Date.parse(deadline));
  expect(deadlines.slice(0, 7)).toEqual(
    deadlines.slice(0, 7).toSorted((one: number, other: number) => one - other),
  );
  expect(items.map(({ status }: { status: string }) => status)).toEqual([
    ...Array<string>(7).fill('Open'),
    'Past',
  ]);
  expect(items[7]).toMatchObject({
    id: 'agents-that-finish',
    deadline: '2025-07-01T18:29:59.000Z',
    sample: true,
    participants: 0,
  });
  expect(items[0]).toMatchObject({
    id: 'monsoon-ready',
    deadline: '2026-12-03T18:29:59.000Z',
    duration: '2 weeks',
  });
});

test('words are searched only in title and description, in any case; a tab is a word of a tag', async () => {
  expect(await titles({ q: 'MONSOON' })).toEqual(['Monsoon ready']);
  expect(await titles({ q: 'receptionist' })).toEqual([]);
  expect(await titles({ q: '%' })).toEqual([]);
  expect(await titles({ category: 'ai' })).toEqual([
    'Voice-first forms',
    'The one-person start-up',
    'Classroom without bandwidth',
    'Agents that finish',
  ]);
  expect(await titles({ category: 'healthcare', q: 'wait' })).toEqual(['The clinic queue']);
  const { facets } = await list({ category: 'web3' });
  expect(
    Object.fromEntries(
      facets.category.map(({ value, count }: { value: string; count: number }) => [value, count]),
    ),
  ).toEqual({
    all: 8,
    ai: 4,
    web3: 1,
    climate: 2,
    healthcare: 1,
  });
});

test('the samples have the specification’s second and third prize, and its rules', async () => {
  for (const { id } of (await list()).items) {
    const { prize, prizes, rules } = (await app.call('GET', `/hackathons/${id}`)).body;
    expect(prizes).toMatchObject({ second: '$15,000', third: '$10,000' });
    expect(rules[0]).toBe('Teams of 1-4 members');
    const sum = Object.values<string>(prizes).reduce(
      (all, each) => all + Number(each.replaceAll(/\D/g, '')),
      0,
    );
    expect(prize).toBe(`$${sum.toLocaleString('en-US')}`);
  }
});

/** What a wall clock shows at this moment: "2026-12-03 23:59". */
const wallClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  );

test('the calendar file ends at the deadline of the page, for both Kolkata and Los Angeles', async () => {
  const { body: page } = await app.call('GET', '/hackathons/monsoon-ready');
  const { status, headers, body } = await app.call('GET', '/hackathons/monsoon-ready/calendar');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const [found, ...others] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  if (!found) throw new Error('The calendar is empty');
  const event = new ICAL.Event(found);
  expect(others).toEqual([]);
  expect([event.uid, event.summary]).toEqual(['hackathon-monsoon-ready', 'Monsoon ready']);
  const end = event.endDate.toJSDate();
  expect(end.toISOString()).toBe(page.deadline);
  expect(event.startDate.toJSDate().toISOString()).toBe(page.startsAt);
  expect([wallClock(end, 'Asia/Kolkata'), wallClock(end, 'America/Los_Angeles')]).toEqual([
    '2026-12-03 23:59',
    '2026-12-03 10:29',
  ]);
  // It blocks nobody's days, and reminds a day before its end.
  expect(found.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  const trigger = found.getFirstSubcomponent('valarm')?.getFirstProperty('trigger');
  expect([trigger?.getParameter('related'), String(trigger?.getFirstValue())]).toEqual([
    'END',
    '-P1D',
  ]);
});

test('a missing hackathon is not found', async () => {
  for (const path of ['/hackathons/none', '/hackathons/none/calendar'])
    expect((await app.call('GET', path)).body.code).toBe('hackathons/not-found');
});
