import { afterEach, expect, test } from 'vitest';
import { deadJobs } from '#app/platform/jobs.ts';
import { closeMailer, configureMailer } from '#app/platform/mailer.ts';
import { testApp } from '#test/app.ts';
import { startMailServer, type MailServer } from '#test/mail-server.ts';
import { naina } from '#test/people.ts';

let server: MailServer | undefined;
afterEach(async () => {
  closeMailer();
  await server?.close();
  server = undefined;
});

/**
 * The waits between tries are 5, 10, 20, 40, 80, 160 and 320 seconds: this many tries fit into ten
 * minutes.
 */
const triesInTenMinutes = 7;

test('50 sign-ups while the mail server is down for ten minutes: 50 mails afterwards, each once, and their links work', async () => {
  const app = await testApp({ LOG_LEVEL: 'silent' });
  const { url, close } = await startMailServer();
  await close();
  const configure = () =>
    configureMailer({
      smtpUrl: url,
      mailFrom: app.config.mail.from,
      appUrl: app.config.appUrl,
      mailbox: () => Promise.reject(new Error('no')),
    });
  configure();

  const addresses = Array.from({ length: 50 }, (_, n) => `naina-${n}@example.in`);
  const signUps = addresses.map((email, n) =>
    app.call('POST', '/auth/signup', { body: { ...naina, email }, ip: `203.0.113.${n}` }),
  );
  expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(
    addresses.map(() => 201),
  );

  await app.runJobs();
  for (let tries = 1; tries < triesInTenMinutes; tries += 1) {
    // Halfway through, the server listens again but refuses mails.
    if (tries === 4) {
      server = await startMailServer(Number(new URL(url).port));
      server.refusal = { responseCode: 451, text: 'starting up' };
    }
    await app.runJobs({ ahead: true });
  }
  expect(await deadJobs()).toEqual([]);
  expect(server?.received).toEqual([]);

  delete server?.refusal;
  await app.runJobs({ ahead: true });
  await app.runJobs({ ahead: true });
  const received = server?.received ?? [];
  expect(received.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual(addresses.toSorted());
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(50);

  const codes = received.map(({ text }) => /oobCode=([\w-]+)/.exec(text ?? '')?.[1]);
  const last = await app.call('POST', '/auth/verify-email', { body: { oobCode: codes.at(-1) } });
  expect(last).toMatchObject({ status: 200, body: { success: true } });
});
