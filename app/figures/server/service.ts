import { requireOwnCourse } from '#app/authoring/server/face.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { type Outlined, outlinesOf, writtenLesson } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { inFives, leastPeople, shown } from '#app/shared/few-people.ts';
import { problemsOf } from '#app/shared/problem.ts';
import {
  figuresProblems,
  type CourseFigures,
  type Fall,
  type LessonFigure,
  type PracticeFigure,
  type ReviewFigures,
} from '../contract.ts';
import { largestFall } from '../drop-off.ts';
import { periodsOf, ratingOf, type StarCount } from '../review-periods.ts';
import { selectFigures } from './queries.ts';

type Author = Context<Actor>;

const refuse = problemsOf(figuresProblems);

const mostHard = 5;

/** @throws {Problem} courses/not-found, figures/not-on-sale */
async function ownOutline(ctx: Author, courseId: string): Promise<Outlined> {
  await requireOwnCourse(ctx, courseId);
  const outlined = (await outlinesOf([courseId])).get(courseId);
  if (!outlined) throw refuse('figures/not-on-sale');
  return outlined;
}

/** @throws {Problem} courses/not-found, figures/not-on-sale */
export async function courseFigures(ctx: Author, courseId: string): Promise<CourseFigures> {
  const outlined = await ownOutline(ctx, courseId);
  const { course, lessons, hardest, stars } = await selectFigures(courseId, {
    lessonIds: lessonsOf(outlined).map(({ id }) => id),
    people: leastPeople,
    most: mostHard,
  });
  const practice = await Promise.all(hardest.map(practiceFigure));
  return {
    course: { id: courseId, title: outlined.course.title },
    countedAt: course && new Date(course.countedAt).toISOString(),
    started: inFives(course?.started),
    active: inFives(course?.active),
    completed: inFives(course?.completed),
    medianDays: course && shown(course.completed) && course.medianDays,
    lessons: lessonFigures(outlined, lessons),
    fall: fallIn(outlined, course?.started, lessons),
    hardest: practice.flatMap((figure) => figure ?? []),
    reviews: reviewFigures(stars),
  };
}

type Counted = Awaited<ReturnType<typeof selectFigures>>['lessons'];

function lessonFigures(outlined: Outlined, lessons: Counted): LessonFigure[] {
  const counted = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return outlined.sections.flatMap(({ title: stage, lessons: inside }) =>
    inside.map(({ id, title, minutes }) => {
      const { completed = 0, timed = 0, medianMinutes = null } = counted.get(id) ?? {};
      return {
        id,
        stage,
        title,
        minutes,
        completed: inFives(completed),
        timed: inFives(timed),
        medianMinutes: shown(timed) && medianMinutes,
      };
    }),
  );
}

/** Found among the exact numbers. Those that we show are counted in fives. */
function fallIn(outlined: Outlined, started = 0, counted: Counted): Fall | null {
  const completed = new Map(counted.map((lesson) => [lesson.id, lesson.completed]));
  return largestFall(
    started,
    lessonsOf(outlined).map(({ id, title }) => ({ id, title, completed: completed.get(id) ?? 0 })),
  );
}

const starsDown = [5, 4, 3, 2, 1];

function reviewFigures(counts: readonly StarCount[]): ReviewFigures | null {
  const rating = ratingOf(counts);
  return (
    rating && {
      ...rating,
      stars: starsDown.map((stars) => ({
        stars,
        reviews: inFives(
          counts
            .filter((each) => each.stars === stars)
            .reduce((all, { reviews }) => all + reviews, 0),
        ),
      })),
      periods: periodsOf(counts),
    }
  );
}

/** Undefined if the author has taken it out since it was counted. */
async function practiceFigure({
  lessonId: id,
  blockId,
  people,
  wrong,
}: {
  lessonId: string;
  blockId: string;
  people: number;
  wrong: number;
}): Promise<PracticeFigure | undefined> {
  const { title, blocks } = await writtenLesson({ id });
  const block = blocks.find((each) => each.id === blockId);
  if (!block) return undefined;
  return { lesson: { id, title }, question: questionOf(block), people: inFives(people), wrong };
}

type Block = Awaited<ReturnType<typeof writtenLesson>>['blocks'][number];

/** What it asks, or the beginning of what it shows. */
function questionOf(block: Block): string {
  if ('question' in block) return block.question;
  return 'text' in block ? block.text : (block.steps[0]?.title ?? '');
}
