import { activityOf, withLessonLeft } from '#app/learning/server/face.ts';
import { membershipsOf } from '#app/memberships/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { remindedFrom, startOf, weekOf } from '../goal-week.ts';
import { goalNews } from '../news.ts';
import { takeDue } from './reminders.queries.ts';

const notify = tellerOf(goalNews);

/** Someone who was here this recently needs no reminder. */
const quietMs = 3 * dayMs;
/** Someone who has been away for longer is not reminded any more. */
const goneMs = 28 * dayMs;

const atOnce = 100;

/**
 * Decides for some goals whether this week's reminder is due, and tells those people, in one
 * transaction. A goal that was met is looked at again next week. Someone who has completed every
 * lesson gets no reminder.
 * @returns how many were decided
 */
const remindSome = (ctx: Context): Promise<number> =>
  tx(async () => {
    const now = ctx.clock.now();
    const week = weekOf(now);
    if (now < remindedFrom(week)) return 0;
    const due = await takeDue(week, atOnce);
    const uids = due.map(({ uid }) => uid);
    const memberships = await membershipsOf(uids, now);
    const activity = new Map(
      (await activityOf(uids, startOf(week))).map((each) => [each.uid, each]),
    );
    const behind = due.flatMap(({ uid, lessons, setAt }) => {
      const { done = 0, lastAt = null } = activity.get(uid) ?? {};
      const away = now.getTime() - Math.max(setAt.getTime(), lastAt?.getTime() ?? 0);
      if (done >= lessons || away < quietMs || away > goneMs) return [];
      return memberships.get(uid)?.status === 'active' ? [{ uid, data: { lessons, done } }] : [];
    });
    const unfinished = new Set(await withLessonLeft(behind.map(({ uid }) => uid)));
    for (const { uid, data } of behind)
      if (unfinished.has(uid))
        await notify(ctx, { uid, key: `goal-reminder:${week}`, kind: 'goal-reminder', data });
    return due.length;
  });

const remind = defineJob({
  name: 'goals-remind',
  expireInSeconds: 600,
  handler: async (_, { ctx, signal }) => {
    let decided: number;
    do decided = await remindSome(ctx);
    while (decided === atOnce && !signal.aborted);
  },
});
// On Friday from ten in the morning in India: every hour until the evening, in case one is missed.
schedule(remind, '30 4-12 * * 5');
