import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startApp, type RunningApp } from '../../scripts/running-app.ts';
import { packed, pagesMade } from '../cartridges.ts';
import { startBucket } from '../fakes/s3.ts';
import { picture } from '../media.ts';
import { freshDataDirectory } from './fresh-app.ts';
import { admin, adminEmail, call } from './people.ts';
import { openWindow } from './window.ts';

let app: RunningApp;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let environment: Record<string, string>;
/** While it is set, nothing is written to the bucket, so adding a package stops there. */
let hold: { reached: () => void; gone: Promise<void> } | undefined;

beforeAll(async () => {
  bucket = await startBucket(async (method) => {
    if (method !== 'PUT' || !hold) return;
    hold.reached();
    await hold.gone;
  });
  environment = {
    ADMIN_EMAIL: adminEmail,
    DATA_DIR: await freshDataDirectory(),
    PORT: String(await freePort()),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'school',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  app = await startApp(environment);
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
  rmSync(environment.DATA_DIR ?? '', { recursive: true, force: true });
});

function holdWrites() {
  const reached = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  hold = { reached: reached.resolve, gone: gone.promise };
  const letGo = () => {
    hold = undefined;
    gone.resolve();
  };
  return { reached: reached.promise, letGo };
}

/** An author who presses Add, and whose package is then half added. */
async function halfAdded(title: string) {
  const { token } = await admin(app.url);
  const course = {
    slug: title.toLowerCase(),
    title,
    description: 'Write a formula that everybody can read.',
    instructor: { name: 'Imran Qureshi' },
  };
  const { id } = await call(app.url, 'POST', '/api/courses', course, token);
  const made = pagesMade({ [title]: `<p>Hello</p><img src="counter.jpg" alt="">` });
  const buffer = packed({
    ...made,
    files: { ...made.files, 'pages/counter.jpg': await picture(400, title.length * 10) },
  });
  const stages = async (): Promise<number> =>
    (await call(app.url, 'GET', `/api/authoring/courses/${id}`, undefined, token)).stages.length;
  const library = async (): Promise<number> =>
    (await call(app.url, 'GET', '/api/media', undefined, token)).items.length;
  const page = await openWindow({
    url: app.url,
    token,
    own: true,
    expected: /net::ERR_|status of/,
  });
  page.on('dialog', (question) => void question.accept());
  await page.goto(`/teach/courses/${id}/cartridge`);
  const field = page.getByLabel('The package');
  const choose = () =>
    field.setInputFiles({ name: `${title}.imscc`, mimeType: 'application/zip', buffer });
  await choose();
  const add = page.getByRole('button', { name: 'Add to the draft' });
  await add.waitFor();
  const { reached, letGo } = holdWrites();
  await add.click();
  await reached;
  return { page, field, choose, add, stages, library, letGo };
}

test('an author who reloads the page while a package is added learns how it went', async () => {
  const { page, field, choose, stages, letGo } = await halfAdded('Reloaded');
  await page.reload();
  await page.getByText('A package is being added to the draft').waitFor();
  expect(await field.isDisabled()).toBe(true);
  expect(await stages()).toBe(0);
  letGo();
  await page
    .getByText('“Sell by chat” (1 stage with 1 lesson) was added to the draft on')
    .waitFor();
  expect(await stages()).toBe(1);
  await choose();
  await page.getByText('This very package was added to this course’s draft on').waitFor();
  await page.getByRole('button', { name: 'Add it again' }).click();
  await page.getByText('1 stage with 1 lesson added from').waitFor();
  expect(await stages()).toBe(2);
});

test('a package whose process is killed while it is added can be added again', async () => {
  const { page, choose, add, stages, library, letGo } = await halfAdded('Killed');
  const before = await library();
  const ended = once(app.process, 'exit');
  app.process.kill('SIGKILL');
  await ended;
  letGo();
  app = await startApp(environment);
  await page.reload();
  await page.getByText('The last package was refused or interrupted').waitFor();
  expect([await stages(), await library()]).toEqual([0, before]);
  await choose();
  await add.click();
  await page.getByText('1 stage with 1 lesson added from').waitFor();
  expect([await stages(), await library()]).toEqual([1, before + 1]);
});
