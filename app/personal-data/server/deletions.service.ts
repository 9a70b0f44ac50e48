import { personOf } from '#app/accounts/server/people.face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue, schedule } from '#app/platform/jobs.ts';
import { forgetEverywhere } from '#app/platform/limits.ts';
import { forgetMailsOf } from '#app/platform/mailer.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { deletionProblems } from '../contract.ts';
import { daysToKeep } from '../days-to-keep.ts';
import { queueDeletedMail, queueDeletionMail } from './emails.tsx';
import { settings } from './ports.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(deletionProblems);

/**
 * Sets the day on which the caller's account is deleted, and ends every session. An admin must give
 * up the role first, so that an installation doesn't lose its last admin by accident.
 * @throws {Problem} account/admin-stays, auth/wrong-password, request/too-many
 */
export async function requestDeletion(
  ctx: Context<Actor>,
  { currentPassword, keepCertificates }: { currentPassword: string; keepCertificates: boolean },
): Promise<Date> {
  const { person } = await settings().provePassword(ctx, currentPassword);
  // The account's own role, because the session's is suspended while a second factor is due.
  if (person.role === 'admin') throw refuse('account/admin-stays');
  return tx(async () => {
    const now = ctx.clock.now();
    const dueAt = await queries.requestDeletion({
      uid: person.uid,
      now,
      dueAt: new Date(now.getTime() + daysToKeep * dayMs),
      keepCertificates,
    });
    await settings().keepCertificates(person.uid, keepCertificates);
    await settings().leavePublic(person.uid);
    await settings().signOutEverywhere(ctx, { others: false });
    await queueDeletionMail({
      to: person.email,
      name: person.displayName,
      dueAt,
      key: `${person.uid}:${now.toISOString()}`,
    });
    return dueAt;
  });
}

/** Cancels the deletion. Without one it does nothing. */
export const cancelDeletion = ({ actor }: Context<Actor>) => queries.deleteDeletion(actor.uid);

/** When an account is deleted, if it is, as part of another statement. */
export const deletionAbout = aboutPerson(
  (uid) => queries.deletionDay(uid).$asScalar(),
  (dueAt) => (dueAt === null ? null : new Date(dueAt)),
);

export const deletionOf = async ({ actor }: Context<Actor>): Promise<Date | null> =>
  (await askAbout(actor.uid, { dueAt: deletionAbout })).dueAt;

/** True once a person's account has been deleted. */
export const isDeleted = (uid: string): Promise<boolean> => queries.isDeleted(uid);

/** One person, in one transaction: if anything fails, nothing is deleted. */
const deletePerson = defineJob<{ uid: string }>({
  name: 'personal-data-delete-person',
  parallel: 1,
  handler: ({ uid }, { ctx }) =>
    tx(async () => {
      const due = await queries.lockDueDeletion(uid, ctx.clock.now());
      if (!due) return;
      const person = await personOf(uid);
      // Someone was made admin meanwhile: the deletion waits until the role is gone.
      if (!person || person.role === 'admin') return;
      const { email, displayName } = person;
      // One may have been issued since the choice was made.
      await settings().keepCertificates(uid, due.keepCertificates);
      for (const { erase } of settings().parts) await erase?.(ctx, { uid, email });
      await forgetMailsOf(email, ctx.clock.now());
      await forgetEverywhere(email);
      await queries.markDeleted(uid, ctx.clock.now());
      await queueDeletedMail({ to: email, name: displayName, key: uid });
    }),
});

const deleteDue = defineJob({
  name: 'personal-data-delete-due',
  handler: async (_, { ctx }) => {
    for (const uid of await queries.dueDeletions(ctx.clock.now()))
      await enqueue(deletePerson, { uid }, { singletonKey: uid });
  },
});
schedule(deleteDue, '23 * * * *');
