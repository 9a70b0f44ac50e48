import { personOf } from '#app/accounts/server/people.face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { membershipAt } from '../membership-status.ts';
import { membershipNews } from '../news.ts';
import { planLabel } from '../plans.ts';
import { daysUntilEnd, endsRemindedAt, reminderDue, reminderSteps } from '../renewal-reminder.ts';
import { currentPlans } from './plans.service.ts';
import { ports } from './ports.ts';
import { lockPeriods, selectPeriods } from './queries.ts';
import { endingBetween, insertReminder, newestReminder } from './reminders.queries.ts';

const notify = tellerOf(membershipNews);

type Ending = Awaited<ReturnType<typeof endingBetween>>[number];

const readAtOnce = 100;

/** Reminds the members whose membership ends soon, or has just ended, and isn't renewed. */
async function remindOfEndings(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const step of reminderSteps) {
    const span = endsRemindedAt(step, ctx.clock.now());
    let page: Ending[] = [];
    do {
      page = await endingBetween(span, { step, after: page.at(-1), limit: readAtOnce });
      for (const ending of page) {
        if (signal.aborted) return;
        await remind(ctx, ending);
      }
    } while (page.length === readAtOnce);
  }
}

/** Once for each step of a period. Of several steps that are due, only the newest is sent. */
const remind = (ctx: Context, { id, uid }: Ending): Promise<void> =>
  tx(async () => {
    // Waits for a renewal in progress.
    await lockPeriods(uid);
    const now = ctx.clock.now();
    const periods = await selectPeriods(uid);
    const { planType, status, endsAt } = membershipAt(periods, now);
    const last = periods.find((period) => period.id === id && period.reversedAt === null);
    // Renewed, for life, reversed or moved meanwhile.
    if (!planType || !last?.endsAt || last.endsAt.getTime() !== endsAt?.getTime()) return;
    const person = await personOf(uid);
    if (!person?.emailVerified || person.disabled) return;
    const daysLeft = daysUntilEnd(last.endsAt, now);
    const step = reminderDue(daysLeft);
    const newest = await newestReminder(id);
    if (step === null || (newest !== undefined && newest <= step)) return;
    if (!(await insertReminder({ period_id: id, step, reminded_at: now }))) return;
    const { openPlans } = await askAbout(uid, { openPlans: ports().openPlansAbout(now) });
    const plan = (await currentPlans()).find(({ type }) => type === last.planType);
    const news = {
      plan: planLabel(last.planType),
      endsAt: last.endsAt.toISOString(),
      pricePaise: plan?.onSale ? plan.pricePaise : null,
      confirmFirst: !openPlans.includes(last.planType),
    };
    const to = { uid, key: `membership-reminder:${id}:${step}` };
    if (status === 'inactive') await notify(ctx, { ...to, kind: 'membership-ended', data: news });
    else await notify(ctx, { ...to, kind: 'membership-ends', data: { ...news, daysLeft } });
  });

const remindOfEndingsJob = defineJob({
  name: 'memberships-remind-of-endings',
  expireInSeconds: 600,
  handler: (_, { ctx, signal }) => remindOfEndings(ctx, signal),
});
// From nine in the morning in India: every hour until the evening, in case one is missed.
schedule(remindOfEndingsJob, '30 3-15 * * *');
