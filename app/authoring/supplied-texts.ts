import type {
  CourseContent,
  LessonContent,
  QuizContent,
  StageContent,
  SuppliedStage,
} from '#app/courses/course-content.ts';
import { isSame } from './same-text.ts';

type NewId = () => string;

/**
 * Supplied texts with the ids that the school has for them, found by the slugs of the lessons. What is
 * as it was before stays the same object.
 */
export function identified(
  supplied: readonly SuppliedStage[],
  before: CourseContent,
  newId: NewId,
): CourseContent {
  const lessons = new Map(
    before.stages.flatMap((stage) => stage.lessons.map((lesson) => [lesson.slug, lesson])),
  );
  const ids = new Map(
    supplied.flatMap((stage) =>
      stage.lessons.map(({ slug }) => [slug, lessons.get(slug)?.id ?? newId()]),
    ),
  );
  const was = stagesBefore(supplied, before);
  return {
    stages: supplied.map(({ title, lessons: own, quiz }, index) => ({
      id: was[index]?.id ?? newId(),
      title,
      lessons: own.map((lesson) => {
        const { slug, title: name, minutes, preview, tasks, needs, kind, body } = lesson;
        const is: LessonContent = {
          id: ids.get(slug) ?? '',
          slug,
          title: name,
          minutes,
          preview,
          tasks,
          needs,
          kind,
          body,
          revision: newId(),
        };
        return unlessSame(lessons.get(slug), is);
      }),
      quiz: quiz && unlessSame(was[index]?.quiz, quizOf(quiz, was[index], { ids, newId })),
    })),
  };
}

const unlessSame = <Part extends LessonContent | QuizContent>(
  was: Part | null | undefined,
  is: Part,
): Part => (was && isSame(was, is) ? was : is);

function quizOf(
  { drawn, passMark, waitMinutes, questions }: NonNullable<SuppliedStage['quiz']>,
  was: StageContent | undefined,
  { ids, newId }: { ids: ReadonlyMap<string, string>; newId: NewId },
): QuizContent {
  return {
    id: was?.quiz?.id ?? newId(),
    drawn,
    passMark,
    waitMinutes,
    questions: questions.map((question) => ({
      ...question,
      lesson: ids.get(question.lesson ?? '') ?? null,
    })),
    revision: newId(),
  };
}

/** The stage that each of these was: the one of the same title, else one with a lesson in common. */
function stagesBefore(supplied: readonly SuppliedStage[], { stages }: CourseContent) {
  const free = new Set(stages);
  const take = (fits: (stage: StageContent) => boolean) => {
    const found = [...free].find(fits);
    if (found) free.delete(found);
    return found;
  };
  const named = supplied.map(({ title }) => take((stage) => stage.title === title));
  return supplied.map(({ lessons }, index) => {
    const slugs = new Set(lessons.map(({ slug }) => slug));
    return named[index] ?? take((stage) => stage.lessons.some(({ slug }) => slugs.has(slug)));
  });
}
