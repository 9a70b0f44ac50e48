import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { grantRole, makeAuthor, member, type SignedIn } from '#test/people.ts';
import { blocksOf, guess } from '#test/practice.ts';
import { askedSchool } from '#test/questions.ts';

async function readingSchool() {
  const school = await askedSchool();
  const { app, course, lesson } = school;
  const path = `/learning/courses/${course.slug}/lessons/${lesson.slug}`;
  return { ...school, read: ({ token }: SignedIn) => app.call('GET', path, { token }) };
}

test.each([
  ['a helper', 'helper'],
  ['an author of the course', 'author'],
] as const)(
  '%s without a membership reads a lesson, the answers to its practice, and its questions',
  async (_, who) => {
    const { [who]: reader, course, learner, asker, ask, list, read } = await readingSchool();
    await ask(asker);
    const { status, body } = await read(reader);
    expect(status).toBe(200);
    expect(body).toMatchObject({ learns: false, ownCourse: who === 'author' ? course.id : null });
    const blocks = blocksOf(body.lesson);
    expect(blocks.length).toBeGreaterThan(0);
    for (const { id } of blocks)
      expect(body.practice[id]).toMatchObject({
        outcome: 'shown',
        why: expect.any(String),
        solution: expect.anything(),
      });
    expect((await list(reader)).body.questions).toHaveLength(1);
    // A learner is still asked.
    expect((await read(learner)).body).toMatchObject({
      learns: true,
      ownCourse: null,
      practice: {},
    });
  },
);

test.each(['helper', 'author'] as const)(
  'reading earns nothing, and opens nothing else, for this role: %s',
  async (who) => {
    const { app, course, lesson, [who]: reader, read } = await readingSchool();
    const { body } = await read(reader);
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
        token: reader.token,
        ...(sent && { body: sent }),
      });
      expect([method, path, answer.status]).toEqual([method, path, 402]);
    }
    const { rows } = await sql<{ found: number }>`select
    (select count(*) from enrolments where uid = ${reader.uid})
    + (select count(*) from lesson_completions where uid = ${reader.uid})
    + (select count(*) from practice_rounds where uid = ${reader.uid})
    + (select count(*) from certificates where uid = ${reader.uid}) as found`.execute(q());
    expect(Number(rows[0]?.found)).toBe(0);
  },
);

test('only the role opens the lesson: not another course’s author, and not one that was taken away', async () => {
  const { app, admin, author, otherAuthor, helper, list, read } = await readingSchool();
  const refused = async (who: SignedIn) => [
    (await read(who)).body.code,
    (await list(who)).body.code,
  ];
  const closed = ['membership/required', 'membership/required'];
  expect(await refused(otherAuthor)).toEqual(closed);
  for (const [{ uid }, role] of [
    [helper, 'helper'],
    [author, 'author'],
  ] as const)
    await app.call('POST', `/admin/members/${uid}/role-revocations`, {
      token: admin.token,
      body: { role, reason: 'Away' },
    });
  expect(await refused(helper)).toEqual(closed);
  expect(await refused(author)).toEqual(closed);
});

test('a helper or an author who is a member learns like everyone else', async () => {
  const { app, admin, course, read } = await readingSchool();
  const both = await member(app, 'basicPlan', { email: 'both@example.in' });
  await grantRole(app, both, admin, 'helper');
  await makeAuthor(app, both, admin, course.id);
  expect((await read(both)).body).toMatchObject({ learns: true, practice: {} });
});
