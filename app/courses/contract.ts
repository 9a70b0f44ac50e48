import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { httpsAddress, tooLongText } from '#app/shared/text-rules.ts';

export const courseProblems = defineProblems({
  'courses/not-found': [404, 'Course Not Found'],
  'courses/slug-taken': [409, 'A course with this slug exists already.'],
  'lessons/not-found': [404, 'There is no such lesson.'],
  'lessons/members-only': [
    402,
    'This lesson is part of the membership. The preview lesson is free.',
  ],
});

/** What is wrong with a member of a pasted course, in words for its author. */
const must = (be: string) => ({
  error: ({ input }: { input?: unknown }): string =>
    input === undefined ? 'This is missing' : `This must be ${be}`,
});
/** Text that the database can hold. */
const words = z
  .string(must('text'))
  .refine(
    (typed) => typed.isWellFormed() && !typed.includes('\0'),
    'This holds a sign that is no text',
  );
export const upTo = (most: number) => words.trim().max(most, tooLongText(most));
export const text = (most: number) => upTo(most).min(1, 'This may not be empty');
const slug = z
  .string(must('text'))
  .regex(/^[a-z0-9-]{1,80}$/, 'Use lower-case letters, digits and hyphens, at most 80.');
/** Text that may be left out, empty or null: all are stored as an empty text. */
export const optionalText = (most: number) =>
  upTo(most)
    .nullish()
    .transform((typed) => typed ?? '');
/**
 * The address of a picture, which may be left out, empty or null: all are stored as null, and a
 * picture is drawn instead.
 */
export const optionalImage = upTo(2048)
  .refine(
    (typed) => typed === '' || httpsAddress(typed),
    'Please enter an address that begins with https://',
  )
  .nullish()
  .transform((typed) => typed || null);
const list = <Part extends z.ZodType>(part: Part, most: number) =>
  z.array(part, must('a list')).max(most, `This may have at most ${most}`);
/** A list that may be left out or null: both are stored as an empty one. */
const optionalList = <Part extends z.ZodType>(part: Part, most: number) =>
  list(part, most)
    .nullish()
    .transform((parts) => parts ?? []);
export const flag = z.boolean(must('true or false'));
/** Taken from whoever exports it, and not stored. */
const figure = z.number(must('a number')).nullish();
export const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'This name is not known'
        : must('an object in braces').error(issue),
  });
/** A text such as '10 hours', shown until lessons have minutes (decisions.md ruling 61). */
const longestDuration = 40;
const faq = z.object({ question: z.string(), answer: z.string() });

/**
 * A course as part 1 section 3 names its fields. Counts and ratings below five are not shown
 * (decisions.md ruling 34).
 */
export const Course = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  duration: z.string().meta({ examples: ['10 hours'] }),
  lessons: z.int(),
  students: z.int().nullable(),
  rating: z.number().nullable(),
  reviews: z.int(),
  image: z.string().nullable(),
  icon: z.string(),
  instructor: z.object({ name: z.string(), title: z.string(), image: z.string().nullable() }),
  learningPoints: z.array(z.string()),
  courseContent: z.array(
    z.object({ title: z.string(), duration: z.string(), lessons: z.array(z.string()) }),
  ),
  targetAudience: z.array(z.string()),
  faqs: z.array(faq),
  isNew: z.boolean(),
  isTrending: z.boolean(),
});

/**
 * A new course. Sent counts and ratings are taken and not shown as measured (decisions.md ruling
 * 34).
 */
export const NewCourse = part({
  slug,
  title: text(200),
  description: text(2000),
  duration: optionalText(longestDuration),
  image: optionalImage,
  icon: optionalText(40),
  instructor: part({ name: text(120), title: optionalText(200), image: optionalImage }),
  learningPoints: optionalList(text(300), 50),
  courseContent: optionalList(
    part({
      title: text(200),
      duration: optionalText(longestDuration),
      lessons: list(text(200), 200),
    }),
    100,
  ),
  targetAudience: optionalList(text(300), 50),
  faqs: optionalList(part({ question: text(300), answer: text(2000) }), 50),
  isNew: flag.default(false),
  isTrending: flag.default(false),
  id: z.union([words, figure], must('text')).optional(),
  lessons: figure,
  students: figure,
  rating: figure,
  reviews: figure,
});
export type NewCourseInput = z.output<typeof NewCourse>;

/** What a card shows: the course's face, without its inside. */
export const CourseCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  topic: z.string(),
  icon: z.string(),
  palette: z.string(),
  image: z.string().nullable(),
  duration: z.string(),
  lessons: z.int(),
  students: z.int().nullable(),
  rating: z.number().nullable(),
  isNew: z.boolean(),
  isTrending: z.boolean(),
});

export type CatalogueCourse = z.output<typeof CourseCard>;

export const LessonEntry = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  minutes: z.int(),
  preview: z.boolean(),
  /** False for an outline entry, which can't be opened and does not count. */
  written: z.boolean(),
});

/** Everything the course page shows. */
export const CoursePage = CourseCard.extend({
  reviews: z.int(),
  instructor: z.object({
    name: z.string(),
    title: z.string(),
    bio: z.string(),
    image: z.string().nullable(),
  }),
  learningPoints: z.array(z.string()),
  sections: z.array(
    z.object({ title: z.string(), duration: z.string(), lessons: z.array(LessonEntry) }),
  ),
  targetAudience: z.array(z.string()),
  faqs: z.array(faq),
});
export type CoursePage = z.output<typeof CoursePage>;

/** A lesson's inside. `html` is made from Markdown without raw HTML. */
export const Lesson = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  minutes: z.int(),
  html: z.string(),
  tasks: z.array(z.string()),
  check: z.object({ question: z.string(), options: z.array(z.string()) }).nullable(),
});

const bySlug = z.object({ slug: z.string().max(100) });

export const coursesContract = defineContract({
  'GET /courses': {
    summary: 'All published courses',
    access: 'public',
    cache: 'public',
    ok: z.array(Course),
  },
  'GET /courses/{id}': {
    summary: 'One course by its id',
    access: 'public',
    cache: 'public',
    params: z.object({ id: z.string().max(100) }),
    ok: Course,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /courses/slug/{slug}': {
    summary: 'One course by its slug',
    access: 'public',
    cache: 'public',
    params: bySlug,
    ok: Course,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'POST /courses': {
    summary: 'Create a course',
    access: 'admin',
    body: NewCourse,
    bodyLimit: 262_144,
    status: 201,
    ok: Course,
    problems: pickProblems(courseProblems, 'courses/slug-taken'),
  },
  'GET /catalogue': {
    summary: 'The cards of all published courses',
    access: 'public',
    cache: 'public',
    ok: z.array(CourseCard),
  },
  'GET /catalogue/{slug}': {
    summary: 'What the page of a course shows, with its outline',
    access: 'public',
    cache: 'public',
    params: bySlug,
    ok: CoursePage,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /catalogue/{slug}/lessons/{lesson}': {
    summary: 'A preview lesson, free for everyone',
    access: 'public',
    cache: 'public',
    params: z.object({ slug: z.string().max(100), lesson: z.string().max(100) }),
    ok: z.object({ course: CoursePage, lesson: Lesson }),
    problems: pickProblems(courseProblems, 'lessons/not-found', 'lessons/members-only'),
  },
  'POST /catalogue/lessons/{id}/check': {
    summary: 'Answer the check question of a preview lesson',
    access: 'public',
    params: z.object({ id: z.string().max(100) }),
    body: z.strictObject({ option: z.int().min(0).max(20) }),
    ok: z.object({ correct: z.boolean(), explanation: z.string() }),
    problems: pickProblems(courseProblems, 'lessons/not-found', 'lessons/members-only'),
  },
});
