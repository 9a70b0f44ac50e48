import { holdersAfter } from '#app/accounts/server/people.face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { projectsWaitingFor } from '#app/projects/server/face.ts';
import { questionsWaitingFor } from '#app/questions/server/face.ts';
import { hourMs } from '#app/shared/durations.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';
import { helperNews } from '../news.ts';

const notify = tellerOf(helperNews);

const atOnce = 100;

/**
 * Tells the next helpers, in one transaction, what was already waiting at ten this morning. The
 * notification's key contains the day, so nobody is told twice in a day.
 * @returns the last of them; undefined if there are no more
 */
const remindSome = (ctx: Context, after: string): Promise<string | undefined> =>
  tx(async () => {
    const now = ctx.clock.now();
    const day = indianDate(now);
    const morning = new Date(fromIndianTime(`${day}T10:00`));
    if (now < morning) return undefined;
    const helpers = await holdersAfter('helper', after, atOnce);
    for (const uid of helpers) {
      const questions = await questionsWaitingFor(uid, morning);
      const projects = await projectsWaitingFor(uid, morning);
      const since = [questions.oldest, projects.oldest].flatMap((each) => each?.getTime() ?? []);
      if (since.length === 0) continue;
      await notify(ctx, {
        uid,
        key: `desks-waiting:${day}`,
        kind: 'desks-waiting',
        data: {
          questions: questions.count,
          projects: projects.count,
          hours: Math.floor((now.getTime() - Math.min(...since)) / hourMs),
        },
      });
    }
    return helpers.at(-1);
  });

const remind = defineJob({
  name: 'helping-remind',
  expireInSeconds: 600,
  handler: async (_, { ctx, signal }) => {
    let last: string | undefined = '';
    do last = await remindSome(ctx, last);
    while (last !== undefined && !signal.aborted);
  },
});
// From ten in the morning in India: every hour until the evening, in case one is missed.
schedule(remind, '30 4-12 * * *');
