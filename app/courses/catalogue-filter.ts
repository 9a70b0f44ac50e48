import type { Level } from './levels.ts';

export const longestSearch = 100;
/** Of one kind; an address may ask for more. */
export const mostChoices = 30;
export const coursesPerPage = 24;

/** How long a course takes, shortest first. */
export const lengths = {
  short: 'Under 3 hours',
  medium: '3 to 8 hours',
  long: 'Over 8 hours',
} as const;
export type Length = keyof typeof lengths;
export const lengthNames = Object.keys(lengths) as [Length, ...Length[]];

export const sorts = {
  match: 'Best match',
  catalogue: 'Recommended',
  newest: 'Newest',
  shortest: 'Shortest',
  title: 'By title',
} as const;
export type Sort = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as [Sort, ...Sort[]];

/** What a course has or has not. */
export const traits = { new: 'New', trending: 'Trending', preview: 'Free preview' } as const;
export type Trait = keyof typeof traits;
export const traitNames = Object.keys(traits) as [Trait, ...Trait[]];

/** What narrows the list, by its name in the address. */
export const filterNames = ['topic', 'level', 'length', ...traitNames] as const;
export type FilterName = (typeof filterNames)[number];

/**
 * What the catalogue is narrowed to. Of several choices of one kind one must hold; every trait must.
 */
export interface CatalogueFilter {
  q: string;
  topic: readonly string[];
  level: readonly Level[];
  length: readonly Length[];
  new: boolean;
  trending: boolean;
  preview: boolean;
}

/** Several choices are in one value, separated by spaces, or, from a plain form, in several. */
export const choicesIn = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .join(' ')
    .split(' ')
    .filter((choice) => choice !== '');
