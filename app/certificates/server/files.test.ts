import { expect, test } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { certified, school } from '#test/certificates.ts';
import { ask, passDays, zephyr } from '#test/deletions.ts';
import { signedInAdmin } from '#test/people.ts';
import { certificateFiles } from './routes.ts';

const get = (app: TestApp, address: string) => certificateFiles(app).request(address);

test('the files of a certificate have their types, and nobody stores them', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const types = {
    '.pdf': 'application/pdf',
    '/credential.json': 'application/json',
    '/credential.jwt': 'text/plain; charset=UTF-8',
    '/badge.png': 'image/png',
  };
  for (const [ending, type] of Object.entries(types)) {
    const { status, headers } = await get(app, `/certificates/${number}${ending}`);
    expect([ending, status, headers.get('content-type')]).toEqual([ending, 200, type]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await get(app, `/certificates/LFT-0000-0000${ending}`)).status).toBe(404);
  }
  expect((await get(app, '/.well-known/jwks.json')).status).toBe(200);
});

test('the printed address and the plain form lead to the page', async () => {
  const { app } = await school();
  const location = async (address: string) => (await get(app, address)).headers.get('location');
  expect(await location('/c/LFT-7Q4M-29KD')).toBe('/certificates/LFT-7Q4M-29KD');
  expect(await location('/c?number=LFT+7Q4M+29KD')).toBe('/certificates/LFT%207Q4M%2029KD');
  expect(await location('/c/%2F%2Fevil.example')).toBe('/certificates/%2F%2Fevil.example');
});

test('whoever tries numbers is stopped, on the page and at the files alike', async () => {
  const { app } = await school();
  const statuses: number[] = [];
  for (let turn = 0; turn < 61; turn++)
    statuses.push((await get(app, '/certificates/LFT-0000-0000.pdf')).status);
  expect([statuses[59], statuses[60]]).toEqual([404, 429]);
  expect((await app.call('GET', '/certificates/LFT-0000-0000')).status).toBe(429);
});

test.for([true, false])(
  'with an account’s deletion the person chooses whether certificates stay: %s',
  async (keepCertificates) => {
    const { app, person } = await school(zephyr);
    const { number } = await certified(app, person);
    const before = (await app.call('GET', `/certificates/${number}`)).body;
    const asked = await app.call('POST', '/account/deletion', {
      token: person.token,
      body: { currentPassword: zephyr.password, keepCertificates },
    });
    expect(asked.status).toBe(200);
    await passDays(app, 15);
    const after = (await app.call('GET', `/certificates/${number}`)).body;
    if (keepCertificates) {
      expect(after).toEqual(before);
      const { token } = await signedInAdmin(app);
      const again = await app.call('POST', `/admin/certificates/${number}/reissue`, {
        token,
        body: { reason: 'Asked by mail' },
      });
      expect(again.body.code).toBe('certificates/account-deleted');
      return expect((await app.call('GET', `/certificates/${number}`)).body).toEqual(before);
    }
    expect(JSON.stringify(after)).not.toContain('Quillfeather');
    expect(after.withdrawn.reason).toBe('Its holder deleted their account');
  },
);

test('without a choice, certificates lose the name', async () => {
  const { app, person } = await school(zephyr);
  const { number } = await certified(app, person);
  await ask(app, person);
  await passDays(app, 15);
  expect((await app.call('GET', `/certificates/${number}`)).body.name).toBe('');
});

test('a certificate that was withdrawn before keeps the reason of that', async () => {
  const { app, person } = await school(zephyr);
  const { number } = await certified(app, person);
  const { token } = await signedInAdmin(app);
  const reason = 'Issued by mistake.';
  await app.call('POST', `/admin/certificates/${number}/withdrawal`, { token, body: { reason } });
  const before = (await app.call('GET', `/certificates/${number}`)).body;
  await ask(app, person);
  await passDays(app, 15);
  const after = (await app.call('GET', `/certificates/${number}`)).body;
  expect(after).toEqual({ ...before, name: '' });
});
