import { z } from 'zod';
import { defineContract, type AnswerOf, type LimitRule } from '#app/shared/endpoint.ts';
import { listing, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { line, paragraphs, webAddress } from '#app/shared/text-schema.ts';
import { longestSearch, type HackathonFilter } from './hackathon-filter.ts';
import { mentorshipStates } from './mentorship-state.ts';
import { attendances, tabs } from './vocabulary.ts';

export const hackathonProblems = defineProblems({
  'hackathons/not-found': [404, 'There is no such hackathon.'],
  'hackathons/closed': [409, 'The deadline of this hackathon has passed.'],
  'hackathons/not-registered': [409, 'Register for this hackathon first.'],
  'hackathons/asked-already': [409, 'You have already asked for a mentor in this hackathon.'],
  'hackathons/request-not-found': [404, 'There is no such request.'],
  'hackathons/moved-meanwhile': [
    409,
    'The state of this request has changed in the meantime. Load the page again to see the current one.',
  ],
  'hackathons/changed-meanwhile': [
    409,
    'Someone else changed this hackathon in the meantime, so nothing was saved. Load the page again.',
  ],
  'hackathons/address-taken': [409, 'Another hackathon already has this address.'],
});

export const instant = z.iso.datetime();

/** A hackathon as everyone may see it (part 2 section 3). */
export const Hackathon = z.object({
  /** Also the last part of its address. */
  id: z.string(),
  title: z.string(),
  organizer: z.string(),
  description: z.string(),
  about: z.string(),
  /** In the organiser's words, like its three parts. */
  prize: z.string(),
  prizes: z.object({ first: z.string(), second: z.string(), third: z.string() }),
  /** The number of people registered here. */
  participants: z.int(),
  startsAt: instant,
  deadline: instant,
  /** "48 hours", "3 weeks". */
  duration: z.string(),
  location: z.string(),
  attendance: z.enum(attendances),
  tags: z.array(z.string()),
  status: z.enum(['Open', 'Past']),
  featured: z.boolean(),
  rules: z.array(z.string()),
  judging: z.array(z.string()),
  /** The page for registering, if not here. */
  externalPage: z.string().nullable(),
  /** Invented, as an example of a hackathon. */
  sample: z.boolean(),
});
export type Hackathon = z.output<typeof Hackathon>;

/** The caller's own data in a hackathon. */
const Participation = z.object({
  registeredAt: instant.nullable(),
  mentorship: z
    .object({ words: z.string(), state: z.enum(mentorshipStates), since: instant })
    .nullable(),
});
export type Participation = z.output<typeof Participation>;

const lines = (label: string, most: number) =>
  z.array(line(label, 200), `${label} must be a list`).max(most, `${label}: at most ${most}`);
const date = z.iso.datetime('Please choose a date and a time');

/** A hackathon as the team enters it: in the admin form and in the starting content. */
export const written = {
  title: line('Title', 120),
  organizer: line('Organiser', 120),
  description: line('Description', 300),
  about: paragraphs('About', 5000),
  prize: line('Prize pool', 40),
  prizes: z.strictObject({
    first: line('First prize', 40),
    second: line('Second prize', 40),
    third: line('Third prize', 40),
  }),
  startsAt: date,
  deadline: date,
  location: line('Location', 120),
  attendance: z.enum(attendances),
  tags: z
    .array(line('Tags', 30), 'Tags must be a list')
    .min(1, 'Tags is required')
    .max(8, 'Tags: at most 8')
    .refine(
      (all) => new Set(all.map((tag) => tag.toLowerCase())).size === all.length,
      'Tags: the same word appears twice',
    ),
  rules: lines('Rules', 12).min(1, 'Rules is required'),
  judging: lines('Judging', 12),
  externalPage: webAddress(300).nullable(),
  featured: z.boolean(),
};
export const inOrder = ({ startsAt, deadline }: { startsAt: string; deadline: string }) =>
  Date.parse(deadline) > Date.parse(startsAt);
export const outOfOrder = { path: ['deadline'], error: 'The deadline must come after the start' };
export const HackathonFields = z.strictObject(written).refine(inOrder, outOfOrder);
export type HackathonFields = z.output<typeof HackathonFields>;

/** The last part of its address: /hackathon/{address}. */
export const HackathonAddress = z
  .string('Address is required')
  .trim()
  .max(80, tooLongText(80))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use small letters, numbers and single dashes')
  .refine((address) => address !== 'new', 'Please choose another address');

export const byHackathon = z.object({ id: z.string().max(80) });
export const unknown = pickProblems(hackathonProblems, 'hackathons/not-found');
const open = pickProblems(hackathonProblems, 'hackathons/not-found', 'hackathons/closed');
const hourly = (name: string, points: number): LimitRule[] => [
  { name, points, per: 60 * 60, by: 'user' },
];
const own = { access: 'user', params: byHackathon, ok: Participation } as const;
export const hackathonsContract = defineContract({
  'GET /hackathons': {
    summary: 'Hackathons: the open ones, soonest deadline first, then the past ones, newest first',
    access: 'public',
    topics: ['hackathons'],
    query: z.object({
      q: z.string().trim().max(longestSearch).optional(),
      category: z.enum(tabs).default('all'),
      page: pageAsked,
    } satisfies Record<keyof HackathonFilter, z.ZodType>),
    ok: listing(Hackathon, 'category'),
  },
  'GET /hackathons/{id}': {
    summary: 'One hackathon',
    access: 'public',
    topics: ['hackathons'],
    params: byHackathon,
    ok: Hackathon,
    problems: unknown,
  },
  'GET /hackathons/{id}/calendar': {
    summary: 'A hackathon for a calendar, from its start to its deadline',
    access: 'public',
    topics: ['hackathons'],
    params: byHackathon,
    file: 'text/calendar',
    ok: z.string(),
    problems: unknown,
  },
  'GET /hackathons/{id}/participation': {
    summary: 'What the caller has registered and asked for here',
    ...own,
    problems: unknown,
  },
  'PUT /hackathons/{id}/registration': {
    summary: 'Take part; once is enough',
    ...own,
    problems: open,
    limits: hourly('hackathon-registration', 30),
  },
  'DELETE /hackathons/{id}/registration': {
    summary: 'Withdraw; what the caller wrote on the board goes with it',
    ...own,
    problems: unknown,
  },
  'POST /hackathons/{id}/mentorship': {
    summary: 'Ask for a mentor; once in each hackathon',
    ...own,
    body: z.strictObject({ words: paragraphs('What you need', 1000) }),
    status: 201,
    problems: { ...open, ...pickProblems(hackathonProblems, 'hackathons/asked-already') },
    limits: hourly('mentorship-request', 10),
  },
  'DELETE /hackathons/{id}/mentorship': {
    summary: 'Withdraw the request for a mentor, as long as nobody has decided on it',
    ...own,
    problems: unknown,
  },
});

export type HackathonList = AnswerOf<(typeof hackathonsContract)['GET /hackathons']>;
