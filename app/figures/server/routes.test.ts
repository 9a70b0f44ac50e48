import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { completedLessons } from '#test/completed-lessons.ts';
import { signedIn } from '#test/people.ts';
import { blocksOf, type Lesson } from '#test/practice.ts';
import { askedSchool } from '#test/questions.ts';

test('an author sees the figures of their own course from last night, and none about fewer than five people', async () => {
  const { app, course, lesson: firstLesson, author, otherAuthor, admin } = await askedSchool();
  const figures = async ({ token }: { token: string }, id = course.id) =>
    app.call('GET', `/authoring/courses/${id}/figures`, { token });
  const before = (await figures(author)).body;
  expect(before).toMatchObject({ countedAt: null, started: null, completed: null, hardest: [] });
  expect(before.lessons).toHaveLength(4);

  const learners: string[] = [];
  for (const [index, lessons] of [4, 4, 4, 4, 3, 2, 2].entries()) {
    const { uid } = await signedIn(app, { email: `learner${index}@example.in` });
    await completedLessons(uid, course.slug, lessons);
    learners.push(uid);
  }
  await sql`update enrolments set last_opened_at = ${app.clock.now()}`.execute(q());
  const opened = await app.call(
    'GET',
    `/learning/courses/${course.slug}/lessons/${firstLesson.slug}`,
    { token: admin.token },
  );
  const { lesson } = opened.body as { lesson: Lesson };
  const [block] = blocksOf(lesson);
  for (const uid of learners.slice(1))
    await sql`insert into practice_rounds (uid, lesson_id, block_id, tries, outcome, tried_at)
      values (${uid}, ${lesson.id}, ${block?.id}, 3, 'open', now())`.execute(q());

  expect((await figures(author)).body.started).toBeNull();
  await app.runJobs({ firing: 'figures-count' });
  const { body } = await figures(author);
  expect(body).toMatchObject({ countedAt: expect.any(String), completed: null });
  // Seven, and two of them after the second lesson: the difference is not told.
  expect([body.started, body.active, body.fall]).toEqual([5, 5, null]);
  expect(body.lessons.map((each: { completed: number }) => each.completed)).toEqual([
    5,
    5,
    5,
    null,
  ]);
  expect(body.hardest).toEqual([
    {
      lesson: { id: lesson.id, title: firstLesson.title },
      question: expect.stringMatching(/\S/),
      people: 5,
      wrong: 3,
    },
  ]);

  const table = await app.call('POST', `/authoring/courses/${course.id}/figures-table`, {
    token: author.token,
    body: { table: 'lessons' },
  });
  expect(table.body.split('\r\n')[1]).toMatch(/"5"$/);
  expect(table.body.split('\r\n')[4]).toMatch(/"fewer than 5"$/);

  // A week without anybody.
  app.clock.advance({ days: 8 });
  await app.runJobs({ firing: 'figures-count' });
  expect((await figures(admin)).body).toMatchObject({ started: 5, active: null });

  expect((await figures(otherAuthor)).body.code).toBe('courses/not-found');
  const { version } = (await app.call('GET', `/admin/courses/${course.id}`, { token: admin.token }))
    .body;
  await app.call('PUT', `/admin/courses/${course.id}/publication`, {
    token: admin.token,
    body: { published: false, version },
  });
  expect((await figures(author)).body.code).toBe('figures/not-on-sale');
});
