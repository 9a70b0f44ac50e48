import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { listing, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs, webAddress } from '#app/shared/text-schema.ts';
import { categoryNames } from './categories.ts';
import type { ToolsAsked } from './filter-address.ts';
import { facetNames, longestSearch, minimumRatings, mostTags, sortNames } from './tool-filter.ts';
import { pricingNames } from './tool-pricing.ts';

export const toolProblems = defineProblems({
  'tools/not-found': [404, 'AI tool not found'],
  'tools/known-already': [409, 'We already have this tool.'],
  'tools/suggested-already': [
    409,
    'Someone has already suggested this tool. We are looking at it.',
  ],
  'tools/reported-already': [
    409,
    'You have already told us about this tool. We are looking at it.',
  ],
});

export const instant = z.iso.datetime();
export const toolId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens')
  .max(80);
const category = z.enum(categoryNames);

/** Where a fact about a tool comes from, and how old it is. */
export const Source = z.object({ url: z.string(), title: z.string(), date: z.iso.date() });
export type Source = z.output<typeof Source>;

/**
 * A tool with the field names of part 2 section 3. A fact without a source is null; fewer than five
 * ratings are not shown.
 */
export const Tool = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category,
  tags: z.array(z.string()),
  website: z.string(),
  pricing: z.object({
    free: z.boolean().nullable(),
    paid: z.boolean().nullable(),
    price_range: z.string().nullable(),
    /** Where the price was found, and when. */
    source: z.string().nullable(),
    as_of: z.iso.date().nullable(),
  }),
  features: z.array(z.string()),
  api_available: z.boolean().nullable(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  logo: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Tool = z.output<typeof Tool>;

/** One of our lessons that mentions a tool. */
const MentioningLesson = z.object({
  course: z.string(),
  courseTitle: z.string(),
  slug: z.string(),
  title: z.string(),
  preview: z.boolean(),
});
export type MentioningLesson = z.output<typeof MentioningLesson>;

/** Everything that a tool's page shows. */
export const ToolPage = Tool.extend({
  sources: z.array(Source),
  /** Others of the same category, best rated first. */
  alternatives: z.array(Tool),
  lessons: z.array(MentioningLesson),
});
export type ToolPage = z.output<typeof ToolPage>;

/** With their order, which is ours if the request named none. */
export const Tools = listing(Tool, ...facetNames).extend({ sort: z.enum(sortNames) });
export type Tools = z.output<typeof Tools>;

/** Several choices of one kind, separated by spaces. */
const choices = <Item extends z.ZodType<unknown, string>>(item: Item, most: number) =>
  z
    .string()
    .max(1000)
    .default('')
    .transform((text) => text.split(' ').filter((choice) => choice !== ''))
    .pipe(z.array(item).max(most));

export const byTool = z.object({ id: z.string().max(80) });
export const unknownTool = pickProblems(toolProblems, 'tools/not-found');
const stars = z.int().min(1).max(5);
const OwnRating = z.object({ stars: stars.nullable() });

const website = webAddress(500);

const known = z.boolean().nullable();
const day = z.iso.date('Please choose a date');

/**
 * A tool as the team enters it, in the admin area and in the starting content. Null means that no
 * source says it.
 */
export const ToolFields = z.strictObject({
  name: line('Name', 80),
  description: paragraphs('What it is for', 1000),
  category,
  tags: z
    .array(
      z
        .string()
        .regex(
          /^[a-z0-9-]{1,40}$/,
          'Use lower-case letters, digits and hyphens, with commas between tags',
        ),
    )
    .max(12, 'At most 12 tags')
    .refine((tags) => new Set(tags).size === tags.length, 'The same tag appears twice'),
  website,
  pricing: z
    .strictObject({
      free: known,
      paid: known,
      price_range: line('Price', 200).nullable(),
      source: website.nullable(),
      as_of: day.nullable(),
    })
    .refine(
      ({ price_range, source, as_of }) =>
        price_range === null ? !source && !as_of : source && as_of,
      {
        path: ['price_range'],
        error: 'A price needs its source and the date it was read there',
      },
    ),
  features: z.array(line('Feature', 300)).max(20, 'At most 20 features'),
  api_available: known,
  logo: website.nullable(),
  sources: z
    .array(z.strictObject({ url: website, title: line('Title', 200), date: day }))
    .min(1, 'Give at least one source')
    .max(10, 'At most 10 sources'),
});
export type ToolFields = z.output<typeof ToolFields>;

const suggestionLimit = [
  { name: 'ai-tool-suggestion', points: 10, per: 24 * 60 * 60, by: 'user' },
] as const;

export const toolsContract = defineContract({
  'GET /ai-tools': {
    summary:
      'The directory of AI tools: a page of what a filter finds, and how many each choice would find',
    access: 'public',
    topics: ['ai-tools', 'courses'],
    query: z.object({
      q: z.string().trim().max(longestSearch).default(''),
      category: choices(category, categoryNames.length),
      pricing: choices(z.enum(pricingNames), pricingNames.length),
      rating: z.enum(minimumRatings).optional(),
      api: z.literal('yes').optional(),
      tag: choices(z.string().max(40), mostTags),
      sort: z.enum(sortNames).optional(),
      page: pageAsked,
    } satisfies Record<keyof ToolsAsked, z.ZodType>),
    ok: Tools,
  },
  'GET /ai-tools/{id}': {
    summary: 'One tool, with its sources, its alternatives and our lessons that mention it',
    access: 'public',
    topics: ['ai-tools', 'courses'],
    params: byTool,
    cache: 'public',
    ok: ToolPage,
    problems: unknownTool,
  },
  'GET /ai-tools/{id}/rating': {
    summary: 'The stars that the caller has given',
    access: 'member',
    params: byTool,
    ok: OwnRating,
    problems: unknownTool,
  },
  'PUT /ai-tools/{id}/rating': {
    summary: 'Rate a tool, or change the rating; one rating per member',
    access: 'member',
    params: byTool,
    body: z.strictObject({ stars }),
    ok: OwnRating,
    problems: unknownTool,
    limits: [{ name: 'ai-tool-rating', points: 60, per: 60 * 60, by: 'user' }],
  },
  'DELETE /ai-tools/{id}/rating': {
    summary: 'Remove the caller’s rating',
    access: 'member',
    params: byTool,
    problems: unknownTool,
  },
  'POST /ai-tools/suggestions': {
    summary: 'Suggest a tool that is missing; an admin looks at it',
    access: 'user',
    body: z.strictObject({
      name: line('Name', 80),
      website,
      words: paragraphs('What it is for', 1000),
    }),
    status: 201,
    ok: z.object({ message: z.string() }),
    problems: pickProblems(toolProblems, 'tools/known-already', 'tools/suggested-already'),
    limits: suggestionLimit,
  },
  'POST /ai-tools/{id}/reports': {
    summary: 'Say what is wrong or has changed about a tool; an admin looks at it',
    access: 'user',
    params: byTool,
    body: z.strictObject({ words: paragraphs('What has changed', 1000) }),
    status: 201,
    ok: z.object({ message: z.string() }),
    problems: { ...unknownTool, ...pickProblems(toolProblems, 'tools/reported-already') },
    limits: suggestionLimit,
  },
});
