import { formerMember } from '#app/accounts/server/people.face.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import type { Outlined } from '#app/courses/server/face.ts';
import { myLessonPath } from '#app/shared/addresses.ts';
import type { LessonAnswer, ListedQuestion, WriterBadge } from '../contract.ts';
import type { AnswerRow, QuestionRow } from './queries.ts';

type Place = Pick<QuestionRow, 'lesson_id' | 'lesson_title' | 'course_title'>;

/** As it is now; if it is gone, as it was. */
function lessonRef(place: Place, outlined: Outlined | undefined) {
  const lesson = outlined && lessonsOf(outlined).find(({ id }) => id === place.lesson_id);
  return {
    title: lesson?.title ?? place.lesson_title,
    course: outlined?.course.title ?? place.course_title,
    path: lesson?.written && outlined ? myLessonPath(outlined.course.slug, lesson.slug) : null,
  };
}

interface WriterRow {
  uid: string | null;
  name: string | null;
  badge: WriterBadge;
}

const writer = ({ uid, name, badge }: WriterRow, reader: string) => ({
  name: name || formerMember,
  badge,
  own: uid === reader,
});

export const listedQuestion = (
  row: QuestionRow,
  { reader, outlined }: { reader: string; outlined: Outlined | undefined },
): ListedQuestion => ({
  ...writer(row, reader),
  id: row.id,
  title: row.title,
  words: row.words,
  askedAt: row.asked_at.toISOString(),
  removed: row.removed_at !== null,
  hidden: row.hidden_at !== null,
  answers: row.answers,
  accepted: row.accepted && { ...writer(row.accepted, reader), words: row.accepted.words },
  lesson: lessonRef(row, outlined),
});

export const lessonAnswer = (
  row: AnswerRow,
  { reader, accepted }: { reader: string; accepted: string | null },
): LessonAnswer => ({
  ...writer(row, reader),
  id: row.id,
  words: row.words,
  answeredAt: row.answered_at.toISOString(),
  changed: row.changed_at !== null,
  accepted: row.id === accepted,
  helpful: row.helpful,
  foundHelpful: row.foundHelpful,
  reported: row.reported,
  hiddenBecause: row.hidden_at === null ? null : (row.hidden_reason ?? ''),
});
