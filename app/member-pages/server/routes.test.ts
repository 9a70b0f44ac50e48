import { expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { systemContext } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { certified } from '#test/certificates.ts';
import { signedIn, type SignedIn } from '#test/people.ts';
import { projectSchool } from '#test/projects.ts';
import { memberPageAddresses } from './sitemap.service.ts';

const off = {
  handle: 'naina',
  line: 'Builds forms that people finish.',
  isPublic: false,
  indexed: false,
  certificates: [] as string[],
  projects: [] as object[],
};
const on = { ...off, isPublic: true };

/** A school in which Naina has a certificate, and a project with a response. */
async function earnedSchool() {
  const school = await projectSchool();
  const { app, asker, helper, submit, respond } = school;
  const { number } = await certified(app, asker);
  const { id } = (await submit(asker, { words: 'Not for everyone.' })).body;
  await respond(helper, id);
  return {
    ...school,
    number,
    id: id as string,
    save: ({ token }: SignedIn, body: object) =>
      app.call('PUT', '/account/public-page', { token, body }),
    own: async ({ token }: SignedIn) =>
      (await app.call('GET', '/account/public-page', { token })).body,
    page: (handle: string) => app.call('GET', `/members/${handle}`),
    hide: ({ token }: SignedIn, { uid }: SignedIn, reason = 'It sells something') =>
      app.call('POST', `/admin/public-pages/${uid}/hiding`, { token, body: { reason } }),
    stopHiding: ({ token }: SignedIn, { uid }: SignedIn) =>
      app.call('DELETE', `/admin/public-pages/${uid}/hiding`, { token }),
  };
}

test('nothing is public until its owner says so, and then only what the owner chose', async () => {
  const { asker, course, number, id, save, own, page } = await earnedSchool();
  expect(await own(asker)).toMatchObject({
    page: null,
    certificates: [{ number, subject: { slug: course.slug } }],
    projects: [{ id, attempt: 1, points: 4, outOf: 5, response: 'Show it to three more people.' }],
  });
  expect((await page('naina')).status).toBe(404);
  expect((await save(asker, { ...off, certificates: [number] })).status).toBe(200);
  expect((await page('naina')).body.code).toBe('pages/not-found');

  await save(asker, on);
  expect((await page('naina')).body).toEqual({
    handle: 'naina',
    name: 'Naina Gill',
    line: on.line,
    town: '',
    languages: '',
    website: null,
    about: '',
    indexed: false,
    certificates: [],
    projects: [],
  });
  const shown = { ...on, certificates: [number], projects: [{ id, withResponse: false }] };
  await save(asker, shown);
  const { bytes, body } = await page('NAINA');
  expect(body).toMatchObject({
    certificates: [{ number }],
    projects: [{ course: course.title, link: 'https://naina.example/form', response: null }],
  });
  const text = new TextDecoder().decode(bytes);
  for (const secret of [asker.email, asker.uid, id, 'Not for everyone', 'three more people'])
    expect(text).not.toContain(secret);

  await save(asker, { ...shown, projects: [{ id, withResponse: true }] });
  expect((await page('naina')).body.projects).toMatchObject([
    { response: 'Show it to three more people.' },
  ]);
  await save(asker, { ...shown, isPublic: false });
  expect((await page('naina')).status).toBe(404);
  expect((await own(asker)).page).toMatchObject({ isPublic: false, certificates: [number] });
});

test('a member may say where she is, what she speaks, where her site is, and more', async () => {
  const { asker, save, page } = await earnedSchool();
  const told = {
    town: 'Thrissur',
    languages: 'Malayalam, English',
    website: 'https://naina.example/',
    about: 'A pharmacist for nine years.\n\nNow forms.',
  };
  await save(asker, { ...on, ...told });
  expect((await page('naina')).body).toMatchObject(told);
  const refused = await save(asker, { ...on, ...told, website: 'javascript:alert(1)' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['website']]);
  expect(
    Object.keys((await save(asker, { ...on, town: 'a\nb', about: 'x'.repeat(1001) })).body.fields),
  ).toEqual(['town', 'about']);
  await save(asker, { ...on, website: ' ' });
  expect((await page('naina')).body).toMatchObject({ town: '', website: null, about: '' });
});

test('corrected words are public only after their learner has saved the page again', async () => {
  const { app, asker, helper, id, save, page, correct } = await earnedSchool();
  const chosen = { ...on, projects: [{ id, withResponse: true }] };
  await save(asker, chosen);
  app.clock.advance({ minutes: 1 });
  await correct(helper, id);
  expect((await page('naina')).body.projects).toMatchObject([{ points: 4, response: null }]);
  app.clock.advance({ minutes: 1 });
  await save(asker, chosen);
  expect((await page('naina')).body.projects).toMatchObject([
    { response: 'You showed it to five.' },
  ]);
});

test('members can show only what is theirs, and only while it counts', async () => {
  const { app, admin, asker, learner, number, id, save, page } = await earnedSchool();
  for (const stolen of [{ certificates: [number] }, { projects: [{ id, withResponse: true }] }])
    expect((await save(learner, { ...on, ...stolen })).body.code).toBe('pages/not-yours');
  await save(asker, { ...on, certificates: [number] });
  await app.call('POST', `/admin/certificates/${number}/withdrawal`, {
    token: admin.token,
    body: { reason: 'Somebody else took the quizzes' },
  });
  expect((await page('naina')).body.certificates).toEqual([]);
});

test('if two people want an address at once, one gets it, and a former address stays reserved', async () => {
  const { app, asker, learner, save, page } = await earnedSchool();
  const both = await Promise.all([asker, learner].map((who) => save(who, on)));
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const [owner, other] = both[0]?.status === 200 ? [asker, learner] : [learner, asker];
  expect((await save(other, { ...on, handle: 'Naina' })).body).toMatchObject({
    code: 'pages/taken',
    fields: { handle: expect.stringContaining('taken') },
  });
  for (const handle of ['admin', 'na', 'na_na', 'liftoff'])
    expect((await save(other, { ...on, handle })).body.fields).toHaveProperty('handle');

  await save(owner, { ...on, handle: 'naina-gill' });
  expect((await page('naina')).status).toBe(404);
  expect((await page('naina-gill')).status).toBe(200);
  expect((await save(other, on)).status).toBe(409);
  app.clock.advance({ days: 89 });
  const later = await signedIn(app, { email: 'later@example.in' });
  expect((await save(later, on)).status).toBe(409);
  app.clock.advance({ days: 2 });
  expect((await save(later, on)).status).toBe(200);
});

test('search engines are told only of pages whose owners let them, while these are shown', async () => {
  const { app, admin, asker, save, hide } = await earnedSchool();
  const told = async () => {
    const entries = await memberPageAddresses.entries(app, { offset: 0, limit: 10 });
    const { count } = await memberPageAddresses.extent(app);
    return [count, ...entries.map(({ path }) => path)];
  };
  const indexed = { ...on, indexed: true };
  await save(asker, on);
  expect(await told()).toEqual([0]);
  await save(asker, indexed);
  expect(await told()).toEqual([1, '/members/naina']);
  await save(asker, { ...indexed, isPublic: false });
  expect(await told()).toEqual([0]);
  await save(asker, indexed);
  await hide(admin, asker);
  expect(await told()).toEqual([0]);
});

test('an admin hides a page with a reason, its owner is told, and the log says so', async () => {
  const { app, admin, asker, save, own, page, hide, stopHiding, told } = await earnedSchool();
  expect((await hide(admin, asker)).body.code).toBe('pages/no-such-page');
  await save(asker, { ...on, indexed: true });
  expect((await hide(admin, asker)).status).toBe(204);
  expect((await page('naina')).status).toBe(404);
  await save(asker, on);
  expect((await page('naina')).status).toBe(404);
  expect((await own(asker)).page.hiddenBecause).toBe('It sells something');
  expect(await told(asker)).toContain('Your public page was hidden');
  const { token } = admin;
  const listed = (query: Record<string, string>) =>
    app.call('GET', '/admin/public-pages', { token, query });
  expect((await listed({ handle: 'naina' })).body).toMatchObject({
    total: 1,
    items: [{ uid: asker.uid, name: 'Naina Gill', hiddenBecause: 'It sells something' }],
  });
  expect((await listed({ handle: 'other' })).body.items).toEqual([]);
  expect((await stopHiding(admin, asker)).status).toBe(204);
  expect((await page('naina')).status).toBe(200);
  const { items } = (await app.call('GET', '/admin/audit', { token })).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['member-page/hide', 'member-page/show']),
  );
});

test('a page is gone with its account, and while the account is disabled', async () => {
  const { app, admin, asker, number, save, page } = await earnedSchool();
  await save(asker, { ...on, certificates: [number] });
  const account = (act: string) =>
    app.call('POST', `/admin/members/${asker.uid}/${act}`, {
      token: admin.token,
      body: { reason: 'As asked' },
    });
  expect((await account('disabling')).status).toBe(204);
  expect((await page('naina')).status).toBe(404);
  await account('enabling');
  expect((await page('naina')).status).toBe(200);

  const part = personalData.find((each) => each.part === 'public-page');
  const subject = { uid: asker.uid, email: asker.email };
  expect((await part?.exportOf?.(subject))?.data).toMatchObject({
    address: expect.stringContaining('/members/naina'),
    certificates: [number],
  });
  const { token } = (
    await app.call('POST', '/auth/login', {
      body: { email: asker.email, password: asker.password },
    })
  ).body;
  const deletion = { currentPassword: asker.password, keepCertificates: true };
  const asked = await app.call('POST', '/account/deletion', { token, body: deletion });
  expect(asked.status).toBeLessThan(300);
  expect((await page('naina')).status).toBe(404);
  await tx(async () => part?.erase?.(systemContext(app.clock, 'test'), subject));
  expect((await part?.exportOf?.(subject))?.data).toBeNull();
});
