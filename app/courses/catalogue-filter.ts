import type { Level } from './levels.ts';

export const longestSearch = 100;
/** The maximum per kind. An address may contain more, which are ignored. */
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

/** The yes-or-no properties of a course. */
export const traits = { new: 'New', trending: 'Trending', preview: 'Free preview' } as const;
export type Trait = keyof typeof traits;
export const traitNames = Object.keys(traits) as [Trait, ...Trait[]];

/** The filters, by their names in the address. */
export const filterNames = ['topic', 'level', 'length', ...traitNames] as const;
export type FilterName = (typeof filterNames)[number];

/**
 * The filters that are set. A course must match one choice of each kind, and every trait.
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

/**
 * Our links put several choices into one value, separated by spaces; a plain form sends several
 * values.
 */
export const choicesIn = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .join(' ')
    .split(' ')
    .filter((choice) => choice !== '');
