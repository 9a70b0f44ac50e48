import { newId } from '#app/platform/ids.ts';
import { standardSettings } from '#app/quizzes/new-quiz.ts';
import type { Quiz } from '#app/quizzes/quiz.contract.ts';
import { quizFigures } from '#app/quizzes/server/face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringProblems, type Outline } from '../contract.ts';
import type { EditedQuiz, QuizFigures } from '../quizzes.contract.ts';
import { inDraft, type Author } from './drafts.service.ts';
import { outlineOf, stageIds } from './outline.service.ts';
import * as queries from './quizzes.queries.ts';

const refuse = problemsOf(authoringProblems);

/** @throws {Problem} stages/not-found, stages/has-quiz */
export const addQuiz = (ctx: Author, courseId: string, stage: string) =>
  inDraft(ctx, courseId, async () => {
    await stageIds(courseId, stage);
    const id = newId();
    const added = await queries.insertQuizzes([
      {
        ...standardSettings,
        id,
        course_id: courseId,
        section_id: stage,
        questions: [],
        revision: newId(),
        changed_at: ctx.clock.now(),
        changed_by: ctx.actor.uid,
      },
    ]);
    if (!added) throw refuse('stages/has-quiz');
    return { id, outline: await outlineOf(courseId) };
  });

/** @throws {Problem} drafts/quiz-not-found */
export async function editedQuiz(courseId: string, id: string): Promise<EditedQuiz> {
  const row = await queries.selectEditedQuiz(courseId, id);
  if (!row) throw refuse('drafts/quiz-not-found');
  const { changed_by: changedBy, ...quiz } = row;
  return { ...quiz, changedBy };
}

/** @throws {Problem} drafts/quiz-not-found, drafts/changed-meanwhile */
export const saveQuiz = (
  ctx: Author,
  courseId: string,
  { id, revision, ...quiz }: Quiz & { id: string; revision: string },
): Promise<EditedQuiz> =>
  inDraft(ctx, courseId, async () => {
    const before = await editedQuiz(courseId, id);
    const saved = await queries.updateQuiz(
      { id, revision },
      { ...quiz, revision: newId(), changed_at: ctx.clock.now(), changed_by: ctx.actor.uid },
    );
    // The answer to the same save may have been lost on the way.
    if (!saved && !isSame(before, quiz))
      throw refuse('drafts/changed-meanwhile', {
        text: `${before.changedBy ?? 'Someone else'} changed this quiz in the meantime, so yours was not saved. What you wrote is still here.`,
      });
    return editedQuiz(courseId, id);
  });

const isSame = (stored: Quiz, sent: Quiz): boolean => textOf(stored) === textOf(sent);

const textOf = ({ drawn, passMark, waitMinutes, questions }: Quiz): string =>
  JSON.stringify([
    drawn,
    passMark,
    waitMinutes,
    questions.map(({ id, name, question, several, options, why, lesson }) => [
      [id, name, question, several, why, lesson],
      options.map(({ text, right, said }) => [text, right, said]),
    ]),
  ]);

export const removeQuiz = (ctx: Author, courseId: string, id: string): Promise<Outline> =>
  inDraft(ctx, courseId, async () => {
    if (!(await queries.deleteQuiz(courseId, id))) throw refuse('drafts/quiz-not-found');
    return outlineOf(courseId);
  });

/** @throws {Problem} drafts/quiz-not-found */
export async function figuresOf(courseId: string, id: string): Promise<QuizFigures> {
  const rows = await queries.selectFigures(courseId, id);
  if (!rows) throw refuse('drafts/quiz-not-found');
  return quizFigures(rows);
}
