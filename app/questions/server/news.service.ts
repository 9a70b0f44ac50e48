import { authorsOfCourse } from '#app/authoring/server/face.ts';
import { membershipsOf } from '#app/memberships/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { hourMs } from '#app/shared/durations.ts';
import { questionNews } from '../news.ts';
import { lockQuestion, updateQuestion, type LockedQuestion } from './changes.queries.ts';
import { followersWithNews, markTold } from './news.queries.ts';

const notify = tellerOf(questionNews);

export const placeOf = ({
  id,
  lesson_title: lesson,
  course_title: course,
}: Pick<LockedQuestion, 'id' | 'lesson_title' | 'course_title'>) => ({
  question: id,
  lesson,
  course,
});

/** Told in one transaction. */
const atOnce = 200;

/**
 * Tells the followers of a question how many answers are new to them: the first at once, those of
 * the hour after that together. Someone whose membership has ended can't read them, and isn't told,
 * unless they answer for the course.
 */
const tell = defineJob<{ question: string; after: string }>({
  name: 'questions-tell-followers',
  handler: ({ question: id, after }, { ctx }) =>
    tx(async () => {
      const now = ctx.clock.now();
      // Nobody answers meanwhile, so no answer is older than the telling and not counted.
      const question = await lockQuestion('', id);
      if (!question || question.hidden_at !== null) return;
      const followers = await followersWithNews({ questionId: id, after, most: atOnce });
      const uids = followers.map(({ uid }) => uid);
      const memberships = await membershipsOf(uids, now);
      const authors = await authorsOfCourse(question.course_id);
      for (const { uid, isAdmin, isHelper, isAuthor, fresh } of followers) {
        const isActive = memberships.get(uid)?.status === 'active';
        const answers = isAdmin || isHelper || (isAuthor && authors.includes(uid));
        if (fresh === 0 || !(isActive || answers)) continue;
        await notify(ctx, {
          uid,
          key: `question-answered:${id}:${now.toISOString()}`,
          kind: 'question-answered',
          data: { ...placeOf(question), own: uid === question.uid, count: fresh },
        });
      }
      if (uids.length > 0) await markTold(id, uids, now);
      await updateQuestion(id, { told_at: now });
      const last = uids.at(-1);
      if (last !== undefined && uids.length === atOnce)
        await enqueue(tell, { question: id, after: last });
    }),
});

/** In the transaction that answers. */
export const tellFollowers = (
  { clock }: Pick<Context, 'clock'>,
  { id, told_at: told }: LockedQuestion,
): Promise<void> =>
  enqueue(
    tell,
    { question: id, after: '' },
    {
      singletonKey: id,
      startAfterSeconds: told
        ? Math.max(0, Math.ceil((told.getTime() + hourMs - clock.now().getTime()) / 1000))
        : 0,
    },
  );
