import { expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { signedIn, signedInAdmin, toldTo, waitingAt, type SignedIn } from '#test/people.ts';

const page = {
  handle: 'naina',
  line: 'Builds forms.',
  isPublic: true,
  indexed: false,
  certificates: [],
  projects: [],
};

/** A school in which Naina shows a page. */
async function reportedSchool(limits = '100') {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: limits });
  const admin = await signedInAdmin(app);
  const naina = await signedIn(app);
  const save = ({ token }: SignedIn, body: object) =>
    app.call('PUT', '/account/public-page', { token, body: { ...page, ...body } });
  await save(naina, {});
  const { token } = admin;
  return {
    app,
    admin,
    naina,
    save,
    report: (body: object = {}, handle = 'naina') =>
      app.call('POST', `/members/${handle}/reports`, { body: { reason: 'sells', ...body } }),
    reported: async () =>
      (await app.call('GET', '/admin/public-pages', { token, query: { show: 'reported' } })).body,
    waiting: () => waitingAt(app, token, '/admin/public-pages'),
    dismiss: (until: string) =>
      app.call('POST', `/admin/public-pages/${naina.uid}/dismissal`, { token, body: { until } }),
    audited: async () =>
      (await app.call('GET', '/admin/audit', { token })).body.items.map(
        ({ action }: { action: string }) => action,
      ),
  };
}

test('anyone reports a page, the desk counts and shows it, and nothing says who it was', async () => {
  const { app, naina, report, reported, waiting } = await reportedSchool();
  expect(await waiting()).toBe(0);
  expect((await report()).body).toEqual({ message: 'Thank you, we will look at the page' });
  app.clock.advance({ hours: 1 });
  await report({ reason: 'untrue', words: ' The certificate is not hers. ' });
  expect(await waiting()).toBe(1);
  expect(await reported()).toMatchObject({
    total: 1,
    items: [
      {
        uid: naina.uid,
        handle: 'naina',
        reports: [
          { reason: 'sells', words: '', times: 1 },
          { reason: 'untrue', words: 'The certificate is not hers.', times: 1 },
        ],
      },
    ],
  });
  const [row] = await q<{ member_page_reports: object }>()
    .selectFrom('member_page_reports')
    .selectAll()
    .execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'reason',
    'reported_at',
    'times',
    'uid',
    'words',
  ]);
  expect(await toldTo(app, naina)).toEqual([]);
});

test('the same said again is counted, many at once too, and one page takes twenty different reports', async () => {
  const { report, reported, waiting } = await reportedSchool();
  await Promise.all([1, 2, 3, 4, 5].map(() => report({ words: 'Buy this' })));
  expect((await reported()).items[0].reports).toMatchObject([{ words: 'Buy this', times: 5 }]);
  await Promise.all(Array.from({ length: 25 }, (_, n) => report({ words: `Number ${n}` })));
  expect((await report({ words: 'One more' })).status).toBe(201);
  expect((await reported()).items[0].reports).toHaveLength(20);
  await report({ words: 'Buy this' });
  expect((await reported()).items[0].reports[0]).toMatchObject({ times: 6 });
  expect(await waiting()).toBe(1);
});

test('a report needs a reason from the list and few words, and an address sends ten an hour', async () => {
  const { app, report } = await reportedSchool('1');
  expect((await report({ reason: 'boring' })).body.error).toBe('Please choose a reason');
  expect((await report({ words: 'x'.repeat(501) })).status).toBe(400);
  for (let sent = 0; sent < 8; sent += 1) expect((await report()).status).toBe(201);
  expect((await report()).status).toBe(429);
  app.clock.advance({ hours: 2 });
});

test('what nobody can see cannot be reported: private, hidden and unknown pages answer alike', async () => {
  const { app, admin, naina, save, report } = await reportedSchool();
  expect((await report({}, 'NAINA')).status).toBe(201);
  const unknown = await report({}, 'nobody-here');
  expect(unknown.body.code).toBe('pages/not-found');
  await save(naina, { isPublic: false });
  expect((await report()).body).toEqual(unknown.body);
  await save(naina, {});
  await app.call('POST', `/admin/public-pages/${naina.uid}/hiding`, {
    token: admin.token,
    body: { reason: 'A test' },
  });
  expect((await report()).body).toEqual(unknown.body);
});

test('an admin leaves the page as it is; a report that came meanwhile still waits', async () => {
  const { app, report, reported, waiting, dismiss, audited } = await reportedSchool();
  await report();
  const [{ reportedAt }] = (await reported()).items[0].reports;
  app.clock.advance({ minutes: 1 });
  await report({ reason: 'unkind' });
  expect((await dismiss(reportedAt)).status).toBe(204);
  expect((await reported()).items[0].reports).toMatchObject([{ reason: 'unkind' }]);
  expect((await audited())[0]).toBe('member-page/dismiss-reports');
  const [{ reportedAt: later }] = (await reported()).items[0].reports;
  for (const _ of [1, 2]) expect((await dismiss(later)).status).toBe(204);
  expect(await waiting()).toBe(0);
  expect((await audited()).filter((each: string) => each.includes('dismiss'))).toHaveLength(2);
  expect((await app.call('GET', '/members/naina')).status).toBe(200);
});

test('hiding the page settles what was reported of it, and tells its owner as before', async () => {
  const { app, admin, naina, report, waiting, audited } = await reportedSchool();
  await report();
  const path = `/admin/public-pages/${naina.uid}/hiding`;
  const { token } = admin;
  await app.call('POST', path, { token, body: { reason: 'It sells courses' } });
  expect(await waiting()).toBe(0);
  expect(await toldTo(app, naina)).toEqual(['Your public page was hidden']);
  expect((await audited())[0]).toBe('member-page/hide');
  await app.call('DELETE', path, { token });
  expect(await waiting()).toBe(0);
});

test('an export has the reports of one’s page without their words, and a deletion takes them', async () => {
  const { app, naina, report, waiting } = await reportedSchool();
  await report({ words: 'I am Kabir and I know her.' });
  const part = personalData.find((each) => each.part === 'public-page');
  const ctx = systemContext(app.clock, 'test');
  const { data } = (await part?.exportOf?.(naina)) ?? {};
  expect(data).toMatchObject({ reports: [{ reason: 'sells', times: 1 }] });
  expect(JSON.stringify(data)).not.toContain('Kabir');
  await tx(async () => part?.erase?.(ctx, naina));
  expect(await waiting()).toBe(0);
});
