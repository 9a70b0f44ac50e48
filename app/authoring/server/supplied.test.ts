import { expect, test } from 'vitest';
import { atDesk, first } from '#test/author-desk.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import { olderWords, upgradeAgain, upgradedDesk } from '#test/upgrades.ts';
import { noteSuppliedTexts } from './newest-texts.service.ts';

const lessonsOf = async ({ stages }: Pick<Awaited<ReturnType<typeof atDesk>>, 'stages'>) =>
  (await stages()).flatMap(({ lessons }) => lessons);

test('after an upgrade the desk lists what is newer, with the words, and changes nothing by itself', async () => {
  const desk = await upgradedDesk();
  expect(await desk.offered()).toBe(true);
  const [one, two] = await lessonsOf(desk);
  const { changes, losing } = await desk.ask();
  expect(changes).toMatchObject([
    { kind: 'text', of: 'lesson', id: one?.id },
    { kind: 'text', of: 'lesson', id: two?.id },
    { kind: 'added', of: 'lesson' },
    { kind: 'details', of: 'quiz' },
    // One of its questions leads to the new lesson.
    { kind: 'text', of: 'quiz' },
  ]);
  expect(losing).toEqual([]);
  const words = await desk.ask(`/${one?.id}`);
  expect(words.before).toContain(olderWords);
  expect(words.after).not.toContain(olderWords);
  expect((await desk.write('GET', '')).body.draftSince).toBeNull();
  expect((await desk.ask('/none')).code).toBe('drafts/lesson-not-found');
});

/** A school that has never compared its texts. They are as they are now, and some show a video. */
const atOlderDesk = () => atDesk((app) => seedStartingCourses(app, 2));

test('a school whose texts are those of content/courses is offered nothing, even after a second start', async () => {
  const { app, admin } = await atOlderDesk();
  await noteSuppliedTexts();
  await noteSuppliedTexts();
  const { body: courses } = await app.call('GET', '/courses');
  expect(courses).toHaveLength(2);
  for (const { id } of courses) {
    const { body } = await app.call('GET', `/authoring/courses/${id}/supplied`, { token: admin });
    expect(body.code).toBe('supplied/none');
  }
});

test('what a school published before texts were compared is its own, and no newer text', async () => {
  const desk = await atOlderDesk();
  await desk.save(first(await lessonsOf(desk)).id, { body: 'Our own words.' });
  await desk.publish();
  await noteSuppliedTexts();
  expect((await desk.write('GET', '')).body.newerTexts).toBe(false);
});

test('taking over fills the draft, and what is published is settled', async () => {
  const desk = await upgradedDesk();
  const { id } = first(await lessonsOf(desk));
  const taken = await desk.answer('draft');
  expect(taken).toMatchObject({ status: 200, body: { newerTexts: false } });
  const lesson = await desk.write('GET', `/lessons/${id}`);
  expect(lesson.body.body).not.toContain(olderWords);
  const readers = await desk.app.call('GET', '/catalogue/no-code-app-lab');
  const lessons = readers.body.sections.flatMap((section: { lessons: [] }) => section.lessons);
  expect(lessons).toHaveLength((await lessonsOf(desk)).length - 1);
  expect((await desk.ask()).code).toBe('supplied/none');
  expect((await desk.publish('Newer texts')).status).toBe(200);
  expect(await desk.offered()).toBe(false);
  await noteSuppliedTexts();
  expect(await desk.offered()).toBe(false);
  const { items } = (await desk.app.call('GET', '/admin/audit', { token: desk.admin })).body;
  expect(items.map(({ action }: { action: string }) => action)).toContain('content/take-newer');
});

test('texts that were taken over into a draft are offered again once it is discarded', async () => {
  const desk = await upgradedDesk();
  await desk.answer('draft');
  expect((await desk.write('DELETE', '/draft')).body).toMatchObject({ newerTexts: true });
  expect((await desk.ask()).changes).toHaveLength(5);
});

test('lessons that the school changed itself are named, and the rest of its draft stays', async () => {
  const desk = await upgradedDesk();
  const [one, , three] = await lessonsOf(desk);
  if (!one || !three) throw new Error('There are too few lessons');
  await desk.save(one.id, { body: 'Our own words.' });
  await desk.save(three.id, { body: 'Our own words too.' });
  const { losing, changes } = await desk.ask();
  expect(losing).toEqual([{ of: 'lesson', id: one.id, title: one.title }]);
  expect(changes.map(({ id }: { id: string }) => id)).not.toContain(three.id);
  expect((await desk.ask(`/${one.id}`)).before).toContain('Our own words.');
  await desk.answer('draft');
  expect((await desk.write('GET', `/lessons/${one.id}`)).body.body).not.toContain('Our own');
  expect((await desk.write('GET', `/lessons/${three.id}`)).body.body).toBe('Our own words too.');
});

test('nothing is taken over but what was shown', async () => {
  const desk = await upgradedDesk();
  const { stamp } = await desk.ask();
  await desk.save(first(await lessonsOf(desk)).id, { body: 'Written meanwhile.' });
  for (const how of ['draft', 'kept'])
    expect(await desk.write('POST', `/supplied/${how}`, { stamp })).toMatchObject({
      status: 409,
      body: { code: 'supplied/not-as-shown' },
    });
  expect(await desk.offered()).toBe(true);
});

test('a school that keeps its own texts is asked again only when newer ones come', async () => {
  const desk = await upgradedDesk();
  const { id } = first(await lessonsOf(desk));
  expect((await desk.answer('kept')).body).toMatchObject({ newerTexts: false, draftSince: null });
  await noteSuppliedTexts();
  expect(await desk.offered()).toBe(false);
  await upgradeAgain(desk.id);
  expect(await desk.offered()).toBe(true);
  // What the school kept is its own by now.
  expect(await desk.ask()).toMatchObject({
    changes: [{ kind: 'text', id }],
    losing: [{ of: 'lesson', id }],
  });
});

test('a course that did not come with the school is offered nothing', async () => {
  const desk = await upgradedDesk();
  const { body } = await desk.app.call('POST', '/admin/courses', {
    token: desk.admin,
    body: { title: 'Our own course' },
  });
  const answer = await desk.app.call('GET', `/authoring/courses/${body.id}/supplied`, {
    token: desk.admin,
  });
  expect(answer.body.code).toBe('supplied/none');
});
