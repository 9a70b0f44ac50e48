import { personOf } from '#app/accounts/server/people.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue, schedule } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { dayMs, minuteMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { confirmPath, forgetPath } from '../addresses.ts';
import { announcementProblems } from '../contract.ts';
import { queueConfirmationMail } from './emails.tsx';
import { keepAnnounced, selectBySlug, selectCover } from './queries.ts';
import * as queries from './waiting.queries.ts';

type Member = Context<Actor>;

const refuse = problemsOf(announcementProblems);
const askLimit = { name: 'waiting-by-address', points: 5, per: 60 * 60 };

/** A link confirms, and an unconfirmed address is stored, for this long after the last mail. */
const unconfirmedLifetimeMs = 7 * dayMs;
/** The least time between two mails to an unconfirmed address: nobody floods a mailbox. */
const coolDownMs = 15 * minuteMs;

/**
 * Asks for a mail when the course opens. Work and answer are the same for every address; a job finds
 * out whether it is waiting already.
 *
 * @throws {Problem} announcements/not-found, request/too-many
 */
export async function askToBeTold(slug: string, email: string): Promise<void> {
  const { course_id: courseId } = await announcedBySlug(slug);
  await consume(askLimit, email);
  await enqueue(askForConfirmation, { courseId, email }, { singletonKey: `${courseId} ${email}` });
}

async function announcedBySlug(slug: string) {
  const row = await selectBySlug(slug);
  if (!row) throw refuse('announcements/not-found');
  return row;
}

const askForConfirmation = defineJob<{ courseId: string; email: string }>({
  name: 'waiting-ask-for-confirmation',
  handler: ({ courseId, email }, { ctx, id: run }) =>
    tx(async () => {
      if (!(await keepAnnounced(courseId))) return;
      const now = ctx.clock.now();
      const { id, confirmed_at: confirmedAt } = await queries.openWaiting({
        id: newId(),
        courseId,
        email,
        now,
      });
      if (confirmedAt) return;
      const newest = await queries.newestCodeAt(id);
      if (newest && now.getTime() - newest.getTime() < coolDownMs) return;
      const code = newSecret();
      await queries.insertCode({ codeHash: sha256(code), waitingId: id, now });
      const { title } = await selectCover(courseId);
      await queueConfirmationMail({
        to: email,
        course: title,
        confirm: linkTo(confirmPath, code),
        forget: linkTo(forgetPath, code),
        key: run,
      });
    }),
});

/** One code for both links of a mail; only its hash is stored. */
const linkTo = (path: string, code: string): string =>
  publicAddress(`${path}?${new URLSearchParams({ oobCode: code })}`);

/** @throws {Problem} waiting/invalid-code */
export async function confirm({ clock }: Context, { oobCode }: { oobCode: string }) {
  const now = clock.now();
  const since = new Date(now.getTime() - unconfirmedLifetimeMs);
  const confirmed = await queries.confirmByCode(sha256(oobCode), { now, since });
  if (!confirmed) throw refuse('waiting/invalid-code');
  const { slug, title } = await selectCover(confirmed.course_id);
  return { slug, title };
}

/** A used code is gone with the address, so there is nothing that an unknown one could be told. */
export async function forget({ oobCode }: { oobCode: string }): Promise<void> {
  await queries.deleteByCode(sha256(oobCode));
}

interface Standing {
  waiting: boolean;
}

/** @throws {Problem} announcements/not-found */
export async function ownWaiting({ actor }: Member, slug: string): Promise<Standing> {
  const waiting = await queries.selectIsWaiting(slug, actor.uid);
  if (waiting === null) throw refuse('announcements/not-found');
  return { waiting };
}

/** Only people with a verified address have a session. @throws {Problem} announcements/not-found */
export const wait = (ctx: Member, slug: string): Promise<Standing> =>
  tx(async () => {
    const { course_id: courseId } = await announcedBySlug(slug);
    if (!(await keepAnnounced(courseId))) throw refuse('announcements/not-found');
    const person = await personOf(ctx.actor.uid);
    if (person)
      await queries.insertConfirmed({
        id: newId(),
        courseId,
        email: person.email,
        now: ctx.clock.now(),
      });
    return ownWaiting(ctx, slug);
  });

/** @throws {Problem} announcements/not-found */
export async function waitNoLonger(ctx: Member, slug: string): Promise<Standing> {
  await queries.deleteOwn(slug, ctx.actor.uid);
  return ownWaiting(ctx, slug);
}

const forgetUnconfirmed = defineJob({
  name: 'waiting-forget-unconfirmed',
  handler: async (_payload, { ctx }) => {
    await queries.deleteUnconfirmedBefore(
      new Date(ctx.clock.now().getTime() - unconfirmedLifetimeMs),
    );
  },
});
schedule(forgetUnconfirmed, '33 21 * * *');
