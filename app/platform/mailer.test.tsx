import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { startMailServer, type MailServer } from '#test/mail-server.ts';
import { systemClock } from './clock.ts';
import { pool, tx } from './database.ts';
import { deadJobs, runJobsNow, startJobs, stopJobs } from './jobs.ts';
import { setLogLevel } from './log.ts';
import { MailButton, MailLayout, Paragraph, renderMail, SmallPrint } from './mail-layout.tsx';
import { closeMailer, configureMailer, forgetMailsOf, queueMail, type SentMail } from './mailer.ts';

const confirmation = (name: string) => (
  <MailLayout
    preview="One click left"
    title="Confirm your address"
    reason="Someone signed up with this address."
  >
    <Paragraph>Hello {name},</Paragraph>
    <MailButton href="https://liftoff.example/verify-email?mode=verifyEmail&oobCode=abc&email=ann%40example.org">
      Confirm my address
    </MailButton>
    <SmallPrint>The link works once.</SmallPrint>
  </MailLayout>
);

const kept: SentMail[] = [];
const configure = (smtpUrl?: string) =>
  configureMailer({
    smtpUrl,
    mailFrom: 'Liftoff <hello@liftoff.example>',
    appUrl: 'https://liftoff.example',
    mailbox: async (mail) => void kept.push(mail),
  });

testDatabase();
let server: MailServer | undefined;
beforeAll(async () => {
  setLogLevel('silent');
  await startJobs({ clock: systemClock(), byHand: true });
});
afterAll(async () => {
  await stopJobs();
});
beforeEach(async () => {
  kept.length = 0;
  await pool().query('delete from jobs.job');
});
afterEach(async () => {
  closeMailer();
  await server?.close();
  server = undefined;
});

const mail = {
  to: 'ann@example.org',
  subject: 'Confirm your address',
  html: '<p>Hello</p>',
  text: 'Hello',
  key: 'verification:1',
};

test('a mail has both forms, a permanent Message-ID, and shows names as text', async () => {
  server = await startMailServer();
  configure(server.url);
  await queueMail({
    ...mail,
    ...(await renderMail(confirmation('Ann <b>Lee</b> & Söhne'))),
    subject: 'Grüße, Ann',
  });
  await runJobsNow();
  expect(server.received).toHaveLength(1);
  const [arrived] = server.received;
  expect(arrived).toMatchObject({
    from: { name: 'Liftoff', address: 'hello@liftoff.example' },
    to: [{ address: 'ann@example.org' }],
    subject: 'Grüße, Ann',
    messageId: '<verification%3A1@liftoff.example>',
  });
  expect(arrived?.html).toContain('Ann &lt;b&gt;Lee&lt;/b&gt; &amp; Söhne');
  expect(arrived?.html).toContain(
    'href="https://liftoff.example/verify-email?mode=verifyEmail&amp;oobCode=abc&amp;email=ann%40example.org"',
  );
  expect(arrived?.text).toContain('Hello Ann <b>Lee</b> & Söhne,');
  expect(arrived?.text).toContain('Write to us through our contact page');
  expect(arrived?.text?.match(/https:\/\/liftoff\.example\S+/g)).toEqual([
    'https://liftoff.example/verify-email?mode=verifyEmail&oobCode=abc&email=ann%40example.org',
  ]);
});

test('a mail may be text only, name a reply address, and say how to unsubscribe', async () => {
  server = await startMailServer();
  configure(server.url);
  const unsubscribe = 'https://liftoff.example/newsletter/unsubscribe?oobCode=abc';
  await queueMail({
    to: mail.to,
    subject: 'A question',
    text: '<b>Hello</b>',
    replyTo: 'ann@example.in',
    unsubscribe,
    key: 'enquiry:1',
  });
  await runJobsNow();
  const [arrived] = server.received;
  expect(arrived).toMatchObject({ replyTo: [{ address: 'ann@example.in' }] });
  expect(arrived?.html).toBeUndefined();
  expect(arrived?.text?.trim()).toBe('<b>Hello</b>');
  const header = (name: string) => arrived?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await expect(
    queueMail({ ...mail, replyTo: 'ann@example.in\r\nBcc: all@example.in' }),
  ).rejects.toThrow('line break');
});

test('a mail is sent only if its transaction commits', async () => {
  configure();
  const rolledBack = tx(async () => {
    await queueMail(mail);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await runJobsNow();
  expect(kept).toEqual([]);
});

test('queueing the same key twice, also simultaneously, sends one mail', async () => {
  configure();
  await Promise.all([queueMail(mail), queueMail(mail), queueMail(mail)]);
  await runJobsNow();
  await queueMail({ ...mail, subject: 'Again' });
  await runJobsNow();
  // The database decides which of the two came first.
  expect(kept).toEqual([
    expect.objectContaining({
      to: mail.to,
      key: mail.key,
      from: 'Liftoff <hello@liftoff.example>',
    }),
  ]);
});

test('the content of a sent mail is deleted', async () => {
  configure();
  await queueMail(mail);
  await runJobsNow();
  const { rows } = await pool().query(
    'select key, message, sent_at is not null as sent from mails',
  );
  expect(rows).toEqual([{ key: 'verification:1', message: null, sent: true }]);
});

test('the key of a sent mail is stored for half a year, and that of a waiting one indefinitely', async () => {
  configure();
  await queueMail(mail);
  await queueMail({ ...mail, key: 'verification:2' });
  await runJobsNow();
  await pool().query("insert into mails (key, message) values ('verification:3', '{}')");
  const age = (key: string, days: number) =>
    pool().query(
      "update mails set queued_at = now() - $2 * interval '1 day', sent_at = sent_at - $2 * interval '1 day' where key = $1",
      [key, days],
    );
  await age('verification:1', 181);
  await age('verification:2', 179);
  await age('verification:3', 500);
  await runJobsNow({ firing: 'purge-mail-keys' });
  const { rows } = await pool().query('select key from mails order by key');
  expect(rows).toEqual([{ key: 'verification:2' }, { key: 'verification:3' }]);
});

test('deleting an account takes back the waiting mails to its address, and those in its name, and keeps the keys', async () => {
  configure();
  await queueMail(mail);
  await queueMail({ ...mail, to: 'help@example.org', replyTo: mail.to, key: 'enquiry:1' });
  await queueMail({ ...mail, to: 'bob@example.org', key: 'verification:2' });
  await forgetMailsOf(mail.to, new Date());
  const { rows } = await pool().query('select key from mails where message is null order by key');
  expect(rows).toEqual([{ key: 'enquiry:1' }, { key: 'verification:1' }]);
  await queueMail(mail);
  await runJobsNow();
  expect(kept.map(({ to }) => to)).toEqual(['bob@example.org']);
});

test.each([
  ['to', { to: 'ann@example.org\r\nBcc: all@example.org' }],
  ['subject', { subject: 'Hi\nBcc: all@example.org' }],
  ['key', { key: 'a\r\nb' }],
])('a line break in %s is refused', async (_field, broken) => {
  await expect(queueMail({ ...mail, ...broken })).rejects.toThrow('line break');
});

test('a comma in the address makes no second recipient', async () => {
  server = await startMailServer();
  configure(server.url);
  await queueMail({ ...mail, to: 'ann@example.org, bob@example.org' });
  await runJobsNow();
  expect(server.received.flatMap(({ to }) => to ?? []).map(({ address }) => address)).not.toContain(
    'bob@example.org',
  );
});

test('while the mail server is down mails wait, and each arrives once when it is back', async () => {
  const away = await startMailServer();
  const port = Number(new URL(away.url).port);
  await away.close();
  configure(away.url);
  const keys = ['a', 'b', 'c'];
  for (const key of keys) await queueMail({ ...mail, key });
  await runJobsNow();
  await runJobsNow({ ahead: true });
  expect(await deadJobs()).toEqual([]);
  server = await startMailServer(port);
  await runJobsNow({ ahead: true });
  await runJobsNow({ ahead: true });
  expect(server.received).toHaveLength(3);
  expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
    new Set(keys.map((key) => `<${key}@liftoff.example>`)),
  );
});

test('a temporary refusal (4xx) is retried', async () => {
  server = await startMailServer();
  server.refusal = { responseCode: 451, text: 'greylisted' };
  configure(server.url);
  await queueMail(mail);
  await runJobsNow();
  expect(await deadJobs()).toEqual([]);
  delete server.refusal;
  await runJobsNow({ ahead: true });
  expect(server.received).toHaveLength(1);
});

test('a final refusal (5xx) is dead at once, with the reason', async () => {
  server = await startMailServer();
  server.refusal = { responseCode: 550, text: 'no such user' };
  configure(server.url);
  await queueMail(mail);
  await runJobsNow();
  expect(await deadJobs()).toMatchObject([
    {
      name: 'send-mail',
      payload: { key: 'verification:1', to: 'ann@example.org' },
      attempts: 1,
      error: expect.stringContaining('no such user'),
    },
  ]);
});
