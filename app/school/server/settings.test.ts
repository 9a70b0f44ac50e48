import { expect, test } from 'vitest';
import { seedHackathons } from '#app/hackathons/server/seed.ts';
import { seedInvestors } from '#app/investors/server/seed.ts';
import { brandSettings } from '#app/shared/brand.ts';
import { testApp } from '#test/app.ts';
import { signedIn, signedInAdmin, signedUp } from '#test/people.ts';

const vega = {
  name: 'Vega School',
  supportEmail: 'help@vega.in',
  linkedin: 'https://www.linkedin.com/company/vega',
  instagram: '',
  grievanceOfficer: 'Asha Rao, 12 MG Road, Bengaluru 560001, +91 80 0000 0000',
};

async function opened(variables: Record<string, string> = {}) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', ...variables });
  const { token } = await signedInAdmin(app);
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });
  return { app, ask };
}

test('the environment gives the settings until an admin changes them, and mails follow at once', async () => {
  const { app, ask } = await opened({ PRODUCT_NAME: 'Launch Lab' });
  expect((await ask('GET', '/admin/settings/school')).body).toMatchObject({
    name: 'Launch Lab',
    instagram: null,
    version: 0,
  });
  const { status, body } = await ask('PUT', '/admin/settings/school', { ...vega, version: 0 });
  expect(status).toBe(200);
  expect(body).toEqual({ ...vega, instagram: null, version: 1 });
  await signedUp(app, { email: 'kabir@example.in' });
  const [mail] = await app.mailbox('kabir@example.in');
  expect(JSON.stringify(mail)).toContain('Vega School');
  expect(JSON.stringify(mail)).not.toContain('Launch Lab');
  // Pages carry the brand; who answers for personal data is in the policy alone.
  expect(brandSettings()).toEqual({
    name: 'Vega School',
    supportEmail: 'help@vega.in',
    linkedin: 'https://www.linkedin.com/company/vega',
    instagram: null,
    guaranteeDays: 60,
    tutor: false,
  });
});

test('of two admins who edit the same settings, the second learns of the first', async () => {
  const { ask } = await opened();
  await ask('PUT', '/admin/settings/school', { ...vega, version: 0 });
  const late = await ask('PUT', '/admin/settings/school', { ...vega, name: 'Late', version: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: 'settings/changed-meanwhile' } });
  expect((await ask('GET', '/admin/settings/school')).body.name).toBe('Vega School');
});

test.each([
  ['name', 'V'],
  ['name', '<b>Vega</b>'],
  ['supportEmail', 'nobody'],
  ['supportEmail', 'help@school.example'],
  ['linkedin', 'http://linkedin.com/vega'],
  ['grievanceOfficer', 'x'.repeat(301)],
])('the field %s is named when it is %j', async (field, typed) => {
  const { ask } = await opened();
  const { status, body } = await ask('PUT', '/admin/settings/school', {
    ...vega,
    [field]: typed,
    version: 0,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('a change is in the audit log', async () => {
  const { ask } = await opened();
  await ask('PUT', '/admin/settings/school', { ...vega, version: 0 });
  await ask('PUT', '/admin/settings/referrals', {
    discountPercent: 12,
    rewardPercent: 8,
    leastPayoutPaise: 500_00,
    version: 0,
  });
  await ask('PUT', '/admin/settings/college', { domains: ['ac.in', 'IITB.ac.in'], version: 0 });
  const { body } = await ask('GET', '/admin/audit');
  expect(body.items.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
    'college/domains',
    'referral/terms',
    'school/change',
  ]);
  expect(body.items[0].details).toEqual({ domains: 'ac.in, iitb.ac.in' });
});

test('a domain that an admin adds opens the College plan', async () => {
  const { app, ask } = await opened();
  const { token } = await signedIn(app, { email: 'kabir@iitb.example-college.in' });
  const standing = async () => (await app.call('GET', '/college/standing', { token })).body;
  expect((await standing()).eligibleBy).toBeNull();
  await ask('PUT', '/admin/settings/college', {
    domains: ['ac.in', 'example-college.in'],
    version: 0,
  });
  expect((await standing()).eligibleBy).toBe('academic-address');
});

test('the overview lists what is missing until it is there', async () => {
  const { ask } = await opened();
  const texts = async (): Promise<string[]> =>
    (await ask('GET', '/admin/overview')).body.setup.map(({ text }: { text: string }) => text);
  const missing = await texts();
  expect(missing[0]).toMatch(/support address/);
  expect(missing.some((text) => text.includes('who sells'))).toBe(true);
  await ask('PUT', '/admin/settings/school', { ...vega, version: 0 });
  await ask('PUT', '/admin/seller', {
    name: 'Vega Learning',
    address: 'Bengaluru',
    state: '29',
    gstin: null,
    sac: '999293',
    ratePercent: 18,
  });
  const left = await texts();
  expect(left.some((text) => /support address|who sells|personal data/.test(text))).toBe(false);
  expect(left.length).toBe(missing.length - 3);
});

test('one press removes the samples that nobody has edited or used', async () => {
  const { app, ask } = await opened();
  await Promise.all([seedHackathons(app.clock), seedInvestors(app.clock)]);
  const { items } = (await app.call('GET', '/hackathons')).body;
  const [used, edited] = items.map(({ id }: { id: string }) => id);
  const samples = async () => (await ask('GET', '/admin/overview')).body.samples as string[];
  const before = await samples();
  expect(before).toHaveLength(2);

  const { body: desk } = await ask('GET', `/admin/hackathons/${edited}`);
  await ask('PUT', `/admin/hackathons/${edited}/publication`, {
    version: desk.version,
    published: false,
  });
  const { token } = await signedIn(app, { email: 'kabir@example.in' });
  await app.call('PUT', `/hackathons/${used}/registration`, { token, body: {} });

  const { body } = await ask('POST', '/admin/samples/removal');
  expect(body.removed).toBeGreaterThan(0);
  expect(await samples()).toEqual([]);
  expect((await app.call('GET', '/investors')).body.total).toBe(0);
  const left = (await app.call('GET', '/hackathons')).body.items;
  expect(left.map(({ id }: { id: string }) => id)).toContain(used);
  expect((await ask('GET', `/admin/hackathons/${edited}`)).status).toBe(200);
});

test('the school’s answers name the percents of today', async () => {
  const { app, ask } = await opened();
  const answer = async () => {
    const { body } = await app.call('GET', '/search', { query: { q: 'earns its owner' } });
    return JSON.stringify(body);
  };
  expect(await answer()).not.toContain('{discount}');
  await ask('PUT', '/admin/settings/referrals', {
    discountPercent: 37,
    rewardPercent: 8,
    leastPayoutPaise: 500_00,
    version: 0,
  });
  expect(await answer()).toContain('37%');
});
