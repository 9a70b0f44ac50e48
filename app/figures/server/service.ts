import { requireOwnCourse } from '#app/authoring/server/face.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { type Outlined, outlinesOf, writtenLesson } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { problemsOf } from '#app/shared/problem.ts';
import {
  figuresProblems,
  type CourseFigures,
  type LessonFigure,
  type PracticeFigure,
} from '../contract.ts';
import { selectFigures } from './queries.ts';

type Author = Context<Actor>;

const refuse = problemsOf(figuresProblems);

/** A figure about fewer says more about one of them than about the course. */
const leastPeople = 5;
const mostHard = 5;

const shown = (people = 0): number | null => (people < leastPeople ? null : people);

/** @throws {Problem} courses/not-found, figures/not-on-sale */
async function ownOutline(ctx: Author, courseId: string): Promise<Outlined> {
  await requireOwnCourse(ctx, courseId);
  const outlined = (await outlinesOf([courseId])).get(courseId);
  if (!outlined) throw refuse('figures/not-on-sale');
  return outlined;
}

const countedOf = async (courseId: string, outlined: Outlined) => {
  const lessonIds = lessonsOf(outlined).map(({ id }) => id);
  const { lessons, ...counted } = await selectFigures(courseId, {
    lessonIds,
    people: leastPeople,
    most: mostHard,
  });
  const completed = new Map(lessons.map((lesson) => [lesson.id, lesson.completed]));
  return {
    ...counted,
    lessons: outlined.sections.flatMap(({ title: stage, lessons: inside }) =>
      inside.map(({ id, title, minutes }): LessonFigure => ({
        id,
        stage,
        title,
        minutes,
        completed: shown(completed.get(id)),
      })),
    ),
  };
};

/** @throws {Problem} courses/not-found, figures/not-on-sale */
export async function courseFigures(ctx: Author, courseId: string): Promise<CourseFigures> {
  const outlined = await ownOutline(ctx, courseId);
  const { course, lessons, hardest } = await countedOf(courseId, outlined);
  const practice = await Promise.all(hardest.map(practiceFigure));
  return {
    course: { id: courseId, title: outlined.course.title },
    countedAt: course && new Date(course.countedAt).toISOString(),
    started: shown(course?.started),
    active: shown(course?.active),
    completed: shown(course?.completed),
    lessons,
    hardest: practice.flatMap((figure) => figure ?? []),
  };
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
  return { lesson: { id, title }, question: questionOf(block), people, wrong };
}

type Block = Awaited<ReturnType<typeof writtenLesson>>['blocks'][number];

/** What it asks, or the beginning of what it shows. */
function questionOf(block: Block): string {
  if ('question' in block) return block.question;
  return 'text' in block ? block.text : (block.steps[0]?.title ?? '');
}

/** @throws {Problem} courses/not-found, figures/not-on-sale */
export async function figuresTable(ctx: Author, courseId: string): Promise<string> {
  const { lessons } = await countedOf(courseId, await ownOutline(ctx, courseId));
  return csvOf(
    ['Stage', 'Lesson', 'Minutes', 'Completed by'],
    lessons.map(({ stage, title, minutes, completed }) => [
      stage,
      title,
      minutes,
      completed ?? 'fewer than 5',
    ]),
  );
}
