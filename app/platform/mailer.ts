import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { brand } from '#app/shared/brand.ts';
import { dayMs } from '#app/shared/durations.ts';
import { q, tx } from './database.ts';
import { defineJob, enqueue, PermanentFailure, schedule } from './jobs.ts';
import { log } from './log.ts';
import type { PlatformTables } from './tables.ts';

export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  /** If undefined, the mail is text only. */
  html?: string;
  text: string;
  /** One bare address for replies, if it is not ours. */
  replyTo?: string;
  /**
   * For a mail to a list: the https address that unsubscribes its reader, and that a mail program
   * may post to (RFC 8058).
   */
  unsubscribe?: string;
  /**
   * The person has deleted the account: once the mail is sent, or has failed for good, we store the
   * address nowhere.
   */
  farewell?: true;
  /**
   * What the mail is about, e.g. `verification:<code id>`: of two mails with the same key only the
   * first is sent.
   */
  key: string;
}

export interface SentMail extends Mail {
  from: string;
  at: Date;
}

export interface MailerSettings {
  /** Without a server mails go to `mailbox`. */
  smtpUrl: string | undefined;
  /**
   * The From header. Undefined only where no mail is real: then it is the school's name at an
   * address that nobody can answer.
   */
  mailFrom: string | undefined;
  /** Its host names this installation in Message-ID. */
  appUrl: string;
  /** Stores a mail; it may be called again with the same key after a crash. */
  mailbox: (mail: SentMail) => Promise<void>;
}

interface Mailer {
  deliver: (mail: SentMail) => Promise<void>;
  from: string | undefined;
  close: () => void;
}
const unanswered = () => `${brand.name} <hello@liftoff.example>`;

const db = () => q<PlatformTables>();
let mailer: Mailer | undefined;

/** Chooses how mails are sent. Call it before `startJobs`. */
export function configureMailer({ smtpUrl, mailFrom, appUrl, mailbox }: MailerSettings): void {
  closeMailer();
  mailer = smtpUrl
    ? smtpMailer(smtpUrl, mailFrom, new URL(appUrl).hostname)
    : { deliver: mailbox, from: mailFrom, close: () => undefined };
}

/** Closes the connections to the mail server. Call it after `stopJobs`. */
export function closeMailer(): void {
  mailer?.close();
  mailer = undefined;
}

/**
 * Queues a mail in the running transaction: it is sent only if that commits, at least once, and
 * only once per key.
 */
export async function queueMail({ key, ...message }: Mail): Promise<void> {
  for (const header of [key, message.to, message.subject, message.replyTo, message.unsubscribe]) {
    if (header && /[\r\n]/.test(header)) throw new Error('A line break in a mail header');
  }
  await tx(async () => {
    const { numInsertedOrUpdatedRows } = await db()
      .insertInto('mails')
      .values({ key, message: JSON.stringify(message), sent_at: null })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows)
      await enqueue(sendMail, { key, ...(!message.farewell && { to: message.to }) });
  });
}

/**
 * The list of dead jobs shows the address in the payload. The waits add up to a day: a mail server
 * may be down that long.
 */
const sendMail = defineJob<{ key: string; to?: string }>({
  name: 'send-mail',
  retryLimit: 60,
  retryDelayMax: 1800,
  async handler({ key }, { ctx, attempt }) {
    if (!mailer) throw new Error('The mailer is not configured');
    const mail = await db()
      .selectFrom('mails')
      .select('message')
      .where('key', '=', key)
      .executeTakeFirst();
    // It was sent already, but the process died before it could tell the queue.
    if (!mail?.message) return;
    const at = ctx.clock.now();
    await mailer
      .deliver({ ...mail.message, key, from: mailer.from ?? unanswered(), at })
      .catch((error: unknown) => {
        const dead = error instanceof PermanentFailure || attempt > sendMail.retryLimit;
        if (!mail.message?.farewell || !dead) throw error;
        log.warn({ key }, 'a farewell mail could not be sent');
      });
    await db()
      .updateTable('mails')
      .set({ message: null, sent_at: at })
      .where('key', '=', key)
      .execute();
  },
});

/**
 * Days for which we store the key of a sent mail, so that nobody gets the same news twice. Nothing
 * repeats later than that: a job is retried for a day, and a payable reward is announced for a
 * month.
 */
const daysToKeepKeys = 180;

const purgeMailKeys = defineJob({
  name: 'purge-mail-keys',
  async handler(_, { ctx }) {
    const until = new Date(ctx.clock.now().getTime() - daysToKeepKeys * dayMs);
    await db().deleteFrom('mails').where('sent_at', '<', until).execute();
  },
});
schedule(purgeMailKeys, '45 21 * * *');

/**
 * Takes back the waiting mails to an address or in its name, and deletes the address from finished
 * jobs, in the running transaction: its owner is deleting the account. The keys stay, because the
 * books count a receipt by its key.
 */
export async function forgetMailsOf(address: string, at: Date): Promise<void> {
  await sql`update mails set message = null, sent_at = ${at}
    where ${address} in (message->>'to', message->>'replyTo')`.execute(db());
  await sql`delete from jobs.job where state <> 'active' and ${address} in (data->>'to', data->>'email')`.execute(
    db(),
  );
}

function smtpMailer(url: string, from: string | undefined, host: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const deliver = async ({
    key,
    to,
    replyTo,
    subject,
    html,
    text,
    unsubscribe,
    at,
  }: SentMail): Promise<void> => {
    try {
      await transport.sendMail({
        from,
        // As an object: a comma in the address can't make a second recipient.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        date: at,
        messageId: `<${encodeURIComponent(key)}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new PermanentFailure(error.message, { cause: error });
      throw error;
    }
  };
  return { deliver, from, close: () => transport.close() };
}

/**
 * The server refused this mail (5xx), and would refuse it again. A refused password is our fault,
 * not the mail's, and can be corrected.
 */
const isRefusedForGood = (error: unknown): error is Error =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  !('code' in error && error.code === 'EAUTH');
