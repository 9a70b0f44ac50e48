import { z } from 'zod';
import {
  LessonPart,
  PracticeAnswer,
  practiceProblems,
  PracticeState,
} from '#app/practice/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { limitAsked, listPageAsked, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { compositionNames } from '#app/shared/composition-names.ts';
import { lessonKinds } from './lesson-kinds.ts';
import { NewCourse } from './new-course.contract.ts';

export const courseProblems = defineProblems({
  'courses/not-found': [404, 'Course Not Found'],
  'courses/slug-taken': [409, 'A course with this slug already exists.'],
  'courses/faulty-lessons': [400, 'Nothing was added, because some lessons have faults.'],
  'lessons/not-found': [404, 'There is no such lesson. It may have been removed from the course.'],
  'lessons/members-only': [
    402,
    'This lesson is part of the membership. The preview lesson is free.',
  ],
});

const faq = z.object({ question: z.string(), answer: z.string() });

/**
 * A course with the field names of part 1 section 3. Counts and ratings below five are not shown
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

/** The fields that a card shows, without the course's content. */
export const CourseCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  topic: z.string(),
  icon: z.string(),
  palette: z.string(),
  composition: z.enum(compositionNames).nullable(),
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
  kind: z.enum(lessonKinds),
  /** Whether there is practice in its text. */
  practice: z.boolean(),
  /** False for an outline entry, which can't be opened and does not count. */
  written: z.boolean(),
});

/** The quiz of a stage: of so many questions, so many must be right. */
export const QuizEntry = z.object({ id: z.string(), drawn: z.int(), passMark: z.int() });
export type QuizEntry = z.output<typeof QuizEntry>;

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
    z.object({
      title: z.string(),
      duration: z.string(),
      lessons: z.array(LessonEntry),
      quiz: QuizEntry.nullable(),
    }),
  ),
  targetAudience: z.array(z.string()),
  faqs: z.array(faq),
});
export type CoursePage = z.output<typeof CoursePage>;

/** A lesson's content. */
export const Lesson = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  minutes: z.int(),
  parts: z.array(LessonPart),
  tasks: z.array(z.string()),
});

const bySlug = z.object({ slug: z.string().max(100) });
const practice = z.object({ id: z.string().max(100), block: z.string().max(60) });
/** How many wrong tries came before: a visitor's are stored nowhere. */
const triesBefore = z.int().min(0).max(3);

export const coursesContract = defineContract({
  'GET /courses': {
    summary: 'The published courses, a page at a time',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    query: listPageAsked,
    paged: true,
    ok: z.array(Course),
  },
  'GET /courses/{id}': {
    summary: 'One course by its id',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    params: z.object({ id: z.string().max(100) }),
    ok: Course,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /courses/slug/{slug}': {
    summary: 'One course by its slug',
    access: 'public',
    topics: ['courses'],
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
    problems: pickProblems(courseProblems, 'courses/slug-taken', 'courses/faulty-lessons'),
  },
  'GET /catalogue': {
    summary: 'The cards of the published courses, a page at a time',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    query: z.object({ page: pageAsked, limit: limitAsked({ standard: 24, most: 100 }) }),
    ok: z.object({
      courses: z.array(CourseCard),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
  },
  'GET /catalogue/{slug}': {
    summary: 'What the page of a course shows, with its outline',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    params: bySlug,
    ok: CoursePage,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /catalogue/{slug}/lessons/{lesson}': {
    summary: 'A preview lesson, free for everyone',
    access: 'public',
    topics: ['courses', 'media'],
    cache: 'public',
    params: z.object({ slug: z.string().max(100), lesson: z.string().max(100) }),
    ok: z.object({ course: CoursePage, lesson: Lesson }),
    problems: pickProblems(courseProblems, 'lessons/not-found', 'lessons/members-only'),
  },
  'POST /catalogue/lessons/{id}/practice/{block}': {
    summary: 'Try the practice of a preview lesson; nothing is stored',
    access: 'public',
    params: practice,
    body: z.strictObject({ answer: PracticeAnswer, tries: triesBefore }),
    ok: PracticeState,
    problems: {
      ...pickProblems(courseProblems, 'lessons/not-found', 'lessons/members-only'),
      ...pickProblems(practiceProblems, 'practice/not-found', 'practice/changed'),
    },
  },
  'POST /catalogue/lessons/{id}/practice/{block}/answer': {
    summary: 'See the answer to the practice of a preview lesson, after a try',
    access: 'public',
    params: practice,
    body: z.strictObject({ answer: PracticeAnswer.nullable(), tries: triesBefore }),
    ok: PracticeState,
    problems: {
      ...pickProblems(courseProblems, 'lessons/not-found', 'lessons/members-only'),
      ...pickProblems(practiceProblems, 'practice/not-found', 'practice/try-first'),
    },
  },
});

export type Catalogue = AnswerOf<(typeof coursesContract)['GET /catalogue']>;
