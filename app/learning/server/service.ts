import { courseProblems } from '#app/courses/contract.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import {
  courseCard,
  coursePage,
  lessonEntry,
  outlinedCourse,
  outlinesOf,
  signedLesson,
  writtenLesson,
  type Outlined,
} from '#app/courses/server/face.ts';
import { signerFor } from '#app/media/server/face.ts';
import { answersTo, countOpen, statesOf } from '#app/practice/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import { learns, type Actor, type Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { learningProblems } from '../contract.ts';
import { finishCourse } from './course-completions.service.ts';
import { enrol, learnersIn, recountLearners, selectLearners } from './learners.queries.ts';
import { linkOf, progressAnswer, stageAnswers } from './progress.answers.ts';
import { firstLessonAt, insertCompletion } from './completed.queries.ts';
import { ownFiguresAsJson } from './own-figures.queries.ts';
import { ports } from './ports.ts';
import {
  begunAsJson,
  deleteCompletion,
  deleteTaskDone,
  insertTaskDone,
  selectStanding,
} from './queries.ts';
import { videosOf } from './watched.service.ts';

type Member = Context<Actor>;

const refuse = problemsOf({ ...courseProblems, ...learningProblems });

/** We check this many of the last opened courses for one that is still published. */
const mostLookedAt = 20;

/** The courses that a person started last, as part of another statement. */
export const begunAbout = aboutPerson(
  (uid) => begunAsJson(uid, mostLookedAt),
  (begun) => begun,
);

/** What a person has learned, in numbers. */
export const ownFiguresAbout = aboutPerson(ownFiguresAsJson, (figures) => ({
  ...figures,
  courses: figures.courses.map(({ startedAt, finishedAt, ...course }) => ({
    ...course,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: finishedAt && new Date(finishedAt).toISOString(),
  })),
}));

/** When a person completed the first lesson of all; null before that. */
export const firstLessonAbout = aboutPerson(firstLessonAt, (at) => (at ? new Date(at) : null));

export const currentCourse = async ({ actor }: Member) =>
  currentOf((await askAbout(actor.uid, { begun: begunAbout })).begun);

/**
 * The last opened course that is still published: if there is one, a course that isn't finished, or
 * else one to which a lesson was added since.
 */
export async function currentOf(begun: ReturnType<typeof begunAbout.read>) {
  const outlines = await outlinesOf(begun.map(({ course_id: id }) => id));
  const published = begun.flatMap((row) => {
    const outlined = outlines.get(row.course_id);
    return outlined ? { row, outlined, progress: progressAnswer(outlined, row) } : [];
  });
  const open = published.filter(({ progress: { next, nextQuiz } }) => next ?? nextQuiz);
  const shown = open.find(({ progress }) => !progress.finished) ?? open[0] ?? published[0];
  if (!shown) return { current: null };
  const { row, outlined, progress } = shown;
  const place = lessonsOf(outlined).findIndex(({ slug }) => slug === progress.next?.slug);
  return {
    current: {
      course: courseCard(outlined),
      progress,
      nextNumber: place < 0 ? null : place + 1,
      stages: stageAnswers(outlined, row),
    },
  };
}

/** @throws {Problem} courses/not-found */
export async function myCourse({ actor }: Member, slug: string) {
  const outlined = await outlinedCourse('slug', slug);
  const [course, standing] = await Promise.all([
    coursePage(slug),
    selectStanding(actor.uid, outlined.course.id),
  ]);
  const { completed, passed, saved, certificate, withdrawnCertificate } = standing;
  return {
    course,
    progress: progressAnswer(outlined, standing),
    completed: completedIn(outlined, completed),
    passed: passedOf(outlined, passed),
    saved,
    certificate,
    withdrawnCertificate,
  };
}

/**
 * Helpers read every lesson, and authors those of their own courses.
 * @throws {Problem} courses/not-found, lessons/not-found, membership/required
 */
export async function myLesson(ctx: Member, courseSlug: string, lessonSlug: string) {
  // In sequence: with an unknown course both would refuse, and chance would decide which error
  // wins.
  const outlined = await outlinedCourse('slug', courseSlug);
  const lesson = await writtenLesson({ courseSlug, lessonSlug });
  const standing = await selectStanding(
    ctx.actor.uid,
    outlined.course.id,
    lesson.id,
    videosOf(lesson),
  );
  const { completed, passed, certificate, withdrawnCertificate, bookmarked, notes } = standing;
  const isLearner = learns(ctx.actor);
  const { roles } = ctx.actor;
  const isAuthor = standing.isAuthor && roles.includes('author');
  if (!isLearner && !isAuthor && !roles.includes('helper'))
    throw refuseAtDoor('membership/required');
  const all = lessonsOf(outlined);
  const written = all.filter((entry) => entry.written);
  const place = written.findIndex((entry) => entry.id === lesson.id);
  return {
    learns: isLearner,
    ownCourse: isAuthor ? outlined.course.id : null,
    course: courseCard(outlined),
    sections: outlined.sections.map(({ title, lessons, quiz }) => ({
      title,
      lessons: lessons.map(lessonEntry),
      quiz,
    })),
    lesson: signedLesson(lesson.inside, await signerFor(ctx)),
    number: all.findIndex((entry) => entry.id === lesson.id) + 1,
    previous: linkOf(written[place - 1]),
    following: linkOf(written[place + 1]),
    progress: progressAnswer(outlined, standing),
    completed: completedIn(outlined, completed),
    passed: passedOf(outlined, passed),
    certificate,
    withdrawnCertificate,
    // The lesson may have fewer tasks now.
    tasksDone: standing.tasksDone.filter((task) => task < lesson.tasks.length),
    practice: isLearner ? statesOf(lesson.blocks, standing.practice) : answersTo(lesson.blocks),
    bookmarked,
    notes,
    watched: standing.watched,
  };
}

/** Opening a lesson starts its course, and moves the bookmark. */
export async function openLesson({ actor, clock }: Member, id: string): Promise<void> {
  const lesson = await writtenLesson({ id });
  await enrol(enrolment(actor.uid, lesson, clock.now()), { bookmark: true });
}

const enrolment = (uid: string, lesson: { id: string; course_id: string }, now: Date) => ({
  uid,
  course_id: lesson.course_id,
  started_at: now,
  last_lesson_id: lesson.id,
  last_opened_at: now,
});

/**
 * Completing a lesson that was never opened also starts its course.
 * @throws {Problem} lessons/not-found, lessons/practice-open
 */
export async function completeLesson(ctx: Member, id: string) {
  const lesson = await writtenLesson({ id });
  const outlined = await outlinedCourse('id', lesson.course_id);
  const { uid } = ctx.actor;
  const now = ctx.clock.now();
  const firstLesson = await tx(async () => {
    if ((await countOpen(uid, { lessonId: id, blocks: lesson.blocks })) > 0)
      throw refuse('lessons/practice-open');
    await enrol(enrolment(uid, lesson, now), { bookmark: false });
    const first = await insertCompletion({
      uid,
      lesson_id: id,
      course_id: lesson.course_id,
      completed_at: now,
    });
    await finishCourse(ctx, uid, outlined);
    await ports().onLessonCompleted(uid, now);
    return first;
  });
  return { ...(await courseProgress(ctx, lesson.course_id, id)), firstLesson };
}

export async function undoCompletion(ctx: Member, id: string) {
  const lesson = await writtenLesson({ id });
  await deleteCompletion(ctx.actor.uid, id);
  return courseProgress(ctx, lesson.course_id, id);
}

export async function tickTask({ actor, clock }: Member, id: string, task: number): Promise<void> {
  const { tasks } = await writtenLesson({ id });
  if (task >= tasks.length) throw refuse('lessons/not-found', { text: 'There is no such task.' });
  await insertTaskDone({ uid: actor.uid, lesson_id: id, task, done_at: clock.now() });
}

export async function untickTask({ actor }: Member, id: string, task: number): Promise<void> {
  await deleteTaskDone(actor.uid, id, task);
}

/** How many people have started each of these courses, by course id. */
export const learnersOf = async (
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    courseIds.length === 0
      ? []
      : (await selectLearners(courseIds)).map((row) => [row.course_id, row.learners]),
  );

/** The same for one course, as part of a statement about courses. */
export const learnersPart = learnersIn;

/** For an operator: counts the stored figures again. */
export const recountAllLearners = (): Promise<void> => tx(recountLearners);

async function courseProgress({ actor }: Member, courseId: string, lessonId: string) {
  const [outlined, standing] = await Promise.all([
    outlinedCourse('id', courseId),
    selectStanding(actor.uid, courseId),
  ]);
  return progressAnswer(outlined, { ...standing, bookmark: lessonId });
}

const completedIn = (outlined: Outlined, completed: readonly string[]): string[] =>
  lessonsOf(outlined).flatMap(({ id }) => (completed.includes(id) ? [id] : []));

const passedOf = ({ sections }: Outlined, passed: readonly string[]): string[] =>
  sections.flatMap(({ quiz }) => (quiz && passed.includes(quiz.id) ? [quiz.id] : []));
