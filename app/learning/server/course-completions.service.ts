import { countText, lessonsOf } from '#app/courses/course-facts.ts';
import { writtenDurationOf } from '#app/courses/duration.ts';
import { lockAgainstChanges, outlinedCourse, type Outlined } from '#app/courses/server/face.ts';
import { issueCertificate } from '#app/certificates/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { passedQuizzes } from '#app/quizzes/server/face.ts';
import { progressOf, quizProgressOf } from '../progress.ts';
import { stagesOf } from '../stages.ts';
import { finishPaths } from './paths.service.ts';
import {
  insertCourseCompletion,
  lockEnrolment,
  selectCompleted,
  selectCourseCompletion,
  selectStanding,
} from './queries.ts';

type Member = Context<Actor>;

/**
 * Finishes the course if all its written lessons are complete and all its quizzes passed, and issues
 * the certificate, and those of paths that are finished with it, in the running transaction. The
 * enrolment is locked first: when the last two parts are done at the same moment, the second one
 * sees the first. `remembered` is the outline from memory; only if that is complete do we read the
 * present one, which nobody may change while we certify it.
 */
export async function finishCourse(ctx: Context, uid: string, remembered: Outlined): Promise<void> {
  const { id: courseId } = remembered.course;
  if (!(await lockEnrolment(uid, courseId))) return;
  const completed = new Set(await selectCompleted(uid, courseId));
  const passed = new Set(await passedQuizzes(uid, courseId));
  if (!isComplete(remembered, completed, passed)) return;
  if (await selectCourseCompletion(uid, courseId)) return;
  await lockAgainstChanges(courseId);
  const outlined = await outlinedCourse('id', courseId);
  if (!isComplete(outlined, completed, passed)) return;
  const now = ctx.clock.now();
  await insertCourseCompletion({
    uid,
    course_id: courseId,
    completed_at: now,
    course_version: outlined.course.version,
    lessons: progressOf(lessonsOf(outlined), completed).lessonsTotal,
  });
  await issueCertificate(ctx, { uid, finishedAt: now, ...earnedIn(outlined, completed) });
  await finishPaths(ctx, uid, { courseId });
}

function isComplete(
  outlined: Outlined,
  completed: ReadonlySet<string>,
  passed: ReadonlySet<string>,
): boolean {
  const { lessonsDone, lessonsTotal } = progressOf(lessonsOf(outlined), completed);
  const { nextQuiz } = quizProgressOf(outlined.sections, { passed, finished: false });
  return lessonsTotal > 0 && lessonsDone === lessonsTotal && !nextQuiz;
}

const quizzesText = (count: number): string =>
  count === 1 ? '1 quiz, passed.' : `${countText(count, 'quiz', 'quizzes')}, each passed.`;

/** What the certificate says about the course. */
function earnedIn(outlined: Outlined, completed: ReadonlySet<string>) {
  const { id, title, slug, palette, icon, instructor_name: instructor } = outlined.course;
  const stages = stagesOf(outlined.sections, completed).filter(({ total }) => total > 0);
  const lessons = stages.reduce((sum, { total }) => sum + total, 0);
  const quizzes = outlined.sections.filter(({ quiz }) => quiz).length;
  const tested = quizzes > 0 ? ` ${quizzesText(quizzes)}` : '';
  const taught = instructor ? ` ${instructor} taught the course.` : '';
  return {
    subject: { kind: 'course' as const, id, title, slug, palette, icon },
    duration: writtenDurationOf(lessonsOf(outlined), outlined.course.duration),
    summary: `${countText(stages.length, 'stage')}, ${countText(lessons, 'lesson')}, each marked complete.${tested}${taught}`,
    proved: stages.map(({ number, title: stage, total }) => ({
      text: `Stage ${number}: ${stage}`,
      result: countText(total, 'lesson'),
    })),
  };
}

/**
 * For someone who finished before there were certificates, or whose last open lesson or quiz was
 * deleted and who asks before the job of that publication has come to them.
 * @throws {Problem} courses/not-found
 */
export async function finishMyCourse(ctx: Member, slug: string) {
  const outlined = await outlinedCourse('slug', slug);
  await tx(() => finishCourse(ctx, ctx.actor.uid, outlined));
  const { certificate, withdrawnCertificate } = await selectStanding(
    ctx.actor.uid,
    outlined.course.id,
  );
  return { certificate, withdrawnCertificate };
}
