import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import {
  lengthNames,
  longestSearch,
  mostChoices,
  sortNames,
  traitNames,
} from './catalogue-filter.ts';
import { CourseCard } from './contract.ts';
import { levelNames } from './levels.ts';

/** Several choices of one kind, separated by spaces. */
const choices = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(1000)
    .default('')
    .transform((text) => text.split(' ').filter((choice) => choice !== ''))
    .pipe(z.array(item).max(mostChoices));
const yes = z
  .enum(['yes', ''])
  .default('')
  .transform((said) => said === 'yes');

const count = z.int();

/** A lesson whose title contains words of the search. */
const FoundLesson = z.object({
  slug: z.string(),
  title: z.string(),
  minutes: z.int(),
  /** Anyone may open it. */
  free: z.boolean(),
});

const FoundCourse = CourseCard.extend({ found: z.array(FoundLesson) });
export type FoundCourse = z.output<typeof FoundCourse>;

/** How many courses each choice would find. A filter ignores its own choices. */
const Facets = z.object({
  topic: z.array(z.object({ value: z.string(), label: z.string(), count })),
  level: z.array(z.object({ value: z.enum(levelNames), count })),
  length: z.array(z.object({ value: z.enum(lengthNames), count })),
  trait: z.array(z.object({ value: z.enum(traitNames), count })),
});

export const courseSearchContract = defineContract({
  'GET /search/courses': {
    summary:
      'The published courses that words and filters find, with what each further choice would find. Where the words find nothing, they are corrected unless `exact` is `yes`',
    access: 'public',
    topics: ['courses', 'search-words'],
    limits: [{ name: 'course-search', points: 240, per: 60, by: 'ip' }],
    query: z.object({
      q: z.string().max(longestSearch).default(''),
      exact: yes,
      topic: choices(z.string()),
      level: choices(z.enum(levelNames)),
      length: choices(z.enum(lengthNames)),
      new: yes,
      trending: yes,
      preview: yes,
      sort: z.enum(sortNames).optional(),
      page: pageAsked,
    }),
    ok: z.object({
      courses: z.array(FoundCourse),
      total: count,
      page: z.int(),
      pages: z.int(),
      sort: z.enum(sortNames),
      /** All published courses, and their topics. */
      all: z.object({ courses: count, topics: count }),
      facets: Facets,
      /** The corrected words, if the typed ones find nothing; otherwise null. */
      corrected: z.string().nullable(),
      /** What each word finds by itself, if together they find nothing. */
      alone: z.array(z.object({ word: z.string(), count })),
    }),
  },
});

export type FoundCourses = AnswerOf<(typeof courseSearchContract)['GET /search/courses']>;
export type CourseFacets = FoundCourses['facets'];
