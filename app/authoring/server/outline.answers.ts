import type { EditedLesson, Outline } from '../contract.ts';
import type { EditedRow, OutlineRow } from './outline.queries.ts';

export const outlineAnswer = (
  {
    begun_at,
    publish_at,
    answered,
    project_taken_over_at: takenOverAt,
    stages,
    lessons,
    quizzes,
    ...course
  }: OutlineRow,
  asked: Pick<Outline, 'newerTexts' | 'newerPage' | 'newerProject' | 'earlierCoverGone'>,
): Outline => ({
  ...course,
  ...asked,
  pageReplacedAt: answered?.replacedAt ?? null,
  projectReplacedAt: takenOverAt && new Date(takenOverAt).toISOString(),
  draftSince: begun_at && new Date(begun_at).toISOString(),
  publishesAt: publish_at && new Date(publish_at).toISOString(),
  stages: stages.map((stage) => ({
    ...stage,
    lessons: lessons
      .filter((lesson) => lesson.section_id === stage.id)
      .map(({ id, slug, title, minutes, preview, kind, written, opens, state }) => ({
        id,
        slug,
        title,
        minutes,
        preview,
        kind,
        written,
        opens,
        state,
      })),
    quiz: quizIn(quizzes.find((quiz) => quiz.section_id === stage.id)),
  })),
});

const quizIn = (quiz: OutlineRow['quizzes'][number] | undefined) =>
  quiz ? { id: quiz.id, questions: quiz.questions, state: quiz.state } : null;

export const editedAnswer = ({
  body,
  changed_by: changedBy,
  changed_at: changedAt,
  ...lesson
}: EditedRow): EditedLesson => ({
  ...lesson,
  body: body ?? '',
  changedBy,
  changedAt: changedAt && new Date(changedAt).toISOString(),
});
