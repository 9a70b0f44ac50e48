import { validCertificatesAbout } from '#app/certificates/server/face.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { outlinesOf } from '#app/courses/server/face.ts';
import { weekOf } from '#app/goals/goal-week.ts';
import { goalAbout, goalAnswer } from '#app/goals/server/face.ts';
import { ownFiguresAbout } from '#app/learning/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { firstTriesAbout } from '#app/practice/server/face.ts';
import { reviewsAbout } from '#app/reviews/server/face.ts';
import { daysAfter, indianDate } from '#app/shared/indian-time.ts';
import type { OwnFigures, OwnTable } from '../own.contract.ts';
import { lastWeeks } from '../last-weeks.ts';

/** Always the same, so that the statement is compiled once. */
const parts = {
  learned: ownFiguresAbout,
  practice: firstTriesAbout,
  reviews: reviewsAbout,
  certificates: validCertificatesAbout,
  goal: goalAbout,
};

type Learned = ReturnType<typeof ownFiguresAbout.read>;

export async function ownFigures({ actor, clock }: Context<Actor>): Promise<OwnFigures> {
  const { learned, reviews, certificates, goal, practice } = await askAbout(actor.uid, parts);
  const { courses, weeks, ...done } = learned;
  const now = clock.now();
  const outlines = await outlinesOf([
    ...new Set([...courses.map(({ id }) => id), ...reviews.map(({ courseId }) => courseId)]),
  ]);
  return {
    ...done,
    weeks: lastWeeks(weeks, firstWeek(learned, now), weekOf(now)),
    courses: courses.flatMap(({ id, completed, ...course }) => {
      const outlined = outlines.get(id);
      if (!outlined) return [];
      const lessons = lessonsOf(outlined).filter(({ written }) => written);
      return {
        ...course,
        slug: outlined.course.slug,
        title: outlined.course.title,
        lessonsDone: lessons.filter((lesson) => completed.includes(lesson.id)).length,
        lessonsTotal: lessons.length,
      };
    }),
    practice,
    reviews: reviews.flatMap(({ courseId, ...review }) => {
      const course = outlines.get(courseId)?.course;
      return course ? { ...review, slug: course.slug, title: course.title } : [];
    }),
    certificates: certificates.length,
    goal: goal && goalAnswer(goal, now),
  };
}

/** The week in which someone began to learn; this one before that. */
const firstWeek = ({ courses, weeks }: Pick<Learned, 'courses' | 'weeks'>, now: Date): string =>
  [...courses.map(({ startedAt }) => weekOf(new Date(startedAt))), ...weeks.map(({ week }) => week)]
    .toSorted()
    .at(0) ?? weekOf(now);

export async function ownTable(ctx: Context<Actor>, table: OwnTable): Promise<string> {
  const { weeks, courses } = await ownFigures(ctx);
  if (table === 'weeks')
    return csvOf(
      ['Week from', 'Week to', 'Lessons completed', 'Lessons with a known time', 'Minutes'],
      weeks.map(({ week, lessons, timed, minutes }) => [
        week,
        daysAfter(week, 6),
        lessons,
        timed,
        minutes,
      ]),
    );
  return csvOf(
    ['Course', 'Begun on', 'Completed on', 'Lessons completed', 'Lessons', 'Minutes'],
    courses.map((course) => [
      course.title,
      indianDate(course.startedAt),
      course.finishedAt && indianDate(course.finishedAt),
      course.lessonsDone,
      course.lessonsTotal,
      course.minutes,
    ]),
  );
}
