import { sql } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { q } from '#app/platform/database.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import type { QuizContent } from '../course-content.ts';
import type { LessonNeed } from '../lesson-needs.ts';
import type {
  CoursesTable,
  CoursesTables,
  CourseSectionsTable,
  Faq,
  LessonsTable,
  StageQuizzesTable,
} from './tables.ts';

const db = () => q<CoursesTables>();

type Stored<Row, Json extends keyof Row, Value> = Omit<Row, Json> & Record<Json, Value>;
export type CourseRow = Stored<CoursesTable, 'faqs', Faq[]>;
export type RatedCourse = CourseRow & Rating;
/** The course's own fields on a card. */
export type CourseFace = Pick<
  CourseRow,
  | 'slug'
  | 'title'
  | 'description'
  | 'topic'
  | 'icon'
  | 'palette'
  | 'composition'
  | 'image'
  | 'duration'
  | 'is_new'
  | 'is_trending'
>;
/** What learners have given the course; null before the first review. */
export interface Rating {
  stars: number | null;
  reviews: number | null;
}
export type LessonRow = Stored<Omit<LessonsTable, 'revision' | 'practice'>, 'needs', LessonNeed[]>;
export interface QuizEntry {
  id: string;
  drawn: number;
  passMark: number;
}
export type LessonEntry = Omit<LessonRow, 'body' | 'tasks' | 'needs'> & {
  practice: boolean;
  written: boolean;
};

const lessonEntryColumns = [
  'id',
  'course_id',
  'section_id',
  'slug',
  'title',
  'position',
  'minutes',
  'preview',
  'kind',
  'practice',
] as const;

const rated = () =>
  db()
    .selectFrom('courses')
    .leftJoin('course_ratings as rating', 'rating.course_id', 'courses.id')
    .selectAll('courses')
    .select(['rating.stars', 'rating.reviews']);

export const selectPublished = async (ids: readonly string[]): Promise<RatedCourse[]> =>
  ids.length === 0
    ? []
    : ((await rated()
        .where('id', 'in', ids)
        .where('published_at', 'is not', null)
        .execute()) as RatedCourse[]);

/** The ids of published courses by slug, present or former; others are left out. */
export const selectCourseIds = async (slugs: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db()
    .selectFrom('courses')
    .select(['slug', 'id'])
    .where('slug', 'in', slugs)
    .where('published_at', 'is not', null)
    .unionAll(
      db()
        .selectFrom('former_course_slugs as former')
        .innerJoin('courses', 'courses.id', 'former.course_id')
        .select(['former.slug', 'courses.id'])
        .where('former.slug', 'in', slugs)
        .where('courses.published_at', 'is not', null),
    )
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

export const selectSections = (courseIds: readonly string[]) =>
  db()
    .selectFrom('course_sections')
    .selectAll()
    .where('course_id', 'in', courseIds)
    .orderBy('position')
    .execute();

/** All fields of the lessons except their text. */
export const selectLessonEntries = async (courseIds: readonly string[]): Promise<LessonEntry[]> =>
  db()
    .selectFrom('lessons')
    .select(lessonEntryColumns)
    .select((lesson) => lesson('body', 'is not', null).$castTo<boolean>().as('written'))
    .where('course_id', 'in', courseIds)
    .orderBy('position')
    .execute();

/** The quizzes of courses, without their questions. */
export const selectQuizEntries = (courseIds: readonly string[]) =>
  db()
    .selectFrom('stage_quizzes')
    .select(['id', 'section_id', 'drawn', 'pass_mark as passMark'])
    .where('course_id', 'in', courseIds)
    .execute();

/** The quiz of a published course, with the answers. */
export const selectQuiz = async (id: string): Promise<QuizContent | undefined> =>
  db()
    .selectFrom('stage_quizzes')
    .innerJoin('courses', 'courses.id', 'stage_quizzes.course_id')
    .select(['stage_quizzes.id', 'drawn', 'pass_mark as passMark', 'wait_minutes as waitMinutes'])
    .select(['questions', 'revision'])
    .where('stage_quizzes.id', '=', id)
    .where('courses.published_at', 'is not', null)
    .$narrowType<{ questions: QuizQuestion[] }>()
    .executeTakeFirst();

/** Of the course that has or had this slug, on sale or not. */
export const idBySlug = (slug: string) =>
  sql<string | null>`(select id from courses where slug = ${slug}
    union all select course_id from former_course_slugs where slug = ${slug})`;

/** On sale or not. */
export const selectCourseId = async (slug: string): Promise<string | null> =>
  (await db().selectNoFrom(idBySlug(slug).as('id')).executeTakeFirstOrThrow()).id;

const readableLessons = () =>
  db()
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .selectAll('lessons')
    .select(['courses.slug as course_slug', 'courses.title as course_title'])
    .where('courses.published_at', 'is not', null)
    .$narrowType<{ needs: LessonNeed[] }>();

export const selectLessons = (ids: readonly string[]) =>
  readableLessons().where('lessons.id', 'in', ids).execute();

export const selectLesson = (key: { courseSlug: string; lessonSlug: string } | { id: string }) =>
  readableLessons()
    .$if('id' in key, (query) => query.where('lessons.id', '=', 'id' in key ? key.id : ''))
    .$if('courseSlug' in key, (query) =>
      query
        .where('courses.id', '=', idBySlug('courseSlug' in key ? key.courseSlug : ''))
        .where('lessons.slug', '=', 'lessonSlug' in key ? key.lessonSlug : ''),
    )
    .executeTakeFirst();

/** Returns nothing if a course has that slug already. */
export const insertCourse = ({ faqs, ...row }: CourseRow) =>
  db()
    .insertInto('courses')
    .values({ ...row, faqs: JSON.stringify(faqs) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();

export const selectNextPosition = async (): Promise<number> => {
  const { last } = await db()
    .selectFrom('courses')
    .select((course) => course.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
};

/** The palettes of the last two courses: a new one should not look like its neighbours. */
export const selectPalettes = async (): Promise<string[]> => {
  const rows = await db()
    .selectFrom('courses')
    .select('palette')
    .orderBy('position', 'desc')
    .limit(2)
    .execute();
  return rows.map((row) => row.palette);
};

export const insertSections = (rows: readonly CourseSectionsTable[]) =>
  db().insertInto('course_sections').values(rows).execute();

export const insertLessons = (rows: readonly LessonRow[]) =>
  db()
    .insertInto('lessons')
    .values(rows.map((row) => ({ ...row, needs: JSON.stringify(row.needs), revision: 'first' })))
    .execute();

export const insertQuizzes = (
  rows: readonly (Omit<StageQuizzesTable, 'questions'> & { questions: QuizQuestion[] })[],
) =>
  db()
    .insertInto('stage_quizzes')
    .values(rows.map((row) => ({ ...row, questions: JSON.stringify(row.questions) })))
    .execute();

/** Written lessons of published courses whose text contains these words literally. */
export const selectLessonsHolding = (words: string, most: number) =>
  db()
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select([
      'courses.slug as course',
      'courses.title as courseTitle',
      'lessons.slug',
      'lessons.title',
      'lessons.preview',
      'lessons.body',
    ])
    .where('courses.published_at', 'is not', null)
    .where('lessons.body', 'like', containing(words))
    .orderBy('courses.position')
    .orderBy('lessons.position')
    .limit(most)
    .$narrowType<{ body: string }>()
    .execute();
