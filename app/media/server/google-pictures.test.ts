import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { startGooglePictures } from '#test/fakes/google-pictures.ts';
import { signedInAdmin } from '#test/people.ts';

const google = await startGooglePictures();
afterAll(google.stop);

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp({ ADMIN_EMAIL: 'asha@example.in', GOOGLE_PICTURES_URL: google.url });
  ({ token } = await signedInAdmin(app));
});

const ask = (path: string, host = 'https://lh7-rt.googleusercontent.com') =>
  app.call('POST', '/media/google-pictures', { token, body: { address: `${host}${path}` } });

test('a picture in Google Docs comes as its bytes', async () => {
  const { status, body } = await ask('/docsz/AD_4nXc?key=abc');
  expect(status).toBe(200);
  const bytes = readFileSync('test/fixtures/picture.png').toString('base64');
  expect(body.picture).toBe(`data:image/png;base64,${bytes}`);
});

test('nothing comes of a refusal, a redirect, a page, or more than ten megabytes', async () => {
  for (const path of ['/docsz/AD?key=old', '/docsz/moved', '/docsz/page', '/docsz/large']) {
    const { status, body } = await ask(path);
    expect([path, status, body.code]).toEqual([path, 404, 'media/no-google-picture']);
  }
});

test('no other server is asked', async () => {
  const { status, body } = await ask('/docsz/AD_4nXc?key=abc', google.url);
  expect([status, body.fields]).toEqual([
    400,
    { address: 'This is no address of a picture in Google Docs.' },
  ]);
});
