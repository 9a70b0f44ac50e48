import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { isUniqueViolation, tx } from '#app/platform/database.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { emailChangeProblems, signUpProblems } from '../refusals.ts';
import { resendCoolDownSeconds } from '../cool-down.ts';
import { canonicalEmail } from '../email-address.ts';
import { voidCodesOf } from './codes.queries.ts';
import { mailedLink } from './codes.service.ts';
import * as changes from './email-changes.queries.ts';
import {
  queueAddressTakenMail,
  queueEmailChangedMail,
  queueEmailChangeLinkMail,
} from './email-changes.emails.tsx';
import { provePassword } from './passwords.service.ts';
import * as queries from './queries.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { personByEmail, personOf } from './people.service.ts';
import { settings } from './ports.ts';
import { revokeFormerAdmin } from './service.ts';

const refuse = problemsOf(emailChangeProblems);
const refuseAddress = problemsOf(signUpProblems);

const lifetimeMs = dayMs;
const coolDownMs = resendCoolDownSeconds * 1000;

/** Whoever requests them, so that nobody's inbox is flooded. */
const linksPerAddress = { name: 'email-change-address', points: 5, per: 60 * 60 };

/**
 * Asks to move the account to another address. Nothing moves until the links to both addresses have
 * been followed. Work, time and answer are the same whether the address has an account or not; a
 * job finds that out.
 */
export async function askEmailChange(
  ctx: Context<Actor>,
  { newEmail: typed, currentPassword }: { newEmail: string; currentPassword: string },
): Promise<void> {
  const { uid, sessionId } = ctx.actor;
  const newEmail = canonicalEmail(typed);
  if (!newEmail)
    throw refuseAddress('auth/invalid-email', {
      fields: { newEmail: signUpProblems['auth/invalid-email'][1] },
    });
  const { passwordHash } = await provePassword(ctx, currentPassword);
  await consume(linksPerAddress, newEmail);
  await tx(async () => {
    const now = ctx.clock.now();
    const user = await queries.lockUser(uid);
    if (user?.password_hash !== passwordHash) throw refuseAtDoor('auth/required');
    if (user.email === newEmail)
      throw refuse('account/same-email', {
        fields: { newEmail: emailChangeProblems['account/same-email'][1] },
      });
    const changeId = newId();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await changes.cancelChangeOf(uid, now);
    await changes.insertChange({
      changeId,
      uid,
      sessionId,
      oldEmail: user.email,
      newEmail,
      now,
      expiresAt,
    });
    await enqueue(sendLinks, { changeId });
  });
}

/** The change that waits for confirmation, for its owner to see. */
export const emailChangeAbout = (now: Date) =>
  aboutPerson(
    (uid) => changes.openChangeAsJson(uid, now),
    (change) =>
      change && {
        newEmail: change.new_email,
        expiresAt: new Date(change.expires_at).toISOString(),
        confirmed: { old: change.old_confirmed_at !== null, new: change.new_confirmed_at !== null },
        resendSeconds: Math.max(
          0,
          Math.ceil(
            (new Date(change.links_asked_at).getTime() + coolDownMs - now.getTime()) / 1000,
          ),
        ),
      },
  );

/** Mails the links again to each address that has not been confirmed. */
export async function resendEmailChangeLinks(ctx: Context<Actor>): Promise<void> {
  const now = ctx.clock.now();
  const change = await changes.openChangeOf(ctx.actor.uid, now);
  if (!change) throw refuse('account/no-email-change');
  const waitMs = change.links_asked_at.getTime() + coolDownMs - now.getTime();
  if (waitMs > 0) throw refuseAtDoor('request/too-many', { retryAfter: Math.ceil(waitMs / 1000) });
  await consume(linksPerAddress, change.new_email);
  await tx(async () => {
    const asked = await changes.askLinksAgain(
      ctx.actor.uid,
      now,
      new Date(now.getTime() - coolDownMs),
    );
    if (!asked) throw refuseAtDoor('request/too-many', { retryAfter: resendCoolDownSeconds });
    await enqueue(sendLinks, { changeId: asked.change_id });
  });
}

const sendLinks = defineJob<{ changeId: string }>({
  name: 'accounts-send-email-change-links',
  handler: ({ changeId }, { ctx, id }) =>
    tx(async () => {
      const change = await changes.openChange(changeId, ctx.clock.now());
      if (!change) return;
      const { old_email: oldEmail, new_email: newEmail } = change;
      const send = async (side: 'old' | 'new', to: string) => {
        const code = newSecret();
        await changes.setCode(changeId, side, sha256(code));
        const link = mailedLink('/confirm-email-change', 'changeEmail', code, to);
        await queueEmailChangeLinkMail({ to, side, oldEmail, newEmail, link, key: id });
      };
      if (!change.old_confirmed_at) await send('old', oldEmail);
      if (change.new_confirmed_at) return;
      if (await personByEmail(newEmail)) await queueAddressTakenMail({ to: newEmail, key: id });
      else await send('new', newEmail);
    }),
});

export const cancelEmailChange = (ctx: Context<Actor>): Promise<void> =>
  cancel(ctx, ctx.actor.uid, 'account/no-email-change');

/**
 * Cancels by a mailed link, even one that was followed before: anyone who reads the mail at either
 * address may stop the change.
 */
export async function stopEmailChange(
  ctx: Context,
  { oobCode }: { oobCode: string },
): Promise<void> {
  const change = await changes.changeByCode(sha256(oobCode));
  if (!change) throw refuse('account/invalid-email-link');
  await cancel(ctx, change.uid, 'account/invalid-email-link');
}

const cancel = (
  ctx: Context,
  uid: string,
  otherwise: 'account/no-email-change' | 'account/invalid-email-link',
): Promise<void> =>
  tx(async () => {
    await queries.lockUser(uid);
    if (!(await changes.cancelChangeOf(uid, ctx.clock.now()))) throw refuse(otherwise);
  });

/**
 * Confirms one of the two addresses. With the second one, in the same transaction: the account
 * moves, every session ends except the one that made the request, reset links to the old address
 * are void, someone who was admin through ADMIN_EMAIL and leaves that address loses the role, and
 * both addresses get a mail.
 */
export async function confirmEmailChange(
  ctx: Context,
  { oobCode }: { oobCode: string },
): Promise<'waiting' | 'changed'> {
  const codeHash = sha256(oobCode);
  const known = await changes.changeByCode(codeHash);
  if (!known) throw refuse('account/invalid-email-link');
  if (known.expires_at <= ctx.clock.now()) throw refuse('account/expired-email-link');
  try {
    return await tx(async () => {
      const now = ctx.clock.now();
      await queries.lockUser(known.uid);
      const person = await personOf(known.uid);
      const change = await changes.confirmByCode(codeHash, now);
      if (!change || !person || person.disabled) throw refuse('account/invalid-email-link');
      if (!change.old_confirmed_at || !change.new_confirmed_at) return 'waiting';
      await changes.completeChange(change.change_id, now);
      await voidCodesOf(change.uid, 'reset-password', now);
      await endSessionsOf(change.uid, 'email-changed', now, change.session_id);
      await queries.moveUser(change.uid, change.new_email, now);
      // It grants the role to nobody: a stranger's account must not become admin because
      // ADMIN_EMAIL has confirmed it.
      await revokeFormerAdmin(ctx);
      for (const to of [change.old_email, change.new_email])
        await queueEmailChangedMail({
          to,
          name: person.displayName,
          newEmail: change.new_email,
          at: now,
          key: change.change_id,
        });
      await settings().onSecurityEvent?.(ctx, {
        kind: 'email-changed',
        uid: change.uid,
        key: change.change_id,
        email: change.new_email,
      });
      return 'changed';
    });
  } catch (failure) {
    // Someone has created an account with this address since the link was mailed, and the unique
    // index refused.
    if (!isUniqueViolation(failure)) throw failure;
    await cancel(ctx, known.uid, 'account/invalid-email-link');
    throw refuse('account/email-taken');
  }
}
