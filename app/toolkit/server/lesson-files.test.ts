import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { atDesk, first } from '#test/author-desk.ts';
import { mediaDoor, picture, uploaded } from '#test/media.ts';
import { member } from '#test/people.ts';
import type { LessonFiles } from '../lesson-files.contract.ts';

/** A desk of a course, and a member who looks for its files. */
async function atLessons() {
  const desk = await atDesk();
  const { token } = await member(desk.app, 'basicPlan', { email: 'meera@example.in' });
  const files = async (query = ''): Promise<LessonFiles> =>
    (await desk.app.call('GET', `/toolkit/lesson-files?${query}`, { token })).body;
  const names = async (query?: string) => (await files(query)).files.map(({ name }) => name);
  const upload = async (name: string): Promise<string> =>
    (await uploaded(desk.app, desk.admin, name, Buffer.from(`What ${name} says.`))).body.id;
  const lesson = first(first(await desk.stages()).lessons);
  const write = async (body: string) => {
    await desk.save(lesson.id, { body });
    await desk.publish();
  };
  return { desk, files, names, upload, lesson, write, token };
}

test('a file that an author puts into a lesson is in the toolkit once the lesson is published', async () => {
  const { desk, files, names, upload, lesson, write } = await atLessons();
  expect(await files()).toEqual({ files: [], page: 1, pages: 1, counted: true, topics: [] });
  const id = await upload('price-list.csv');
  const { body: shop } = await uploaded(desk.app, desk.admin, 'shop.jpg', await picture(90, 60));
  await desk.save(lesson.id, {
    body: `[The prices](/media/${id})\n\n![A shop](/media/${shop.id})`,
  });
  expect(await names()).toEqual([]);
  await desk.publish();
  const { files: found, topics } = await files();
  expect(found).toEqual([
    expect.objectContaining({
      id,
      name: 'price-list.csv',
      size: 25,
      lesson: {
        title: lesson.title,
        course: 'The no-code app lab',
        path: `/dashboard/my-courses/no-code-app-lab/lessons/${lesson.slug}`,
      },
    }),
  ]);
  expect(topics).toHaveLength(1);
  const opened = await mediaDoor(desk.app)(first(found).address);
  expect([opened.status, await opened.text()]).toEqual([200, 'What price-list.csv says.']);
  await write('The prices are gone.');
  expect(await names()).toEqual([]);
});

test('files are found by their names, lessons and courses, and by topic', async () => {
  const { desk, files, names, upload, write } = await atLessons();
  const [list, steps] = [await upload('price-list.csv'), await upload('first_steps.csv')];
  await write(`[Prices](/media/${list}) and [steps](/media/${steps})`);
  expect((await names()).toSorted()).toEqual(['first_steps.csv', 'price-list.csv']);
  expect(await names('q=steps')).toEqual(['first_steps.csv']);
  expect(await names('q=app%20lab%20prices')).toEqual(['price-list.csv']);
  expect(await names('q=invoice')).toEqual([]);
  const { topics } = await files();
  expect(await names(`q=steps&topic=${encodeURIComponent(first(topics))}`)).toHaveLength(1);
  expect(await names('topic=Cooking')).toEqual([]);
  const renamed = { name: 'rates.csv', description: '', decorative: false };
  await desk.app.call('PUT', `/media/${list}`, { token: desk.admin, body: renamed });
  expect([await names('q=price'), await names('q=rates')]).toEqual([[], ['rates.csv']]);
});

test('the files of a course leave with it', async () => {
  const { names, upload, write } = await atLessons();
  await write(`[Prices](/media/${await upload('price-list.csv')})`);
  await sql`update courses set published_at = null where slug = 'no-code-app-lab'`.execute(q());
  expect(await names()).toEqual([]);
  await sql`update courses set published_at = now() where slug = 'no-code-app-lab'`.execute(q());
  expect(await names()).toEqual(['price-list.csv']);
});
