import { z } from 'zod';
import { compositionNames } from '#app/shared/composition-names.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { CourseCard, courseProblems } from './contract.ts';
import { isOurPicture } from './our-picture.ts';
import { flag, NewCourse, optionalImage, part, slug, text, upTo } from './new-course.contract.ts';

export const courseDeskProblems = defineProblems({
  'courses/was-on-sale': [
    409,
    'This course is or was on sale, so it can’t be deleted. An admin can take it off sale.',
  ],
  'courses/too-many-addresses': [
    409,
    'This course has had 50 other addresses, and all of them still lead to it. Keep the present one.',
  ],
  'courses/changed-meanwhile': [
    409,
    'Someone else changed this course in the meantime, so nothing was saved. Load it again to see the latest version.',
  ],
  'courses/no-picture': [
    400,
    'This picture is not in the library any more. Choose another one, or upload it again.',
  ],
  'courses/import-unreadable': [400, 'This is not valid JSON.'],
  'courses/folder-unreadable': [400, 'This folder can’t be read.'],
  'courses/import-not-array': [400, 'Input must be an array of courses'],
  'courses/import-empty': [400, 'At least one course is required'],
  'courses/import-too-many': [400, 'Maximum 500 courses can be added at once'],
  'courses/import-faulty': [400, 'Nothing was added, because some of the courses have faults.'],
  'courses/import-too-slow': [
    503,
    'Adding these took longer than 30 seconds, so nothing was added. Please try again, perhaps with fewer courses.',
  ],
});

/** A picture of the library, as its chooser sees it: its address may carry a signature. */
const ourPicture = upTo(2048).refine(isOurPicture);

/** The fields of an existing course that its authors may change; its lessons stay. */
export const AuthoredTexts = NewCourse.pick({
  title: true,
  description: true,
  duration: true,
  level: true,
  learningPoints: true,
  targetAudience: true,
  faqs: true,
}).extend({
  image: z.union([ourPicture, optionalImage]),
  topic: text(60),
  icon: text(40),
  /** One of ours; of another, or without one, it stays. */
  palette: text(40).optional(),
  /** Null leaves it to the slug; without one, it stays. */
  composition: z.enum(compositionNames).nullable().optional(),
  instructor: part({ name: text(120), title: upTo(200), bio: upTo(2000), image: optionalImage }),
  /** Its address. Without one, it stays; former ones lead to the new one. */
  slug: slug.optional(),
});
/** Which courses are shown as new or trending is for admins to say. */
const CourseTexts = AuthoredTexts.extend({ isNew: flag, isTrending: flag });
export type AuthoredTexts = z.output<typeof AuthoredTexts>;
export type CourseTexts = z.output<typeof CourseTexts>;

/** What a course begins with; the rest is edited later. */
export const BegunCourse = z.strictObject({
  title: text(200),
  /** Its address; left empty, it is made from the title. */
  slug: z.union([slug, z.literal('')]),
  description: text(2000),
  instructor: text(120),
});
export type BegunCourse = z.output<typeof BegunCourse>;

/** A course in the admin list. */
const DeskCourse = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  icon: z.string(),
  palette: z.string(),
  composition: CourseCard.shape.composition,
  image: z.string().nullable(),
  /** Its place in the catalogue, from 1. */
  place: z.int(),
  lessons: z.int(),
  /** How many of its lessons can be opened. */
  written: z.int(),
  /** As on its page; null for fewer than five. */
  students: z.int().nullable(),
  isNew: z.boolean(),
  isTrending: z.boolean(),
  published: z.boolean(),
  version: z.int(),
});
export type DeskCourse = z.output<typeof DeskCourse>;
/** A course as it is edited; `opened` if it is or was on sale. */
export const EditedCourse = DeskCourse.extend({
  ...CourseTexts.omit({ slug: true, palette: true, composition: true }).shape,
  opened: z.boolean(),
});
export type EditedCourse = z.output<typeof EditedCourse>;

/** A fault in a pasted course. `index` counts from 0, `line` from 1. */
const ImportFault = z.object({
  index: z.int(),
  line: z.int(),
  slug: z.string().nullable(),
  path: z.string(),
  message: z.string(),
});
export type ImportFault = z.output<typeof ImportFault>;

const CourseImport = z.object({
  /** As pasted. If the slug exists already, that course stays unchanged. */
  courses: z.array(
    z.object({
      index: z.int(),
      line: z.int(),
      slug: z.string(),
      title: z.string(),
      exists: z.boolean(),
    }),
  ),
  added: z.int(),
  faults: z.array(ImportFault),
});
export type CourseImport = z.output<typeof CourseImport>;

const byId = z.object({ id: z.string().max(100) });
const known = pickProblems(courseProblems, 'courses/not-found');
const changeable = { ...known, ...pickProblems(courseDeskProblems, 'courses/changed-meanwhile') };
/** Of changing what a course's page says, for its author and for an admin. */
export const pageProblems = {
  ...changeable,
  ...pickProblems(courseProblems, 'courses/slug-taken'),
  ...pickProblems(courseDeskProblems, 'courses/too-many-addresses', 'courses/no-picture'),
};

export const courseDeskContract = defineContract({
  'POST /courses/import': {
    summary:
      'Add the courses of a JSON array, sent as a text of UTF-8: all or none. With `dryRun`, say what would happen',
    access: 'admin',
    query: z.object({ dryRun: z.stringbool().default(false) }),
    body: 'file',
    bodyLimit: 8_388_608,
    ok: CourseImport,
    problems: pickProblems(
      courseDeskProblems,
      'courses/import-unreadable',
      'courses/import-not-array',
      'courses/import-empty',
      'courses/import-too-many',
      'courses/import-faulty',
      'courses/import-too-slow',
    ),
  },
  'POST /courses/folder': {
    summary:
      'The courses of a zip archive of folders, as the JSON that an import takes; nothing is stored',
    access: 'admin',
    body: 'file',
    bodyLimit: 8_388_608,
    ok: z.object({ courses: z.array(z.record(z.string(), z.unknown())) }),
    problems: pickProblems(courseDeskProblems, 'courses/folder-unreadable'),
    limits: [{ name: 'course-folders', points: 60, per: 60 * 60, by: 'user' }],
  },
  'POST /admin/courses': {
    summary: 'Begin a course, which is not on sale until it is published',
    access: 'admin',
    body: BegunCourse,
    status: 201,
    ok: z.object({ id: z.string() }),
    problems: pickProblems(courseProblems, 'courses/slug-taken'),
  },
  'GET /admin/courses': {
    summary: 'All courses, published or not, in the catalogue’s order',
    access: 'admin',
    query: z.object({
      show: z.enum(['all', 'published', 'unpublished']).default('all'),
      search: z.string().max(100).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    ok: z.object({
      courses: z.array(DeskCourse),
      page: z.int(),
      pages: z.int(),
      counts: z.object({ all: z.int(), published: z.int(), unpublished: z.int() }),
    }),
  },
  'GET /admin/courses/{id}': {
    summary: 'One course, to be edited',
    access: 'admin',
    params: byId,
    ok: EditedCourse,
    problems: known,
  },
  'PUT /admin/courses/{id}': {
    summary: 'Change the texts of a course; `version` is the one that was edited',
    access: 'admin',
    params: byId,
    body: CourseTexts.extend({ version: z.int() }),
    bodyLimit: 262_144,
    ok: EditedCourse,
    problems: pageProblems,
  },
  'PUT /admin/courses/{id}/place': {
    summary: 'Move a course in the catalogue; a place after the last is the last',
    access: 'admin',
    params: byId,
    body: z.strictObject({ place: z.int().min(1).max(100_000) }),
    ok: DeskCourse,
    problems: known,
  },
  'PUT /admin/courses/{id}/publication': {
    summary: 'Publish a course, or take it down',
    access: 'admin',
    params: byId,
    body: z.strictObject({ published: z.boolean(), version: z.int() }),
    ok: DeskCourse,
    problems: changeable,
  },
});

export type DeskCourses = AnswerOf<(typeof courseDeskContract)['GET /admin/courses']>;
