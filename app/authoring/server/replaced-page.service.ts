import { recorderOf } from '#app/audit/server/face.ts';
import { changePageTexts, courseToChange, pageTextsIn } from '#app/courses/server/content.face.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import { suppliedProblems } from '../supplied.contract.ts';
import type { PageBack } from '../supplied-parts.contract.ts';
import { pageParts } from '../supplied-parts.ts';
import { isPictureGone } from './course-media.service.ts';
import type { Author } from './drafts.service.ts';
import { picked } from './newest-parts.service.ts';
import { outlineOf } from './outline.service.ts';
import { selectReplaced, updateReplaced } from './supplied.queries.ts';
import { digestsOf } from './supplied-parts.answers.ts';

const refuse = problemsOf(suppliedProblems);
const record = recorderOf(authoringActions, { also: 'author' });

/**
 * Brings back what the page said before newer texts were last taken over. What somebody has changed
 * since stays. It counts as kept: the newer texts are not offered again. A cover whose picture was
 * deleted comes back as a drawing.
 *
 * @throws {Problem} courses/not-found, supplied/nothing-replaced
 */
export const bringPageBack = (ctx: Author, courseId: string): Promise<PageBack> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const { course, replaced } = await selectReplaced(courseId);
    if (!course || !replaced) throw refuse('supplied/nothing-replaced');
    const now = digestsOf({ page: pageTextsIn(course), project: null });
    const parts = pageParts.filter(
      (part) => part in replaced.before && now[part] === replaced.taken[part],
    );
    if (parts.length === 0) throw refuse('supplied/nothing-replaced');
    const texts = picked(replaced.before, parts);
    const pictureGone = await isPictureGone(texts.cover?.image ?? null);
    if (texts.cover && pictureGone) texts.cover = { ...texts.cover, image: null };
    await changePageTexts(courseId, texts, ctx.clock.now());
    await updateReplaced(courseId, null);
    await record(ctx, {
      action: 'course-page/restore',
      subject: { kind: 'course', id: courseId },
      details: { slug, restored: parts.join(', ') },
    });
    return { ...(await outlineOf(courseId)), pictureGone };
  });
