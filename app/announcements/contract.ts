import { z } from 'zod';
import { CourseCard, courseProblems } from '#app/courses/contract.ts';
import { typedEmail } from '#app/enquiries/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { limitAsked, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { notOneLine, oneLine, tooLongText } from '#app/shared/text-rules.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { longest, mostAnnounced, mostPoints } from './announcement-limits.ts';

export const announcementProblems = defineProblems({
  'announcements/not-found': [404, 'This course is not in preparation.'],
  'announcements/opened-before': [
    409,
    'This course has been on sale before, so it can’t be announced as one in preparation.',
  ],
  'announcements/too-many': [
    409,
    `At most ${mostAnnounced} courses can be announced at once. Withdraw the announcement of another course first, or put that course on sale.`,
  ],
  'waiting/invalid-code': [
    400,
    'This link is no longer valid. You can ask again on the page of the course.',
  ],
});

/** What an author says about a course in preparation. */
const Announcement = z.strictObject({
  words: paragraphs('What it is about', longest.words),
  /** What it will cover. */
  points: z
    .array(line('Each point', longest.point))
    .max(mostPoints, `Please list at most ${mostPoints} points`),
  /** When it opens, such as 'in January'; may be empty. */
  opens: z
    .string()
    .regex(oneLine, notOneLine)
    .trim()
    .max(longest.opens, tooLongText(longest.opens)),
});
export type Announcement = z.output<typeof Announcement>;

/** A course in preparation, as anyone sees it. */
const UpcomingCourse = Announcement.extend({
  slug: z.string(),
  title: z.string(),
  icon: z.string(),
  palette: z.string(),
  composition: CourseCard.shape.composition,
  image: z.string().nullable(),
});
export type UpcomingCourse = z.output<typeof UpcomingCourse>;

const DeskAnnouncement = Announcement.extend({
  /** If false, the texts are the course’s own, to begin with. */
  announced: z.boolean(),
  /** False once the course has been on sale. */
  mayAnnounce: z.boolean(),
  slug: z.string(),
  /** How many confirmed addresses wait for the course. */
  waiting: z.int(),
});
export type DeskAnnouncement = z.output<typeof DeskAnnouncement>;

const bySlug = z.object({ slug: z.string().max(100) });
const byCourse = z.object({ id: z.string().max(100) });
const byCode = z.object({ oobCode: z.string().max(200).default('') });
const noAnnouncement = pickProblems(announcementProblems, 'announcements/not-found');
const noCourse = pickProblems(courseProblems, 'courses/not-found');
const Waiting = z.object({ waiting: z.boolean() });

const hour = 60 * 60;
const quarter = 15 * 60;

export const announcementsContract = defineContract({
  'GET /announcements': {
    summary: 'The courses in preparation, the latest announcement first, a page at a time',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    query: z.object({ page: pageAsked, limit: limitAsked({ standard: 12, most: mostAnnounced }) }),
    ok: z.object({
      courses: z.array(UpcomingCourse),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
  },
  'GET /announcements/{slug}': {
    summary: 'What the page of a course in preparation shows',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    params: bySlug,
    ok: UpcomingCourse,
    problems: noAnnouncement,
  },
  'POST /announcements/{slug}/addresses': {
    summary:
      'Ask to be told when the course opens; a confirmation link is mailed, the answer is the same for every address',
    access: 'public',
    params: bySlug,
    body: z.strictObject({ email: typedEmail }),
    ok: z.object({ message: z.string() }),
    problems: noAnnouncement,
    // reliability.md section 5: forms, by IP; the service also limits by address.
    limits: [{ name: 'waiting', points: 5, per: hour, by: 'ip' }],
  },
  'POST /waiting/confirm': {
    summary: 'Confirm an address with the code from the mailed link; twice does no harm',
    access: 'public',
    body: byCode,
    ok: z.object({ slug: z.string(), title: z.string() }),
    problems: pickProblems(announcementProblems, 'waiting/invalid-code'),
    limits: [{ name: 'waiting-confirmation', points: 10, per: quarter, by: 'ip' }],
  },
  'POST /waiting/forget': {
    summary: 'Delete an address with the code from the mailed link; unknown codes delete nothing',
    access: 'public',
    body: byCode,
    limits: [{ name: 'waiting-forgetting', points: 100, per: quarter, by: 'ip' }],
  },
  'GET /announcements/{slug}/waiting': {
    summary: 'Whether the caller’s address waits for the course',
    access: 'user',
    params: bySlug,
    ok: Waiting,
    problems: noAnnouncement,
  },
  'PUT /announcements/{slug}/waiting': {
    summary: 'Ask for a mail to the caller’s address when the course opens',
    access: 'user',
    params: bySlug,
    ok: Waiting,
    problems: noAnnouncement,
    limits: [{ name: 'waiting-members', points: 60, per: hour, by: 'user' }],
  },
  'DELETE /announcements/{slug}/waiting': {
    summary: 'Delete the caller’s address from those that wait for the course',
    access: 'user',
    params: bySlug,
    ok: Waiting,
    problems: noAnnouncement,
  },
  'GET /authoring/courses/{id}/announcement': {
    summary: 'The announcement of a course, and how many people wait for it',
    access: 'author',
    params: byCourse,
    ok: DeskAnnouncement,
    problems: noCourse,
  },
  'PUT /authoring/courses/{id}/announcement': {
    summary: 'Announce a course that has never been on sale, or change its announcement',
    access: 'author',
    params: byCourse,
    body: Announcement,
    ok: DeskAnnouncement,
    problems: {
      ...noCourse,
      ...pickProblems(
        announcementProblems,
        'announcements/opened-before',
        'announcements/too-many',
      ),
    },
  },
  'DELETE /authoring/courses/{id}/announcement': {
    summary: 'Withdraw an announcement and delete the addresses; nobody gets a mail',
    access: 'author',
    params: byCourse,
    ok: DeskAnnouncement,
    problems: noCourse,
  },
});

export type UpcomingCourses = AnswerOf<(typeof announcementsContract)['GET /announcements']>;
