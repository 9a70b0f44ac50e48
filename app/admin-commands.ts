import { grantAdmin, personByEmail, revokeAdmin } from './accounts/server/service.ts';
import { features } from './api.ts';
import { systemClock } from './platform/clock.ts';
import { loadConfig } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { closeDatabase, openDatabase } from './platform/database.ts';
import { startJobs, stopJobs } from './platform/jobs.ts';
import { log, setLogLevel } from './platform/log.ts';
import { reconcileNow } from './payments/server/reconcile.service.ts';

const usage = `npm run admin -- <command>
  grant EMAIL     makes a verified account admin
  revoke EMAIL    takes the role away
  reconcile       compares every open order with the payment gateway now`;

/**
 * What an operator does from the shell, on the same database as the application. The embedded database has one owner: stop the
 * application first. Returns what to print.
 * @throws {Error} fit to print
 */
export async function runAdminCommand(variables: Record<string, string | undefined>, [command, email]: readonly string[]): Promise<string> {
  const run = commands.get(command ?? '');
  if (!run) return usage;
  const config = loadConfig(variables);
  setLogLevel('warn');
  const clock = systemClock(config.clockOffsetSeconds);
  const ctx: Context<null> = { actor: null, clock, requestId: 'admin-command', ip: '' };
  await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    features({ config, clock });
    await startJobs({ clock, byHand: true });
    return await run(ctx, email);
  } finally {
    await stopJobs();
    await closeDatabase();
  }
}

const commands = new Map<string, (ctx: Context, email: string | undefined) => Promise<string>>([
  ['grant', grant],
  ['revoke', revoke],
  ['reconcile', reconcile],
]);

async function grant(ctx: Context, email: string | undefined): Promise<string> {
  const person = await verifiedPerson(email);
  await grantAdmin(ctx, { uid: person.uid, reason: 'admin command' });
  return `${person.email} is admin now.`;
}

async function revoke(ctx: Context, email: string | undefined): Promise<string> {
  const person = await verifiedPerson(email);
  await revokeAdmin(ctx, { uid: person.uid });
  return `${person.email} is no longer admin.`;
}

async function reconcile(ctx: Context): Promise<string> {
  const { checked, failed } = await reconcileNow(ctx);
  return `${checked} orders were compared with the gateway, ${failed} of them without an answer.`;
}

async function verifiedPerson(email: string | undefined) {
  if (!email) throw new Error(`Whose? Name an e-mail address.\n\n${usage}`);
  const person = await personByEmail(email.trim().toLowerCase());
  if (!person?.emailVerified) throw new Error(`There is no verified account of ${email}.`);
  return person;
}
