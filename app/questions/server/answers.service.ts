import { tellerOf } from '#app/notifications/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { questionNews } from '../news.ts';
import { mostAnswers } from '../question-limits.ts';
import {
  answerToChange,
  mustSee,
  questionToChange,
  refuse,
  type Person,
} from './access.service.ts';
import {
  countAnswers,
  deleteAnswer,
  deriveWaiting,
  insertAnswer,
  lockQuestion,
  selectAnswer,
  updateAnswer,
  updateQuestion,
} from './changes.queries.ts';
import { placeOf, tellFollowers } from './news.service.ts';

const notify = tellerOf(questionNews);

/** @throws {Problem} membership/required, questions/not-found, questions/closed */
export const answerQuestion = (
  ctx: Person,
  { id: questionId, words }: { id: string; words: string },
): Promise<{ id: string }> =>
  tx(async () => {
    const { row } = await questionToChange(ctx, questionId);
    if (row.removed_at !== null || (await countAnswers(questionId)) >= mostAnswers)
      throw refuse('questions/closed');
    const id = newId();
    await insertAnswer({
      id,
      question_id: questionId,
      uid: ctx.actor.uid,
      words,
      answered_at: ctx.clock.now(),
    });
    await deriveWaiting(questionId);
    await tellFollowers(ctx, row);
    return { id };
  });

/** @throws {Problem} membership/required, questions/no-answer */
export const changeAnswer = (
  ctx: Person,
  { id, words }: { id: string; words: string },
): Promise<void> =>
  tx(async () => {
    const { answer } = await answerToChange(ctx, id);
    if (answer.uid !== ctx.actor.uid) throw refuse('questions/no-answer');
    await updateAnswer(id, { words, changed_at: ctx.clock.now() });
  });

/**
 * Also after the membership. If it was accepted, the question waits for another one.
 * @throws {Problem} membership/required, questions/no-answer
 */
export const removeAnswer = (ctx: Person, id: string): Promise<void> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const found = await selectAnswer(id);
    const question = found && (await lockQuestion(uid, found.question_id));
    if (!question || found.uid !== uid) {
      mustSee(ctx, question, refuse('questions/no-answer'));
      throw refuse('questions/no-answer');
    }
    await deleteAnswer(id);
    if (question.accepted_answer === id)
      await updateQuestion(question.id, { accepted_answer: null });
    await deriveWaiting(question.id);
  });

/**
 * The person who asked accepts an answer, or someone who answers for the course. Only one is
 * accepted; its writer is told once.
 * @throws {Problem} membership/required, questions/no-answer, questions/not-yours
 */
export const setAccepted = (
  ctx: Person,
  { id, accepted }: { id: string; accepted: boolean },
): Promise<void> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const { row, answer, answers } = await answerToChange(ctx, id);
    if (row.uid !== uid && !answers) throw refuse('questions/not-yours');
    if ((row.accepted_answer === id) === accepted) return;
    if (accepted && answer.hidden_at !== null) throw refuse('questions/no-answer');
    await updateQuestion(row.id, { accepted_answer: accepted ? id : null });
    await deriveWaiting(row.id);
    if (accepted && answer.uid !== null && answer.uid !== uid)
      await notify(ctx, {
        uid: answer.uid,
        key: `answer-accepted:${id}`,
        kind: 'answer-accepted',
        data: placeOf(row),
      });
  });
