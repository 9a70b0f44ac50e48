import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database.ts';
import { pages } from '#app/shared/pages.ts';
import { startApp } from '../../scripts/running-app.ts';
import { testLog } from '../database.ts';
import { grown, growSchool, onePageOfEach } from '../grown.ts';
import { freshDataDirectory } from './fresh-app.ts';
import { admin, adminEmail, call } from './people.ts';

const most = 1.25;
const dataDir = await freshDataDirectory();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Items of each kind that visitors can read: a value for every named part of an address. */
const parts: Record<string, string> = {
  courseId: 'no-code-app-lab',
  courseSlug: 'no-code-app-lab',
  lessonId: 'five-people-five-questions',
  // The document does not depend on the quiz.
  quizId: '1',
  lessonSlug: 'five-people-five-questions',
  hackathonId: 'clinic-queue',
  id: 'airtable',
  // The documents of members and admins don't depend on the person or the item.
  investorId: '1',
  uid: '1',
  key: '1',
  enquiryId: '1',
  orderId: '1',
  applicationId: '1',
  // One document about one thing. It does not exist, so this visits the page that says so.
  number: '1',
  handle: 'nobody',
};

const pathsWith = (values: Readonly<Record<string, string>>): string[] =>
  pages
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/dev/'))
    .map((path) =>
      path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const value = values[name];
        if (!value) throw new Error(`${path}: give ${name} a value`);
        return value;
      }),
    );

/** The size in bytes of every document, and of the data that the browser requests instead of it. */
async function weigh(url: string, paths: readonly string[]): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  for (const path of paths)
    for (const address of [path, `${path === '/' ? '/_' : path}.data`]) {
      const response = await fetch(url + address, { redirect: 'manual' });
      const { byteLength } = await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${address}: ${response.status}`);
      if (response.status === 200) weights.set(address, byteLength);
    }
  return weights;
}

async function runningWith<Found>(work: (url: string) => Promise<Found>): Promise<Found> {
  const app = await startApp({ DATA_DIR: dataDir, ADMIN_EMAIL: adminEmail });
  try {
    return await work(app.url);
  } finally {
    await app.stop();
  }
}

async function growTo(...how: Parameters<typeof growSchool>): Promise<void> {
  await openDatabase({ dataDir, log: testLog });
  try {
    await growSchool(...how);
  } finally {
    await closeDatabase();
  }
}

async function publishOpening(url: string): Promise<string> {
  const { token } = await admin(url);
  const opening = {
    title: 'Builder',
    firm: 'Nobody & Sons',
    city: 'Pune',
    remote: false,
    employment: 'full-time',
    payFrom: null,
    payTo: null,
    payPer: 'year',
    description: 'Builds.',
    closesAt: new Date(Date.now() + 864_000_000).toISOString(),
  };
  const { slug } = await call(url, 'POST', '/api/admin/openings', opening, token);
  return slug;
}

/** As in test/bounded.test.ts, the first page of every list is full before anything is compared. */
test('no page grows with the amount of data', { timeout: 300_000 }, async () => {
  const slug = await runningWith(publishOpening);
  const paths = [...pathsWith({ ...parts, slug }), '/sitemap.xml'];
  await growTo(onePageOfEach);
  const before = await runningWith((url) => weigh(url, paths));
  await growTo(grown, onePageOfEach.courses + 1);
  const after = await runningWith((url) => weigh(url, paths));
  expect([...after.keys()]).toEqual([...before.keys()]);
  const lists = ['/', '/courses', '/courses/no-code-app-lab', `/placements/openings/${slug}`];
  expect(lists.filter((path) => !after.has(path))).toEqual([]);
  const heavier = [...after].flatMap(([address, bytes]) => {
    const times = bytes / (before.get(address) ?? bytes);
    return times > most ? [`${address}: ${before.get(address)} → ${bytes}`] : [];
  });
  expect(heavier).toEqual([]);
});
