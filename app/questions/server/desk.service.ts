import { formerMember } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { questionActions } from '../actions.ts';
import type { DeskQuestion, QuestionsDesk } from '../desk.contract.ts';
import type { DeskTab } from '../desk-tabs.ts';
import { questionNews } from '../news.ts';
import { answerToChange, questionToChange, refuse, type Person } from './access.service.ts';
import { deriveWaiting, updateAnswer, updateQuestion } from './changes.queries.ts';
import { countReported, countWaiting, questionsForDesk, type DeskRow } from './desk.queries.ts';
import { settleReports } from './marks.queries.ts';
import { placeOf } from './news.service.ts';

const notify = tellerOf(questionNews);
const record = recorderOf(questionActions, { also: ['helper', 'author'] });

const perPage = 20;

/** Authors see those of their own courses. */
export async function questionsDesk(
  { actor }: Person,
  { show, page }: { show: DeskTab; page: number },
): Promise<QuestionsDesk> {
  const all = actor.role === 'admin' || actor.roles.includes('helper');
  const { rows, ...place } = await questionsForDesk(
    { show, uid: actor.uid, authorUid: all ? undefined : actor.uid },
    { page, perPage },
  );
  return { questions: rows.map(deskQuestion), ...place };
}

const deskQuestion = (row: DeskRow): DeskQuestion => ({
  id: row.id,
  title: row.title,
  name: row.name || formerMember,
  lesson: row.lesson_title,
  course: row.course_title,
  askedAt: row.asked_at.toISOString(),
  answers: row.answers,
  hidden: row.hidden_at !== null,
  hiddenAnswers: row.hiddenAnswers,
  reports: row.reports.map((report) => ({
    of: report.answer_id === null ? 'question' : 'answer',
    id: report.answer_id ?? row.id,
    hidden: report.answer_id === null ? row.hidden_at !== null : report.isHidden === true,
    reason: report.reason,
    words: report.words,
    said: report.answered ?? [row.title, row.words].filter(Boolean).join('\n'),
    reportedAt: new Date(report.reported_at).toISOString(),
  })),
});

/** How many wait, as part of another feature's statement. */
export const waitingQuestions = { unanswered: countWaiting, reported: countReported };

/** What is to happen to a question or an answer. */
type Hiding = { id: string } & ({ hidden: true; reason: string } | { hidden: false });

const columnsOf = (hiding: Hiding, now: Date) =>
  hiding.hidden
    ? { hidden_at: now, hidden_reason: hiding.reason }
    : { hidden_at: null, hidden_reason: null };

/** @throws {Problem} membership/required, questions/not-found */
export const setQuestionHidden = (ctx: Person, hiding: Hiding): Promise<void> =>
  tx(async () => {
    const { row, answers } = await questionToChange(ctx, hiding.id);
    if (!answers) throw refuse('questions/not-found');
    await updateQuestion(row.id, columnsOf(hiding, ctx.clock.now()));
    await deriveWaiting(row.id);
    await decided(ctx, hiding, { row, what: 'question', before: row, answerId: null });
  });

/**
 * A hidden answer is no longer the accepted one.
 * @throws {Problem} membership/required, questions/no-answer
 */
export const setAnswerHidden = (ctx: Person, hiding: Hiding): Promise<void> =>
  tx(async () => {
    const { row, answer, answers } = await answerToChange(ctx, hiding.id);
    if (!answers) throw refuse('questions/no-answer');
    await updateAnswer(answer.id, columnsOf(hiding, ctx.clock.now()));
    if (hiding.hidden && row.accepted_answer === answer.id)
      await updateQuestion(row.id, { accepted_answer: null });
    await deriveWaiting(row.id);
    await decided(ctx, hiding, { row, what: 'answer', before: answer, answerId: answer.id });
  });

interface Decided {
  row: Parameters<typeof placeOf>[0];
  what: 'question' | 'answer';
  before: { id: string; uid: string | null; hidden_at: Date | null };
  answerId: string | null;
}

/** Records it, and tells its writer, if that changes anything, and the people who reported it. */
async function decided(
  ctx: Person,
  hiding: Hiding,
  { row, what, before, answerId }: Decided,
): Promise<void> {
  const { hidden } = hiding;
  const reason = hiding.hidden ? hiding.reason : '';
  const now = ctx.clock.now();
  const place = placeOf(row);
  await record(ctx, {
    action: `lesson-${what}/${hidden ? 'hide' : 'show'}`,
    subject: { kind: `lesson-${what}`, id: before.id },
    ...(before.uid !== null && { concerns: before.uid }),
    ...(hiding.hidden && { reason }),
    details: { lesson: place.lesson, course: place.course },
  });
  if (before.uid !== null && (before.hidden_at !== null) !== hidden)
    await notify(ctx, {
      uid: before.uid,
      key: `question-decided:${before.id}:${now.toISOString()}`,
      kind: 'question-decided',
      data: { ...place, what, hidden, reason },
    });
  for (const { uid } of await settleReports({ questionId: row.id, answerId }, now))
    await notify(ctx, {
      uid,
      key: `question-report:${before.id}`,
      kind: 'question-report-settled',
      data: { ...place, what, hidden },
    });
}
