import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { grantRole, member, type SignedIn } from '#test/people.ts';
import { blocksOf, guess } from '#test/practice.ts';
import { askedSchool } from '#test/questions.ts';

async function readingSchool() {
  const school = await askedSchool();
  const { app, course, lesson } = school;
  const path = `/learning/courses/${course.slug}/lessons/${lesson.slug}`;
  return { ...school, read: ({ token }: SignedIn) => app.call('GET', path, { token }) };
}

test('a helper without a membership reads a lesson, the answers to its practice, and its questions', async () => {
  const { helper, learner, asker, ask, list, read } = await readingSchool();
  await ask(asker);
  const { status, body } = await read(helper);
  expect(status).toBe(200);
  expect(body.learns).toBe(false);
  const blocks = blocksOf(body.lesson);
  expect(blocks.length).toBeGreaterThan(0);
  for (const { id } of blocks)
    expect(body.practice[id]).toMatchObject({
      outcome: 'shown',
      why: expect.any(String),
      solution: expect.anything(),
    });
  expect((await list(helper)).body.questions).toHaveLength(1);
  // A learner is still asked.
  expect((await read(learner)).body).toMatchObject({ learns: true, practice: {} });
});

test('reading earns a helper nothing, and opens nothing else', async () => {
  const { app, course, lesson, helper, read } = await readingSchool();
  const { body } = await read(helper);
  const [block] = blocksOf(body.lesson);
  if (!block) throw new Error('The lesson has no practice');
  const attempts: [string, string, object?][] = [
    ['PUT', `/learning/lessons/${lesson.id}/opened`],
    ['PUT', `/learning/lessons/${lesson.id}/completion`],
    ['PUT', `/learning/lessons/${lesson.id}/tasks/0`],
    ['POST', `/learning/lessons/${lesson.id}/practice/${block.id}`, { answer: guess(block) }],
    ['PUT', `/learning/courses/${course.slug}/completion`],
    ['PUT', `/bookmarks/${lesson.id}`],
    ['POST', `/learning/lessons/${lesson.id}/questions`, { title: 'Why?', words: '' }],
    ['GET', '/learning/courses'],
    ['GET', `/learning/courses/${course.slug}`],
    ['GET', `/learning/courses/${course.slug}/project`],
    ['GET', '/toolkit'],
  ];
  for (const [method, path, sent] of attempts) {
    const answer = await app.call(method, path, {
      token: helper.token,
      ...(sent && { body: sent }),
    });
    expect([method, path, answer.status]).toEqual([method, path, 402]);
  }
  const { rows } = await sql<{ found: number }>`select
    (select count(*) from enrolments where uid = ${helper.uid})
    + (select count(*) from lesson_completions where uid = ${helper.uid})
    + (select count(*) from practice_rounds where uid = ${helper.uid})
    + (select count(*) from certificates where uid = ${helper.uid}) as found`.execute(q());
  expect(Number(rows[0]?.found)).toBe(0);
});

test('only the role opens the lesson: not an author’s, and not one that was taken away', async () => {
  const { app, admin, author, helper, list, read } = await readingSchool();
  expect((await read(author)).body.code).toBe('membership/required');
  expect((await list(author)).status).toBe(402);
  await app.call('POST', `/admin/members/${helper.uid}/role-revocations`, {
    token: admin.token,
    body: { role: 'helper', reason: 'Away' },
  });
  expect((await read(helper)).status).toBe(402);
  expect((await list(helper)).status).toBe(402);
});

test('a helper who is a member learns like everyone else', async () => {
  const { app, admin, read } = await readingSchool();
  const both = await member(app, 'basicPlan', { email: 'both@example.in' });
  await grantRole(app, both, admin, 'helper');
  expect((await read(both)).body).toMatchObject({ learns: true, practice: {} });
});
