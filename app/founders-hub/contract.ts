import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { optionalWebAddress } from '#app/shared/text-schema.ts';
import { profileFields, type ProfileField } from './profile-fields.ts';

export const foundersHubProblems = defineProblems({
  'hub/task-not-found': [404, 'There is no such task.'],
  'hub/changed-meanwhile': [409, 'This was changed elsewhere in the meantime.'],
  'hub/profile-changed': [
    409,
    'Your profile was changed elsewhere in the meantime, so nothing was saved here. Copy what you typed, then load the page again.',
  ],
  'hub/profile-empty': [
    409,
    'Please give your startup a name and a promise, and save, before you share it.',
  ],
  'hub/share-not-found': [404, 'This profile is not shared, or no longer shared.'],
});

const KeptTask = z.object({
  done: z.boolean(),
  notes: z.string(),
  /** 0: never changed. */
  version: z.int(),
});
export type KeptTask = z.output<typeof KeptTask>;

const Task = KeptTask.extend({
  slug: z.string(),
  title: z.string(),
  why: z.string(),
  how: z.array(z.string()),
  /** The condition for ticking it. */
  doneWhen: z.string(),
  /** Existing lessons, tools and pages. */
  links: z.array(z.object({ label: z.string(), href: z.string() })),
});
export type Task = z.output<typeof Task>;

const Stage = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  tasks: z.array(Task),
});
export type Stage = z.output<typeof Stage>;

const StartupProfile = z.object({
  ...(Object.fromEntries(profileFields.map(({ name }) => [name, z.string()])) as Record<
    ProfileField,
    z.ZodString
  >),
  website: z.string().nullable(),
  /** Where readers may reply; empty: nowhere. */
  email: z.string(),
});
export type StartupProfile = z.output<typeof StartupProfile>;

const OwnProfile = z.object({
  profile: StartupProfile,
  /** 0: never saved. */
  version: z.int(),
  /** Part of the address where others read it; null: not shared. */
  shareKey: z.string().nullable(),
});
export type OwnProfile = z.output<typeof OwnProfile>;

const version = z.int().min(0);
const bySlug = z.object({ slug: z.string().max(80) });
const unknownTask = pickProblems(foundersHubProblems, 'hub/task-not-found');

const writtenProfile = z.strictObject({
  ...(Object.fromEntries(
    profileFields.map(({ name, most }) => [name, z.string().trim().max(most, tooLongText(most))]),
  ) as Record<ProfileField, z.ZodString>),
  website: optionalWebAddress(300),
  email: z.union(
    [z.literal(''), z.email('Please enter a valid email address').max(254)],
    'Please enter a valid email address',
  ),
  version,
});

export const foundersHubContract = defineContract({
  'GET /founders-hub': {
    summary: 'A startup’s path in four stages, with what the caller has ticked and noted',
    access: 'premium',
    ok: z.object({ stages: z.array(Stage) }),
  },
  'GET /founders-hub/tasks/{slug}': {
    summary: 'What the caller keeps with one task',
    access: 'premium',
    params: bySlug,
    ok: KeptTask,
    problems: unknownTask,
  },
  'PUT /founders-hub/tasks/{slug}': {
    summary:
      'Tick and note; `version` is the one that was worked on. The same words again change nothing',
    access: 'premium',
    params: bySlug,
    body: z.strictObject({
      done: z.boolean(),
      notes: z.string().max(5000, tooLongText(5000)),
      version,
    }),
    ok: KeptTask,
    problems: { ...unknownTask, ...pickProblems(foundersHubProblems, 'hub/changed-meanwhile') },
  },
  'GET /founders-hub/profile': {
    summary: 'The caller’s startup on one page',
    access: 'premium',
    ok: OwnProfile,
  },
  'PUT /founders-hub/profile': {
    summary: 'Write the page; `version` is the one that was worked on',
    access: 'premium',
    body: writtenProfile,
    ok: OwnProfile,
    problems: pickProblems(foundersHubProblems, 'hub/profile-changed'),
  },
  'POST /founders-hub/profile/share': {
    summary: 'A link that lets anyone read the page; an existing one is kept',
    access: 'premium',
    ok: OwnProfile,
    problems: pickProblems(foundersHubProblems, 'hub/profile-empty'),
    limits: [{ name: 'startup-share', points: 20, per: 60 * 60, by: 'user' }],
  },
  'DELETE /founders-hub/profile/share': { summary: 'Revoke the link, for good', access: 'user' },
  'GET /startup-profiles/{key}': {
    summary: 'A startup on one page, for anyone who was given the link',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    ok: StartupProfile,
    problems: pickProblems(foundersHubProblems, 'hub/share-not-found'),
  },
});

export type FoundersHub = AnswerOf<(typeof foundersHubContract)['GET /founders-hub']>;
