import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { mostWords } from './review-limits.ts';

export const reviewProblems = defineProblems({
  'reviews/not-yet': [409, 'You can review a course once you have completed half of its lessons.'],
  'reviews/own-course': [403, 'You are an author of this course, so you can’t review it.'],
  'reviews/not-found': [404, 'There is no such review. Its writer may have removed it.'],
});

const instant = z.iso.datetime();
const noCourse = pickProblems(courseProblems, 'courses/not-found');
const noReview = pickProblems(reviewProblems, 'reviews/not-found');
const bySlug = z.object({ slug: z.string().max(100) });
const byReview = z.object({ id: z.string().max(100), review: z.string().max(60) });
const optionalWords = z.string().trim().max(mostWords, tooLongText(mostWords));

const Review = z.object({
  id: z.string(),
  /** The writer’s first name. */
  name: z.string(),
  stars: z.int(),
  words: z.string(),
  writtenAt: instant,
  /** By an author of the course or an admin. */
  reply: z.object({ words: z.string(), at: instant }).nullable(),
});
export type Review = z.output<typeof Review>;

const OwnReview = z.object({
  stars: z.int(),
  words: z.string(),
  /** Why an admin hid it; null if everyone may see it. */
  hiddenBecause: z.string().nullable(),
});

const DeskReview = Review.extend({ hiddenBecause: z.string().nullable() });
export type DeskReview = z.output<typeof DeskReview>;

const OwnStanding = z.object({
  /** Why not, if the caller may not write one. */
  may: z.enum(['yes', 'not-yet', 'own-course']),
  review: OwnReview.nullable(),
});

const hour = 60 * 60;

export const reviewsContract = defineContract({
  'GET /catalogue/{slug}/reviews': {
    summary:
      'The reviews of a course that have words, the newest first; none while fewer than five people have rated it',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    params: bySlug,
    query: z.object({ page: pageAsked }),
    ok: z.object({ reviews: z.array(Review), page: z.int(), pages: z.int() }),
    problems: noCourse,
  },
  'GET /learning/courses/{slug}/review': {
    summary: 'The caller’s review of a course, and whether the caller may write one',
    access: 'user',
    params: bySlug,
    ok: OwnStanding,
    problems: noCourse,
  },
  'PUT /learning/courses/{slug}/review': {
    summary: 'Review a course after half of it, or change the review; one per learner',
    access: 'user',
    params: bySlug,
    body: z.strictObject({
      stars: z.int('Choose one to five stars').min(1).max(5),
      words: optionalWords,
    }),
    ok: OwnStanding,
    problems: {
      ...noCourse,
      ...pickProblems(reviewProblems, 'reviews/not-yet', 'reviews/own-course'),
    },
    limits: [{ name: 'course-reviews', points: 30, per: hour, by: 'user' }],
  },
  'DELETE /learning/courses/{slug}/review': {
    summary: 'Remove the caller’s review of a course; of a hidden one, its words',
    access: 'user',
    params: bySlug,
    problems: noCourse,
  },
  'GET /authoring/courses/{id}/reviews': {
    summary: 'All reviews of a course, the newest first, hidden ones too; 20 a page',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    query: z.object({ page: pageAsked }),
    ok: z.object({
      reviews: z.array(DeskReview),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
    problems: noCourse,
  },
  'PUT /authoring/courses/{id}/reviews/{review}/reply': {
    summary: 'Reply to a review, or change the reply; empty words remove it',
    access: 'author',
    params: byReview,
    body: z.strictObject({ words: optionalWords }),
    ok: DeskReview,
    problems: { ...noCourse, ...noReview },
    limits: [{ name: 'review-replies', points: 120, per: hour, by: 'user' }],
  },
  'POST /admin/courses/{id}/reviews/{review}/hiding': {
    summary: 'Hide an abusive review; its writer is told the reason',
    access: 'admin',
    params: byReview,
    body: z.strictObject({ reason: adminReason }),
    ok: DeskReview,
    problems: noReview,
  },
  'DELETE /admin/courses/{id}/reviews/{review}/hiding': {
    summary: 'Show a hidden review again',
    access: 'admin',
    params: byReview,
    ok: DeskReview,
    problems: noReview,
  },
});

type Answer<K extends keyof typeof reviewsContract> = AnswerOf<(typeof reviewsContract)[K]>;

export type Reviews = Answer<'GET /catalogue/{slug}/reviews'>;
export type OwnStanding = z.output<typeof OwnStanding>;
export type DeskReviews = Answer<'GET /authoring/courses/{id}/reviews'>;
