import { authorsOfCourse } from '#app/authoring/server/face.ts';
import { writtenLesson } from '#app/courses/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { PageOf } from '#app/platform/page-of.ts';
import type { QuestionList, QuestionThread } from '../contract.ts';
import { questionNews } from '../news.ts';
import { mostAnswers } from '../question-limits.ts';
import { mustRead, mustSee, questionToChange, refuse, type Person } from './access.service.ts';
import {
  deleteQuestion,
  deriveWaiting,
  insertQuestion,
  isAnsweredByOthers,
  lockQuestion,
  updateQuestion,
} from './changes.queries.ts';
import { insertFollower, settleReports } from './marks.queries.ts';
import { lessonAnswer, listedQuestion } from './questions.answers.ts';
import {
  answersTo,
  questionFor,
  questionsFollowedBy,
  questionsUnder,
  type QuestionRow,
} from './queries.ts';

const notify = tellerOf(questionNews);

const perPage = 10;
const answersPerPage = 20;

interface Written {
  title: string;
  words: string;
}

const asList = ({ actor }: Person, { rows, ...page }: PageOf<QuestionRow>): QuestionList => ({
  questions: rows.map((row) => listedQuestion(row, { reader: actor.uid })),
  ...page,
});

/** @throws {Problem} lessons/not-found, membership/required */
export async function questionsOfLesson(
  ctx: Person,
  { id, page }: { id: string; page: number },
): Promise<QuestionList> {
  const lesson = await writtenLesson({ id });
  await mustRead(ctx, lesson.course_id);
  return asList(ctx, await questionsUnder({ uid: ctx.actor.uid, lessonId: id }, { page, perPage }));
}

export const followedQuestions = async (ctx: Person, page: number): Promise<QuestionList> =>
  asList(ctx, await questionsFollowedBy(ctx.actor.uid, { page, perPage }));

/** @throws {Problem} membership/required, questions/not-found */
export async function questionThread(
  ctx: Person,
  { id, page: asked }: { id: string; page: number },
): Promise<QuestionThread> {
  const { uid } = ctx.actor;
  const { row, answers } = mustSee(ctx, await questionFor(uid, id));
  const { rows, page, pages, total } = await answersTo(
    { question: row, uid, all: answers },
    { page: asked, perPage: answersPerPage },
  );
  return {
    question: {
      ...listedQuestion(row, { reader: uid }),
      changed: row.changed_at !== null,
      reported: row.reported,
      following: row.following,
      hiddenBecause: row.hidden_at === null ? null : (row.hidden_reason ?? ''),
      open: row.removed_at === null && total < mostAnswers,
    },
    list: rows.map((answer) =>
      lessonAnswer(answer, { reader: uid, accepted: row.accepted_answer }),
    ),
    page,
    pages,
    may: { accept: row.uid === uid || answers, hide: answers },
  };
}

/**
 * Its authors are told at most once a day.
 * @throws {Problem} lessons/not-found
 */
export const askQuestion = (
  ctx: Person,
  { id: lessonId, title, words }: Written & { id: string },
): Promise<{ id: string }> =>
  tx(async () => {
    const lesson = await writtenLesson({ id: lessonId });
    const { uid } = ctx.actor;
    const id = newId();
    const now = ctx.clock.now();
    await insertQuestion({
      id,
      lesson_id: lesson.id,
      lesson_title: lesson.title,
      course_id: lesson.course_id,
      course_title: lesson.course_title,
      uid,
      title,
      words,
      asked_at: now,
      waits_since: now,
    });
    await insertFollower(id, uid, now);
    const day = now.toISOString().slice(0, 10);
    for (const author of await authorsOfCourse(lesson.course_id))
      if (author !== uid)
        await notify(ctx, {
          uid: author,
          key: `question-asked:${lesson.course_id}:${day}`,
          kind: 'question-asked',
          data: { course: lesson.course_title },
        });
    return { id };
  });

/** @throws {Problem} membership/required, questions/not-found */
export const changeQuestion = (
  ctx: Person,
  { id, title, words }: Written & { id: string },
): Promise<void> =>
  tx(async () => {
    const { row } = await questionToChange(ctx, id);
    if (row.uid !== ctx.actor.uid || row.removed_at !== null) throw refuse('questions/not-found');
    await updateQuestion(id, { title, words, changed_at: ctx.clock.now() });
  });

/**
 * Also after the membership. If somebody else has answered, only the words go: the answers are
 * theirs.
 * @throws {Problem} membership/required, questions/not-found
 */
export const removeQuestion = (ctx: Person, id: string): Promise<void> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const row = await lockQuestion(uid, id);
    if (row?.uid !== uid) {
      mustSee(ctx, row);
      throw refuse('questions/not-found');
    }
    if (!(await isAnsweredByOthers(id))) return void (await deleteQuestion(id));
    const now = ctx.clock.now();
    await updateQuestion(id, { title: '', words: '', removed_at: now });
    await settleReports({ questionId: id, answerId: null }, now);
    await deriveWaiting(id);
  });
