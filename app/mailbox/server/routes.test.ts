import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { runJobsNow } from '#app/platform/jobs.ts';
import { queueMail } from '#app/platform/mailer.ts';
import { testApp } from '#test/app.ts';
import { StoredMail } from '../contract.ts';
import { mailboxRoutes } from './routes.ts';
import { storeMail } from './service.ts';

beforeEach(() => testApp());

const app = mailboxRoutes('everyone');
const mailsAt = async (path: string) => {
  const response = await app.request(path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return z.array(StoredMail).parse(await response.json());
};
const mail = {
  to: 'Ann@example.org',
  subject: 'Confirm',
  html: '<p style="color:red">Hello</p>',
  text: 'Open https://liftoff.example/a?b=c.',
  key: 'one',
};

test('stored mails are listed newest first, with their links, for all or for one recipient', async () => {
  await queueMail(mail);
  await runJobsNow();
  await queueMail({ ...mail, key: 'two', to: 'bob@example.org', subject: 'Welcome' });
  await runJobsNow();
  expect((await mailsAt('/dev/mailbox.json')).map(({ subject }) => subject)).toEqual([
    'Welcome',
    'Confirm',
  ]);
  expect(await mailsAt('/dev/mailbox.json?to=ann@example.org')).toMatchObject([
    {
      to: 'Ann@example.org',
      from: 'Liftoff <hello@liftoff.example>',
      subject: 'Confirm',
      links: ['https://liftoff.example/a?b=c'],
    },
  ]);
});

test('a mail delivered twice is stored once', async () => {
  const sent = { ...mail, from: 'hello@liftoff.example', at: new Date() };
  await storeMail(sent);
  await storeMail(sent);
  expect(await mailsAt('/dev/mailbox.json')).toHaveLength(1);
});

test('the HTML form is in a document that runs nothing', async () => {
  await queueMail(mail);
  await runJobsNow();
  const [kept] = await mailsAt('/dev/mailbox.json');
  const response = await app.request(`/dev/mailbox/${kept?.id}`);
  expect(await response.text()).toBe(mail.html);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
  expect((await app.request('/dev/mailbox/unknown')).status).toBe(404);
});

test('a mailbox of this machine shows nothing to another machine, nor under a foreign host name', async () => {
  await queueMail(mail);
  await runJobsNow();
  const [kept] = await mailsAt('/dev/mailbox.json');
  const here = mailboxRoutes('own-machine');
  const ask = async (path: string, remoteAddress: string, host: string) =>
    (await here.request(path, { headers: { host } }, { incoming: { socket: { remoteAddress } } }))
      .status;
  for (const path of ['/dev/mailbox.json', `/dev/mailbox/${kept?.id}`]) {
    expect(await ask(path, '127.0.0.1', 'localhost:3000')).toBe(200);
    expect(await ask(path, '192.168.0.7', 'localhost:3000')).toBe(404);
    expect(await ask(path, '127.0.0.1', 'rebound.example:3000')).toBe(404);
  }
});
