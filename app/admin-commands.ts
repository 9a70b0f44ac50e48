import { writeFile } from 'node:fs/promises';
import { rotateSigningKey } from './certificates/server/keys.service.ts';
import { personByEmail } from './accounts/server/people.service.ts';
import { grantAdmin, revokeAdmin } from './accounts/server/service.ts';
import { administrationActions } from './administration/actions.ts';
import { recorderOf } from './audit/server/service.ts';
import { resetFactors } from './factors/server/service.ts';
import { recountAllLearners } from './learning/server/service.ts';
import { copyFiles } from './media-copy.ts';
import { deriveAllStandings } from './memberships/server/standings.service.ts';
import { paymentActions } from './payments/actions.ts';
import { personalDataActions } from './personal-data/actions.ts';
import { systemContext, type Context } from './platform/context.ts';
import { tx } from './platform/database.ts';
import { deadJobs, retryDeadJob } from './platform/jobs.ts';
import { exportOf } from './personal-data/server/service.ts';
import { compareBooksNow } from './payments/server/books/compare.service.ts';
import { deriveAllRevenueDays } from './payments/server/revenue/service.ts';
import { reconcileNow } from './payments/server/orders/reconcile.service.ts';
import { openConfigured, start } from './start.ts';

const recordAdminAction = recorderOf({
  ...administrationActions,
  ...paymentActions,
  ...personalDataActions,
});

const usage = `npm run admin -- <command>
  grant EMAIL     makes a verified account admin
  revoke EMAIL    takes the role away
  export EMAIL FILE
                  writes everything stored about a person to a new archive, as their own account page does
  reset-factors EMAIL
                  removes passkeys, authenticator app and recovery codes for someone who has lost them; the password stays
  reconcile       compares every open order with the payment gateway now
  compare         compares the payments of the last 180 days with the gateway's books now
  count-learners  recounts how many people have begun each course
  derive-standings
                  calculates again who is a member, and of which plan
  derive-revenue  adds up the revenue of every day again
  rotate-credential-key
                  signs new Open Badges with a new key; what the old keys signed stays verifiable
  media-copy folder|bucket
                  copies all files from the folder to the bucket that S3_… name, or back
  jobs            lists dead jobs (including mails) that failed for good, with the last error
  retry ID        queues a dead job again; the application runs it once it is up`;

/**
 * An operator's commands from the shell, on the same database as the application. The embedded
 * database allows one process: stop the application first. Returns the text to print.
 * @throws {Error} with a message to print
 */
export async function runAdminCommand(
  variables: Record<string, string | undefined>,
  [command, ...given]: readonly string[],
): Promise<string> {
  const run = commands.get(command ?? '');
  if (!run) return usage;
  const { clock, stop } = await start(
    { ...variables, LOG_LEVEL: 'warn' },
    { open: openConfigured({ byHand: true }) },
  );
  try {
    return await run(systemContext(clock, 'admin-command'), ...given);
  } finally {
    await stop();
  }
}

const commands = new Map<
  string,
  (ctx: Context, ...given: (string | undefined)[]) => Promise<string>
>([
  ['grant', grant],
  ['revoke', revoke],
  ['export', exportPerson],
  ['reset-factors', reset],
  ['reconcile', reconcile],
  ['compare', compare],
  ['count-learners', countLearners],
  ['derive-standings', deriveStandings],
  ['derive-revenue', deriveRevenue],
  ['rotate-credential-key', rotateCredentialKey],
  ['media-copy', copyFiles],
  ['jobs', listDeadJobs],
  ['retry', retry],
]);

async function grant(ctx: Context, email: string | undefined): Promise<string> {
  const person = await verifiedPerson(email);
  await grantAdmin(ctx, { uid: person.uid, reason: 'admin command' });
  return `${person.email} is an admin now.`;
}

async function revoke(ctx: Context, email: string | undefined): Promise<string> {
  const person = await verifiedPerson(email);
  await revokeAdmin(ctx, { uid: person.uid, reason: 'admin command' });
  return `${person.email} is no longer an admin.`;
}

async function rotateCredentialKey(ctx: Context): Promise<string> {
  return `Credentials are signed with the key ${await rotateSigningKey(ctx)} now. Old keys stay published.`;
}

/** Into a new file that only its owner can read. */
async function exportPerson(
  ctx: Context,
  email: string | undefined,
  file: string | undefined,
): Promise<string> {
  const person = await verifiedPerson(email);
  if (!file) throw new Error(`Which file should it be written to?\n\n${usage}`);
  const archive = await exportOf(ctx, person.uid);
  await writeFile(file, archive, { flag: 'wx', mode: 0o600 });
  await tx(() =>
    recordAdminAction(ctx, {
      action: 'account/export',
      subject: { kind: 'account', id: person.uid },
    }),
  );
  return `Everything stored about ${person.email} is in ${file}.`;
}

async function reset(ctx: Context, email: string | undefined): Promise<string> {
  const person = await verifiedPerson(email);
  await resetFactors(ctx, { uid: person.uid, reason: 'admin command' });
  return `${person.email} can now sign in with the password alone, and has been told by e-mail.`;
}

async function reconcile(ctx: Context): Promise<string> {
  await tx(() =>
    recordAdminAction(ctx, {
      action: 'payments/reconcile',
      subject: { kind: 'orders', id: 'open' },
    }),
  );
  const { checked, failed } = await reconcileNow(ctx);
  return `${checked} orders were compared with the gateway, ${failed} of them without an answer.`;
}

async function compare(ctx: Context): Promise<string> {
  await tx(() =>
    recordAdminAction(ctx, {
      action: 'books/compare',
      subject: { kind: 'payments', id: 'recent' },
    }),
  );
  const compared = await compareBooksNow(ctx);
  if (!compared)
    throw new Error(
      'Payments are not set up, or another process is comparing them at this moment.',
    );
  const { from, to, healed, open } = compared;
  return `The payments from ${from} to ${to} were compared: ${healed} orders put right, ${open} differences wait.`;
}

async function countLearners(): Promise<string> {
  await recountAllLearners();
  return 'The learners of every course were recounted.';
}

async function deriveStandings(ctx: Context): Promise<string> {
  await deriveAllStandings(ctx);
  return 'Everyone’s standing was calculated again from the periods of membership.';
}

async function deriveRevenue(): Promise<string> {
  await deriveAllRevenueDays();
  return 'The revenue of every day was added up again.';
}

async function listDeadJobs(): Promise<string> {
  const dead = await deadJobs();
  const lines = dead.map(
    ({ id, name, attempts, diedAt, error }) =>
      `${id}  ${diedAt.toISOString()}  ${name}, ${attempts} tries: ${error}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'There are no dead jobs.';
}

async function retry(ctx: Context, id: string | undefined): Promise<string> {
  const retried = await tx(async () => {
    if (!id || !(await retryDeadJob(id))) return false;
    await recordAdminAction(ctx, { action: 'jobs/retry', subject: { kind: 'job', id } });
    return true;
  });
  if (!retried)
    throw new Error('There is no dead job with that id; `npm run admin -- jobs` lists them.');
  return 'It is queued again.';
}

async function verifiedPerson(email: string | undefined) {
  if (!email) throw new Error(`Which account? Give an e-mail address.\n\n${usage}`);
  const person = await personByEmail(email.trim().toLowerCase());
  if (!person?.emailVerified)
    throw new Error(`There is no verified account with the address ${email}.`);
  return person;
}
