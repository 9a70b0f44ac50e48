import { formerMember } from '#app/accounts/server/people.face.ts';
import { myLessonPath } from '#app/shared/addresses.ts';
import type { LessonAnswer, ListedQuestion, WriterBadge } from '../contract.ts';
import type { AnswerRow, QuestionRow } from './queries.ts';

type Asked = Pick<QuestionRow, 'place' | 'lesson_title' | 'course_title'>;

/** As it is now; if it is gone, as it was. */
const lessonRef = ({ place, ...then }: Asked) => ({
  title: place?.title ?? then.lesson_title,
  course: place?.course ?? then.course_title,
  path: place?.slug ? myLessonPath(place.courseSlug, place.slug) : null,
});

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
  { reader }: { reader: string },
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
  lesson: lessonRef(row),
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
