import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#app/platform/embedded/open-embedded.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { pastedCourse, pastedText } from '#test/courses-to-paste.ts';
import { copyOfTemplate, testLog } from '#test/database.ts';
import { openImport, stored } from '#test/course-import.ts';

test('with a fault in the 250th nothing is stored, and the fault is reported with its line', async () => {
  const { paste } = await openImport();
  const text = pastedText(
    500,
    (lines) => (lines[249] = JSON.stringify({ ...pastedCourse(250), title: '' }, null, 1)),
  );
  const fault = {
    index: 249,
    line: 253,
    slug: 'pasted-250',
    path: 'title',
    message: 'title: this may not be empty',
  };
  expect((await paste(text, true)).body.faults).toEqual([fault]);
  const refused = await paste(text);
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      code: 'courses/import-faulty',
      error: 'Line 253: title: this may not be empty. Nothing was added.',
      faults: [fault],
    },
  ]);
  expect(await stored()).toEqual([]);
});

test('an admin creates six hundred in ten minutes, and two who paste the same simultaneously add it once', async () => {
  const { paste } = await openImport();
  const both = await Promise.all([paste(pastedText(50)), paste(pastedText(50))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored()).toHaveLength(50);
  const more = (from: number) =>
    JSON.stringify(
      Array.from({ length: 500 }, (_, index) => ({
        ...pastedCourse(from + index),
        courseContent: [],
      })),
    );
  expect((await paste(more(1000))).status).toBe(200);
  expect((await paste(more(2000))).status).toBe(429);
});

test('an import that takes longer than thirty seconds is rolled back', async () => {
  const { app, paste } = await openImport();
  const { clock } = app;
  const now = clock.now.bind(clock);
  onTestFinished(() => void (clock.now = now));
  let asked = 0;
  // Each reading of the clock is a second later.
  clock.now = () => new Date(now().getTime() + (asked += 1) * 1000);
  const { status, body } = await paste(pastedText(50));
  expect([status, body.code]).toEqual([503, 'courses/import-too-slow']);
  expect(await stored()).toEqual([]);
});

const embedded = !inject('databaseTemplate').serverUrl;

test.runIf(embedded)(
  'a process that is killed at the 173rd of five hundred has stored none',
  async () => {
    const { dataDir, drop } = await copyOfTemplate();
    onTestFinished(drop);
    const importing = (task: object) =>
      fork(
        join(projectRoot, 'test/fixtures/import-process.ts'),
        [JSON.stringify({ dataDir, ...task })],
        { execArgv: [] },
      );
    const countCourses = async () => {
      const { pool, close } = await openEmbedded({ dataDir, log: testLog });
      const { rows } = await pool.query(
        'select (select count(*) from courses)::int as courses, (select count(*) from lessons)::int as lessons',
      );
      await close();
      return rows[0];
    };
    expect(await once(importing({ killedAt: 173 }), 'close')).toEqual([null, 'SIGKILL']);
    expect(await countCourses()).toEqual({ courses: 0, lessons: 0 });
    const again = importing({});
    expect(await once(again, 'message')).toEqual([500, undefined]);
    await once(again, 'close');
    expect(await countCourses()).toEqual({ courses: 500, lessons: 1500 });
  },
);

test('a course whose text shows a picture that Media does not have is refused, with its address', async () => {
  const { app, token, paste } = await openImport();
  const address = `/media/${'v'.repeat(22)}`;
  const lesson = { title: 'Look', text: `Look here.\n\n![A loom](${address})` };
  const course = { ...pastedCourse(1), courseContent: [{ title: 'Begin', lessons: [lesson] }] };
  const message = `“Look” names ${address}, which is not in Media. Upload it there, and put its address into the text`;
  const path = 'courseContent.0.lessons.0.text';
  const dry = await paste(JSON.stringify([course]), true);
  expect(dry.body.faults).toMatchObject([{ path, message: expect.stringContaining(message) }]);
  expect((await paste(JSON.stringify([course]))).body.code).toBe('courses/import-faulty');
  const created = await app.call('POST', '/courses', { token, body: course });
  expect([created.status, created.body.fields]).toEqual([400, { [path]: message }]);
  expect(await stored()).toEqual([]);
});
