import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { naina, signedInAdmin } from '#test/people.ts';
import { code, confirm, subscribe } from '#test/newsletter.ts';

const query = {
  name: 'Naina Gill',
  email: 'Naina@Example.in',
  subject: 'College plan',
  message: 'Is my address fine?\n\n<b>Thanks</b>',
};

const forms = [
  [
    '/newsletter/subscribe',
    { email: 'naina@example.in' },
    "You've been subscribed to the Newsletter!",
  ],
  [
    '/collaboration/enquiries',
    { email: 'naina@example.in' },
    "Thanks for your interest! We'll be in touch soon.",
  ],
  ['/contact/queries', query, 'Message sent successfully! We will get back to you soon.'],
] as const;

test.each(forms)('%s accepts the form, and confirms it', async (path, body, message) => {
  const app = await testApp();
  expect(await app.call('POST', path, { body })).toMatchObject({ status: 200, body: { message } });
});

test.each(forms)(
  '%s names missing or invalid fields, and accepts no second line in an address',
  async (path, body) => {
    const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
    const refused = async (email: unknown) => {
      const { status, body: answer } = await app.call('POST', path, { body: { ...body, email } });
      return [status, answer.error, answer.fields];
    };
    const required = 'Email is required';
    for (const email of ['', '  ', undefined])
      expect(await refused(email)).toEqual([400, required, { email: required }]);
    const invalid = 'Please enter a valid email address';
    for (const email of [
      'naina',
      'na ina@example.in',
      'naina@example.in\r\nBcc: all@example.in',
      'naina@example.in\n',
      'a@b.in, c@d.in',
    ]) {
      expect(await refused(email)).toEqual([400, invalid, { email: invalid }]);
    }
    expect(await app.mailbox()).toEqual([]);
  },
);

test.each(forms)(
  '%s accepts five forms an hour from one place, and five for one address',
  async (path, body) => {
    const app = await testApp();
    const send = async (email: string, ip: string) =>
      app.call('POST', path, { body: { ...body, email }, ip });
    for (let n = 1; n <= 5; n += 1)
      expect((await send(`from-here-${n}@example.in`, '192.0.2.1')).status).toBe(200);
    const sixth = await send('from-here-6@example.in', '192.0.2.1');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'request/too-many']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let n = 1; n <= 5; n += 1)
      expect((await send('naina@example.in', `192.0.2.${n + 1}`)).status).toBe(200);
    expect((await send(' NAINA@example.in', '192.0.2.9')).status).toBe(429);
  },
);

const supportEmail = 'support@example.in';

test('without a support address an enquiry waits in the inbox, and no mail is queued', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(app);
  await app.call('POST', '/contact/queries', { body: query });
  expect((await app.mailbox()).filter(({ subject }) => subject.startsWith('Contact form'))).toEqual(
    [],
  );
  expect((await app.call('GET', '/admin/enquiries', { token })).body.enquiries).toMatchObject([
    { subject: 'College plan' },
  ]);
});

test('a question reaches the support address as text only, and a reply goes to its author', async () => {
  const app = await testApp({ SUPPORT_EMAIL: supportEmail });
  await app.call('POST', '/contact/queries', { body: query });
  const mails = await app.mailbox();
  expect(mails).toMatchObject([
    { to: supportEmail, subject: 'Contact form: College plan', html: '' },
  ]);
  expect(mails[0]?.text).toContain('From: Naina Gill <naina@example.in>');
  expect(mails[0]?.text).toContain('Is my address fine?\n\n<b>Thanks</b>');
});

test.each(['name', 'subject'])('a %s must be one line, and not empty', async (field) => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  for (const text of [
    'Naina\r\nBcc: all@example.in',
    'Naina\nGill',
    'Naina\u202Ereversed',
    ' \n',
  ]) {
    const { status, body } = await app.call('POST', '/contact/queries', {
      body: { ...query, [field]: text },
    });
    expect([status, body.fields]).toEqual([400, { [field]: 'Please write this on one line' }]);
  }
  const { body } = await app.call('POST', '/contact/queries', {
    body: { ...query, [field]: '  ', message: '' },
  });
  expect(body.fields).toEqual({
    [field]: `${field === 'name' ? 'Name' : 'Subject'} is required`,
    message: 'Message is required',
  });
});

test('the same words sent twice, also simultaneously, are one enquiry and one mail until an admin has dealt with it', async () => {
  const app = await testApp({
    RATE_LIMIT_FACTOR: '100',
    ADMIN_EMAIL: 'asha@example.in',
    SUPPORT_EMAIL: supportEmail,
  });
  const send = () => app.call('POST', '/contact/queries', { body: query });
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await app.mailbox()).toHaveLength(1);
  const { token } = await signedInAdmin(app);
  const inbox = async (state: string) =>
    (await app.call('GET', '/admin/enquiries', { token, query: { state } })).body.enquiries;
  const [waiting, ...others] = await inbox('new');
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    kind: 'contact',
    email: 'naina@example.in',
    subject: 'College plan',
    movedBy: null,
  });

  const move = (to: string) =>
    app.call('POST', `/admin/enquiries/${waiting.id}/moves`, { token, body: { from: 'new', to } });
  const moves = await Promise.all([move('answered'), move('answered')]);
  expect(moves.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await inbox('answered')).toMatchObject([{ id: waiting.id, movedBy: 'Asha Rao' }]);
  await send();
  expect(await app.mailbox(supportEmail)).toHaveLength(2);
  expect(await inbox('new')).toHaveLength(1);
});

test('nothing is sent before the mailed link is pressed, which works once', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  await subscribe(app);
  expect((await app.mailbox()).map(({ to, subject }) => [to, subject])).toEqual([
    [naina.email, 'Confirm your subscription'],
  ]);
  const oobCode = await code(app, 'confirm');
  const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(app, oobCode)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await app.mailbox()).map(({ subject }) => subject)).toEqual([
    'You are on the list',
    'Confirm your subscription',
  ]);
  expect((await confirm(app, oobCode)).body.code).toBe('newsletter/invalid-code');
});
