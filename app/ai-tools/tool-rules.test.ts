import { expect, test } from 'vitest';
import { toolsAskedIn } from './filter-address.ts';
import { shownRating } from './shown-rating.ts';
import { defaultSort, facetsOf, inOrder, matchingTools, type ToolFilter } from './tool-filter.ts';
import { hostOf, nameKeyOf } from './tool-key.ts';
import { mentions } from './tool-mention.ts';
import { pricingKinds, pricingNames, pricingOf, pricingText } from './tool-pricing.ts';

const everything: ToolFilter = { q: '', category: [], pricing: [], rating: 0, api: false, tag: [] };
const made = (name: string, changes: object = {}) => ({
  name,
  description: '',
  category: 'design' as const,
  tags: [] as string[],
  pricing: { free: true, paid: true },
  api_available: null as boolean | null,
  rating: null as number | null,
  reviews_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const tools = [
  made('Loomly', { rating: 4.6, api_available: true, tags: ['open-source', 'mobile'] }),
  made('Kissa', {
    category: 'websites',
    pricing: { free: false, paid: true },
    description: 'Narrated videos',
    tags: ['mobile'],
  }),
  made('Drishti', { rating: 3.9, api_available: false, pricing: { free: null, paid: null } }),
];
const found = (filter: Partial<ToolFilter>) =>
  matchingTools(tools, { ...everything, ...filter }).map(({ name }) => name);

test('each part of the filter reduces the list, and an unknown value finds nothing', () => {
  expect(found({})).toHaveLength(3);
  expect(found({ q: 'VIDEOS narrated' })).toEqual(['Kissa']);
  expect(found({ category: ['websites'] })).toEqual(['Kissa']);
  expect(found({ category: ['websites', 'design'], pricing: ['free-and-paid'] })).toEqual([
    'Loomly',
  ]);
  expect(found({ rating: 4.5 })).toEqual(['Loomly']);
  expect(found({ rating: 3 })).toEqual(['Loomly', 'Drishti']);
  expect(found({ api: true })).toEqual(['Loomly']);
  expect(found({ tag: ['mobile', 'open-source'] })).toEqual(['Loomly']);
});

test('facets count under the other parts of the filter', () => {
  const facets = facetsOf(tools, { ...everything, category: ['design'] });
  expect(facets.category).toEqual([
    { value: 'websites', count: 1 },
    { value: 'design', count: 2 },
  ]);
  expect(facets.pricing).toEqual([
    { value: 'free', count: 0 },
    { value: 'free-and-paid', count: 1 },
    { value: 'paid', count: 0 },
    { value: 'unknown', count: 1 },
  ]);
  expect(facets.rating.map(({ count }) => count)).toEqual([2, 1, 1]);
  expect(facets.tag).toContainEqual({ value: 'mobile', count: 1 });
});

test('without a choice the order is by name until ten tools have enough ratings, then by number of ratings', () => {
  const rated = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      made(`Tool ${index}`, { rating: 4, reviews_count: 5 + index }),
    );
  expect(defaultSort([...tools, ...rated(7)])).toBe('name');
  expect(defaultSort([...tools, ...rated(8)])).toBe('most-rated');
  expect(inOrder([...tools, ...rated(2)], 'most-rated').map(({ name }) => name)).toEqual([
    'Tool 1',
    'Tool 0',
    'Loomly',
    'Drishti',
    'Kissa',
  ]);
});

test('the best rated come first, then by name', () => {
  expect(inOrder(tools, 'rating').map(({ name }) => name)).toEqual(['Loomly', 'Drishti', 'Kissa']);
  expect(inOrder(tools, 'name').map(({ name }) => name)).toEqual(['Drishti', 'Kissa', 'Loomly']);
});

test('an address contains the filter; an invalid choice is ignored', () => {
  const asked = toolsAskedIn(
    new URLSearchParams(
      'category=design+nonsense&category=websites&rating=9&api=no&sort=name&page=-3&tag=a+%3Cb',
    ),
  );
  expect(asked).toMatchObject({
    category: 'websites design',
    rating: undefined,
    api: undefined,
    sort: 'name',
    page: 1,
    tag: 'a',
  });
});

test('fewer than five ratings are not shown', () => {
  expect(shownRating({ stars: 20, ratings: 4 })).toEqual({ rating: null, reviews_count: 0 });
  expect(shownRating({ stars: 23, ratings: 5 })).toEqual({ rating: 4.6, reviews_count: 5 });
});

test('a tool has exactly one kind of pricing, whatever is known about it', () => {
  expect(Object.values(pricingKinds)).toEqual(['Free', 'Free + paid', 'Paid', 'Not known']);
  const facts = [true, false, null];
  const all = facts.flatMap((free) =>
    facts.map((paid) => made(`${free} ${paid}`, { pricing: { free, paid } })),
  );
  const named = Object.fromEntries(all.map(({ name, pricing }) => [name, pricingOf(pricing)]));
  expect(named).toEqual({
    'true true': 'free-and-paid',
    'true false': 'free',
    'true null': 'free',
    'false true': 'paid',
    'false false': 'unknown',
    'false null': 'unknown',
    'null true': 'unknown',
    'null false': 'unknown',
    'null null': 'unknown',
  });
  const kinds = pricingNames.map((kind) => matchingTools(all, { ...everything, pricing: [kind] }));
  expect(kinds.flat()).toHaveLength(all.length);
  expect(pricingText({ free: true, paid: null })).toBe('Free. Our sources name no paid plan.');
});

test('a lesson mentions a tool, not a word that is spelled alike', () => {
  expect(mentions('Open FlutterFlow first.', 'FlutterFlow')).toBe(true);
  expect(mentions('FlutterFlow is open.', 'FlutterFlow')).toBe(true);
  expect(mentions('Make the button blue. Make it loud.', 'Make')).toBe(false);
  expect(mentions('We built it in Make, then in code.', 'Make')).toBe(true);
  expect(mentions('A FlutterFlower', 'FlutterFlow')).toBe(false);
});

test('all spellings of a name have one key, and a website is known by its host', () => {
  expect(nameKeyOf('Open Web-UI')).toBe(nameKeyOf('open webui'));
  expect(hostOf('https://www.example.in/a?b')).toBe('example.in');
});
