import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { ReportReason } from '../report-reasons.ts';
import {
  answerToChange,
  mustSee,
  questionToChange,
  refuse,
  type Person,
} from './access.service.ts';
import * as queries from './marks.queries.ts';
import { questionFor } from './queries.ts';

/** @throws {Problem} membership/required, questions/no-answer, questions/own */
export const thankFor = (ctx: Person, id: string): Promise<void> =>
  tx(async () => {
    const { answer } = await answerToChange(ctx, id);
    if (answer.uid === ctx.actor.uid) throw refuse('questions/own');
    await queries.insertThanks(id, ctx.actor.uid, ctx.clock.now());
  });

export async function takeThanksBack({ actor }: Person, id: string): Promise<void> {
  await queries.deleteThanks(id, actor.uid);
}

/** @throws {Problem} membership/required, questions/not-found */
export const followQuestion = (ctx: Person, id: string): Promise<void> =>
  tx(async () => {
    mustSee(ctx, await questionFor(ctx.actor.uid, id));
    await queries.insertFollower(id, ctx.actor.uid, ctx.clock.now());
  });

export async function unfollowQuestion({ actor }: Person, id: string): Promise<void> {
  await queries.deleteFollower(id, actor.uid);
}

interface Report {
  id: string;
  reason: ReportReason;
  words: string;
}

/** @throws {Problem} membership/required, questions/not-found, questions/own */
export const reportQuestion = (ctx: Person, { id, ...report }: Report): Promise<void> =>
  tx(async () => {
    const { row } = await questionToChange(ctx, id);
    await addReport(ctx, { ...report, questionId: row.id, answerId: null, writer: row.uid });
  });

/** @throws {Problem} membership/required, questions/no-answer, questions/own */
export const reportAnswer = (ctx: Person, { id, ...report }: Report): Promise<void> =>
  tx(async () => {
    const { row, answer } = await answerToChange(ctx, id);
    await addReport(ctx, { ...report, questionId: row.id, answerId: id, writer: answer.uid });
  });

interface Reported extends Omit<Report, 'id'> {
  questionId: string;
  answerId: string | null;
  writer: string | null;
}

async function addReport(
  { actor, clock }: Person,
  { questionId, answerId, writer, reason, words }: Reported,
): Promise<void> {
  if (writer === actor.uid) throw refuse('questions/own');
  await queries.insertReport({
    id: newId(),
    question_id: questionId,
    answer_id: answerId,
    uid: actor.uid,
    reason,
    words,
    reported_at: clock.now(),
  });
}
