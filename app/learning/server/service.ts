import { courseProblems } from '#app/courses/contract.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import {
  courseCard,
  coursePage,
  gradeCheck,
  lessonEntry,
  lessonInside,
  outlinedCourse,
  outlinedCourses,
  writtenLesson,
  type LessonEntry,
  type Outlined,
} from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { progressOf, type Progress } from '../progress.ts';
import { stagesOf } from '../stages.ts';
import {
  countEnrolments,
  deleteCompletion,
  deleteTaskDone,
  insertCompletion,
  insertTaskDone,
  selectCompleted,
  selectEnrolment,
  selectEnrolments,
  selectTasksDone,
  upsertEnrolment,
} from './queries.ts';

type Member = Context<Actor>;

const refuse = problemsOf(courseProblems);

const linkOf = (lesson: LessonEntry | null | undefined) =>
  lesson ? { slug: lesson.slug, title: lesson.title } : null;
const answerOf = ({ next, ...counts }: Progress<LessonEntry>) => ({
  ...counts,
  next: linkOf(next),
});

export async function myCourses({ actor }: Member) {
  const [courses, completed, enrolments] = await Promise.all([
    outlinedCourses(),
    selectCompleted(actor.uid),
    selectEnrolments(actor.uid),
  ]);
  const enrolmentOf = new Map(enrolments.map((enrolment) => [enrolment.course_id, enrolment]));
  return courses.map((outlined) => {
    const enrolment = enrolmentOf.get(outlined.course.id);
    const progress = progressOf(lessonsOf(outlined), completed, enrolment?.last_lesson_id);
    return {
      ...courseCard(outlined),
      progress: answerOf(progress),
      lastOpenedAt: enrolment?.last_opened_at.toISOString() ?? null,
    };
  });
}

/** The course opened last that is still published; where it is completed it is shown as such. */
export async function currentCourse({ actor }: Member) {
  const [courses, completed, enrolments] = await Promise.all([
    outlinedCourses(),
    selectCompleted(actor.uid),
    selectEnrolments(actor.uid),
  ]);
  const found = enrolments.flatMap((enrolment) =>
    courses
      .filter(({ course }) => course.id === enrolment.course_id)
      .map((outlined) => ({ enrolment, outlined })),
  )[0];
  if (!found) return { current: null };
  const { enrolment, outlined } = found;
  const progress = progressOf(lessonsOf(outlined), completed, enrolment.last_lesson_id);
  const nextNumber = progress.next ? lessonsOf(outlined).indexOf(progress.next) + 1 : null;
  const stages = stagesOf(outlined.sections, completed).map(({ title, total, done }) => ({
    title,
    lessons: total,
    done,
  }));
  return {
    current: { course: courseCard(outlined), progress: answerOf(progress), nextNumber, stages },
  };
}

/** @throws {Problem} courses/not-found */
export async function myCourse({ actor }: Member, slug: string) {
  const outlined = await outlinedCourse('slug', slug);
  const [course, completed, enrolment] = await Promise.all([
    coursePage(slug),
    selectCompleted(actor.uid),
    selectEnrolment(actor.uid, outlined.course.id),
  ]);
  return {
    course,
    progress: answerOf(progressOf(lessonsOf(outlined), completed, enrolment?.last_lesson_id)),
    completed: completedIn(outlined, completed),
  };
}

/** @throws {Problem} courses/not-found, lessons/not-found */
export async function myLesson({ actor }: Member, courseSlug: string, lessonSlug: string) {
  // One after the other: of an unknown course both would refuse, and chance would decide which
  // refusal is told.
  const outlined = await outlinedCourse('slug', courseSlug);
  const lesson = await writtenLesson({ courseSlug, lessonSlug });
  const [completed, tasksDone, enrolment] = await Promise.all([
    selectCompleted(actor.uid),
    selectTasksDone(actor.uid, lesson.id),
    selectEnrolment(actor.uid, outlined.course.id),
  ]);
  const all = lessonsOf(outlined);
  const written = all.filter((entry) => entry.written);
  const place = written.findIndex((entry) => entry.id === lesson.id);
  return {
    course: courseCard(outlined),
    sections: outlined.sections.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(lessonEntry),
    })),
    lesson: lessonInside(lesson),
    number: all.findIndex((entry) => entry.id === lesson.id) + 1,
    previous: linkOf(written[place - 1]),
    following: linkOf(written[place + 1]),
    progress: answerOf(progressOf(all, completed, enrolment?.last_lesson_id)),
    completed: completedIn(outlined, completed),
    // The lesson may have been shortened since.
    tasksDone: tasksDone.filter((task) => task < lesson.tasks.length),
  };
}

export async function openLesson({ actor, clock }: Member, id: string): Promise<void> {
  const lesson = await writtenLesson({ id });
  const now = clock.now();
  await upsertEnrolment({
    uid: actor.uid,
    course_id: lesson.course_id,
    started_at: now,
    last_lesson_id: id,
    last_opened_at: now,
  });
}

export async function completeLesson(ctx: Member, id: string) {
  const lesson = await writtenLesson({ id });
  await insertCompletion({
    uid: ctx.actor.uid,
    lesson_id: id,
    course_id: lesson.course_id,
    completed_at: ctx.clock.now(),
  });
  return courseProgress(ctx, lesson.course_id, id);
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

export const checkLesson = async (id: string, option: number) =>
  gradeCheck(await writtenLesson({ id }), option);

/** How many people have begun each course, by course id. */
export const countLearners = async (): Promise<ReadonlyMap<string, number>> =>
  new Map((await countEnrolments()).map((row) => [row.course_id, Number(row.learners)]));

async function courseProgress({ actor }: Member, courseId: string, lessonId: string) {
  const [outlined, completed] = await Promise.all([
    outlinedCourse('id', courseId),
    selectCompleted(actor.uid),
  ]);
  return answerOf(progressOf(lessonsOf(outlined), completed, lessonId));
}

const completedIn = (outlined: Outlined, completed: ReadonlySet<string>): string[] =>
  lessonsOf(outlined).flatMap(({ id }) => (completed.has(id) ? [id] : []));
