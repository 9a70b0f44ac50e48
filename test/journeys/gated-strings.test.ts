import { expect, inject, test } from 'vitest';
import investors from '#content/investors.json';
import { drawCardAddress } from '#app/ui/art/address.ts';
import {
  answerStrings,
  gatedExplanations,
  gatedLessons,
  hubStrings,
  investorStrings,
  lessonStrings,
  quizExplanations,
  quizStrings,
  toolkitBeyondBasic,
  toolkitStrings,
} from './gated-strings.ts';
import { doPractice, type Lesson } from '../practice.ts';
import { leaveWords } from './kept-words.ts';
import { admin, call, member, signedIn } from './people.ts';
import {
  builtAddresses,
  callAddresses,
  namedIn,
  pageAddresses,
  readDirectory,
} from './public-addresses.ts';

const url = inject('applicationUrl');
const kept = await leaveWords(url);
const directory = await readDirectory(url);
const ids = { ...kept.ids, investors: directory.ids };

/** Finds them in one pass over the text, because there are hundreds. */
const seekerOf = (strings: readonly string[]) => {
  const sought = new RegExp(
    strings
      .map((each) => each.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`))
      .join('|'),
    'g',
  );
  return (text: string): string[] => [...new Set(text.toLowerCase().match(sought))];
};
const forNobody = [
  ...investorStrings,
  ...hubStrings,
  ...answerStrings,
  ...quizExplanations,
  ...kept.strings,
];
const seek = {
  visitor: seekerOf([
    ...forNobody,
    ...lessonStrings,
    ...quizStrings,
    ...toolkitStrings,
    ...kept.asked,
    kept.posted,
  ]),
  signedIn: seekerOf([
    ...forNobody,
    ...lessonStrings,
    ...quizStrings,
    ...toolkitStrings,
    ...kept.asked,
  ]),
  basic: seekerOf([...forNobody, ...toolkitBeyondBasic]),
};

/** The answer's headers and body, as text. */
async function read(address: string, token?: string): Promise<string> {
  const [path = '', method = 'GET'] = address.split(' ').toReversed();
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const headers = [...response.headers].map((each) => each.join(': ')).join('\n');
  return `${headers}\n\n${Buffer.from(await response.arrayBuffer()).toString()}`;
}

/**
 * The forbidden strings that each of these addresses contains. `hear` receives each answer's text.
 */
async function told(
  addresses: readonly string[],
  sought: (text: string) => string[],
  { token, hear }: { token?: string | undefined; hear?: (text: string) => void } = {},
): Promise<string[]> {
  const leaks: string[] = [];
  const look = async (address: string) => {
    const text = await read(address, token);
    hear?.(text);
    const found = sought(text);
    if (found.length > 0) leaks.push(`${address}: ${found.join(', ')}`);
  };
  const atOnce = 8;
  for (let done = 0; done < addresses.length; done += atOnce)
    await Promise.all(addresses.slice(done, done + atOnce).map(look));
  return leaks;
}

/**
 * Searches for gated content, as a curious person would. Never with the full text, because a page
 * may repeat the query.
 */
const searches = [
  ...investors.filter((_, index) => index % 4 === 0).map(({ name }) => name.split(' ')[0] ?? ''),
  ...[...hubStrings, ...answerStrings, ...lessonStrings]
    .filter((_, index) => index % 50 === 0)
    .map((each) => each.slice(0, 20)),
  'Kept between us',
  'traveller',
].map((q) => `${new URLSearchParams({ q })}`);
const searched = [
  '/api/search',
  '/api/search/lessons',
  '/api/search/questions',
  '/api/investors',
  '/api/investor-profiles',
  '/api/ai-tools',
  '/api/hackathons',
];
const askedFor = (places: readonly string[]) =>
  places.flatMap((path) => searches.map((query) => `${path}?${query}`));

test(
  'no page, file or linked address shows a visitor gated content',
  { timeout: 600_000 },
  async () => {
    const shown = await pageAddresses(url, ids, directory.queries);
    const built = builtAddresses();
    expect(built.length).toBeGreaterThan(100);
    const machines = [
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      ...['courses', 'lessons', 'ai-tools', 'hackathons'].map((kind) => `/sitemaps/${kind}-1.xml`),
      '/robots.txt',
      '/api/openapi.json',
      '/api/docs',
      ...ids.investors.map((id) => `/art/crew/${id}.svg`),
    ];
    const first = new Set([
      ...shown,
      ...built,
      ...machines,
      ...askedFor(['/search', '/search.data']),
    ]);
    const named = new Set<string>();
    const hear = (text: string) => {
      for (const each of namedIn(text, url)) if (!first.has(each)) named.add(each);
    };
    expect(await told([...first], seek.visitor, { hear })).toEqual([]);

    // A card is a picture, so we search its text before it is drawn.
    const cards = [...named].filter((address) => address.startsWith('/art/card/'));
    expect(cards.length).toBeGreaterThan(10);
    expect(
      cards.flatMap((card) => seek.visitor(drawCardAddress(new URL(card, url)) ?? card)),
    ).toEqual([]);
    const others = [...named].filter((address) => !cards.includes(address));
    expect(await told(others, seek.visitor)).toEqual([]);
  },
);

test.each([
  ['a visitor', undefined, seek.visitor],
  ['somebody without a membership', () => signedIn(url), seek.signedIn],
  ['a Basic member', () => member(url), seek.basic],
] as const)(
  'no call and no search tells %s what is gated',
  { timeout: 600_000 },
  async (_, person, sought) => {
    const token = (await person?.())?.token;
    const calls = await callAddresses(url, ids);
    expect(calls.length).toBeGreaterThan(300);
    expect(await told(calls, sought, { token })).toEqual([]);
    expect(await told(askedFor(searched), sought, { token })).toEqual([]);
  },
);

test('the search finds the content where it may be read, and a single name in a page', async () => {
  const [premium, basic, desk] = [kept.premium, await member(url), await admin(url)];
  const sees = async (addresses: readonly string[], { token }: { token: string }) =>
    (await Promise.all(addresses.map((address) => read(address, token)))).join('\n');

  const lists = [1, 2, 3, 4].map((page) => `/api/investor-profiles?page=${page}`);
  const profiles = ids.investors.map((id) => `/api/investors/${id}`);
  const unescaped = investorStrings.filter((each) => !each.includes('&amp;'));
  const keys = await sees(['POST /api/admin/investor-tables'], desk);
  expect(missingFrom((await sees([...lists, ...profiles], premium)) + keys, unescaped)).toEqual([]);
  expect(missingFrom(await sees(['/api/founders-hub'], premium), hubStrings)).toEqual([]);

  const lessons = gatedLessons.map(
    ({ course, slug }) => `/api/learning/courses/${course}/lessons/${slug}`,
  );
  expect(missingFrom(await sees(lessons, basic), lessonStrings)).toEqual([]);
  for (const path of lessons) {
    const { lesson } = await call(url, 'GET', path, undefined, basic.token);
    await doPractice(
      async (method, asked, body) => call(url, method, `/api${asked}`, body, basic.token),
      lesson as Lesson,
    );
  }
  expect(missingFrom(await sees(lessons, basic), gatedExplanations)).toEqual([]);

  const own = [
    '/api/hackathons/classroom-without-bandwidth/team-posts',
    '/api/investor-shortlist',
    '/api/founders-hub',
  ];
  const byOwners =
    (await sees(own, kept.author)) +
    (await sees(
      [
        ...own,
        `/api/placements/resumes/${ids.resume}`,
        `/api/learning/courses/${gatedLessons[0]?.course}/project`,
      ],
      premium,
    ));
  const byAdmin = await sees(
    [
      '/api/admin/ai-tool-suggestions?kind=changed',
      ...(await callAddresses(url, ids)).filter((address) => address.includes('/admin/')),
    ],
    desk,
  );
  expect(missingFrom(byOwners + byAdmin, [...kept.strings, kept.posted])).toEqual([]);
  const asked = (await callAddresses(url, ids)).filter((each) => /\/questions(\/|$)/.test(each));
  expect(missingFrom(await sees(asked, basic), kept.asked)).toEqual([]);
  expect(seek.visitor(`${await read('/investors')}<i title="Ambika%20Meghdooti">`)).toEqual([
    'meghdooti',
  ]);
});

const missingFrom = (text: string, strings: readonly string[]): string[] =>
  strings.filter((each) => !text.includes(each));
