import { z } from 'zod';
import { Block } from '#app/practice/block.contract.ts';
import { mostPractice } from '#app/practice/fences.ts';
import { Quiz, QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { textOr } from '#app/shared/text-or.ts';
import { compositionNames } from '#app/shared/composition-names.ts';
import { longestBody, mostNeeds, mostStages, mostTasks } from './content-limits.ts';
import { lessonKinds } from './lesson-kinds.ts';
import { levelNames } from './levels.ts';
import { ProjectText } from './project-text.contract.ts';
import { httpsAddress, notOneLine, oneLine, tooLongText } from '#app/shared/text-rules.ts';

/** The error for a member of a pasted course, in words for its author. */
const must = (be: string) => ({
  error: ({ input }: { input?: unknown }): string =>
    input === undefined ? 'This is missing' : `This must be ${be}`,
});
/** Text that the database can store. */
const words = z
  .string(must('text'))
  .refine(
    (typed) => typed.isWellFormed() && !typed.includes('\0'),
    'This contains a character that is not text',
  );
export const upTo = (most: number) => words.trim().max(most, tooLongText(most));
export const text = (most: number) => upTo(most).min(1, 'This may not be empty');
/** Without a line break. */
const oneLineText = (most: number) => text(most).regex(oneLine, notOneLine);
const optionalLine = (most: number) =>
  upTo(most)
    .regex(oneLine, notOneLine)
    .nullish()
    .transform((typed) => typed ?? '');
export const slug = z
  .string(must('text'))
  .regex(/^[a-z0-9-]{1,80}$/, 'Use lower-case letters, digits and hyphens, at most 80.');
/** Optional text: missing, empty and null are all stored as an empty text. */
const optionalText = (most: number) =>
  upTo(most)
    .nullish()
    .transform((typed) => typed ?? '');
/**
 * The address of an optional picture: missing, empty and null are all stored as null, and a picture
 * is drawn instead.
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
/** An optional list: missing and null are both stored as an empty one. */
const optionalList = <Part extends z.ZodType>(part: Part, most: number) =>
  list(part, most)
    .nullish()
    .transform((parts) => parts ?? []);
export const flag = z.boolean(must('true or false'));
/** Accepted from exports, but not stored. */
const figure = z.number(must('a number')).nullish();
export const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'This name is not known'
        : must('an object in braces').error(issue),
  });
/** Null or missing if unknown. */
const optionalLevel = z
  .enum(levelNames, must(`one of ${levelNames.join(', ')}`))
  .nullish()
  .transform((level) => level ?? null);
const optionalComposition = z
  .enum(compositionNames, must(`one of ${compositionNames.join(', ')}`))
  .nullish()
  .transform((composition) => composition ?? null);
/** A text such as '10 hours', shown until lessons have minutes (decisions.md ruling 61). */
const longestDuration = 40;

/** A lesson that can be opened, if it has a text or practice. */
export const NewLesson = part({
  title: oneLineText(200),
  /** Unique in its course; without one, the lesson is called by its number. */
  slug: slug.optional(),
  minutes: z
    .int(must('a whole number'))
    .min(0, 'Give 0 to 600')
    .max(600, 'Give 0 to 600')
    .default(0),
  preview: flag.default(false),
  tasks: optionalList(oneLineText(300), mostTasks),
  /** What learners need for it: a tool, the plan of it that is enough, and what that costs. */
  needs: optionalList(
    part({ tool: oneLineText(120), plan: optionalLine(120), price: optionalLine(120) }),
    mostNeeds,
  ),
  kind: z.enum(lessonKinds, must(`one of ${lessonKinds.join(', ')}`)).default('reading'),
  /** Markdown; practice may be in it, as fences. */
  text: words.max(longestBody, tooLongText(longestBody)).nullish(),
  /** Blocks that follow the text. */
  practice: optionalList(Block, mostPractice),
});

/** The quiz of a stage. A question names the lesson that answers it by its slug. */
const NewQuiz = part({
  ...Quiz.shape,
  questions: list(
    part({
      ...QuizQuestion.shape,
      name: QuizQuestion.shape.name.default(''),
      several: flag.default(false),
      options: list(
        part({
          text: QuizQuestion.shape.options.element.shape.text,
          right: flag.default(false),
          said: QuizQuestion.shape.options.element.shape.said.default(''),
        }),
        5,
      ),
      lesson: slug.nullish().transform((lesson) => lesson ?? null),
    }),
    100,
  ),
});

/**
 * A new course. Counts and ratings are accepted but not shown as measured (decisions.md ruling 34).
 */
export const NewCourse = part({
  slug,
  title: text(200),
  description: text(2000),
  duration: optionalText(longestDuration),
  level: optionalLevel,
  image: optionalImage,
  icon: optionalText(40),
  instructor: part({
    name: text(120),
    title: optionalText(200),
    bio: optionalText(2000),
    image: optionalImage,
  }),
  topic: optionalText(60),
  /** One of ours; of another, or without one, we choose. */
  palette: optionalText(40),
  /** Null or missing: the slug's own. */
  composition: optionalComposition,
  learningPoints: optionalList(text(300), 50),
  courseContent: optionalList(
    part({
      title: oneLineText(200),
      duration: optionalText(longestDuration),
      lessons: list(textOr(oneLineText(200), NewLesson), 200),
      quiz: NewQuiz.nullish().transform((quiz) => quiz ?? null),
    }),
    mostStages,
  ),
  targetAudience: optionalList(text(300), 50),
  faqs: optionalList(part({ question: text(300), answer: text(2000) }), 50),
  isNew: flag.default(false),
  isTrending: flag.default(false),
  project: ProjectText.nullish().transform((project) => project ?? null),
  id: z.union([words, figure], must('text')).optional(),
  lessons: figure,
  students: figure,
  rating: figure,
  reviews: figure,
});
export type NewCourseInput = z.output<typeof NewCourse>;
