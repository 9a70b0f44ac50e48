import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { askedSchool } from '#test/questions.ts';
import { waitingAt } from '#test/people.ts';

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

test('unanswered questions wait on the desk, the oldest first; an author sees those of own courses', async () => {
  const { app, asker, learner, admin, author, otherAuthor, helper, ask, answer, desk } =
    await askedSchool();
  const first = await ask(asker, 'The first');
  app.clock.advance({ hours: 3 });
  const second = await ask(learner, 'The second');
  for (const person of [admin, author, helper])
    expect(titles(await desk(person))).toEqual(['The first', 'The second']);
  expect(await desk(otherAuthor)).toEqual([]);
  expect(await waitingAt(app, admin.token, '/admin/questions')).toBe(2);
  const [oldest] = await desk(helper);
  expect(oldest).toMatchObject({ name: 'Naina', answers: 0, reports: [] });
  // One's own addition is no answer.
  await answer(asker, first, 'I mean on a phone.');
  expect(titles(await desk(helper))).toEqual(['The first', 'The second']);
  const given = await answer(helper, first, 'Disable the button.');
  expect(titles(await desk(helper))).toEqual(['The second']);
  await app.call('DELETE', `/answers/${given}`, { token: helper.token });
  expect(titles(await desk(helper))).toEqual(['The first', 'The second']);
  await app.call('DELETE', `/questions/${second}`, { token: learner.token });
  expect(titles(await desk(helper))).toEqual(['The first']);
});

test('what someone has answered is listed for them alone, the newest answer first', async () => {
  const { app, asker, learner, author, otherAuthor, helper, ask, answer, desk } =
    await askedSchool();
  const first = await ask(asker, 'The first');
  const second = await ask(learner, 'The second');
  await ask(learner, 'The third');
  const given = [
    await answer(helper, first, 'Disable the button.'),
    await answer(helper, second, 'Enable it again.'),
  ];
  app.clock.advance({ hours: 1 });
  given.push(await answer(helper, first, 'And say why.'));
  expect(titles(await desk(helper, 'answered'))).toEqual(['The first', 'The second']);
  for (const other of [author, otherAuthor]) expect(await desk(other, 'answered')).toEqual([]);
  for (const id of given.slice(1))
    await app.call('DELETE', `/answers/${id}`, { token: helper.token });
  expect(titles(await desk(helper, 'answered'))).toEqual(['The first']);
});

test('a report waits on the desk until somebody has hidden or cleared what was reported', async () => {
  const { app, asker, learner, admin, author, otherAuthor, helper, ask, answer, ...school } =
    await askedSchool();
  const { desk, thread, list, told } = school;
  const id = await ask(asker, 'Buy my course', 'Only ₹99');
  const given = await answer(learner, id, 'Call Mr Rao on 98100');
  const report = (path: string, token: string) =>
    app.call('POST', `${path}/reports`, { token, body: { reason: 'private', words: 'A number.' } });
  const hide = (path: string, token: string, body: object) =>
    app.call('PUT', `${path}/hiding`, { token, body });
  const both = await Promise.all([1, 2].map(() => report(`/answers/${given}`, asker.token)));
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await report(`/questions/${id}`, asker.token)).body.code).toBe('questions/own');
  await report(`/questions/${id}`, learner.token);
  expect((await thread(asker, id)).body.list[0].reported).toBe(true);
  const [row] = await desk(helper, 'reported');
  expect(row.reports).toMatchObject([
    { of: 'answer', reason: 'private', words: 'A number.', said: 'Call Mr Rao on 98100' },
    { of: 'question', said: 'Buy my course\nOnly ₹99' },
  ]);
  expect(await desk(otherAuthor, 'reported')).toEqual([]);
  expect((await hide(`/answers/${given}`, otherAuthor.token, { hidden: false })).status).toBe(402);
  expect((await hide(`/answers/${given}`, learner.token, { hidden: false })).status).toBe(403);
  expect((await hide(`/answers/${given}`, author.token, { hidden: true })).status).toBe(400);

  await app.call('PUT', `/answers/${given}/acceptance`, { token: asker.token });
  const reason = 'It names a client.';
  await hide(`/answers/${given}`, author.token, { hidden: true, reason });
  expect((await thread(asker, id)).body).toMatchObject({
    list: [],
    question: { answers: 0, accepted: null },
  });
  expect((await thread(learner, id)).body.list).toMatchObject([{ hiddenBecause: reason }]);
  expect((await thread(helper, id)).body.list).toMatchObject([{ hiddenBecause: reason }]);
  expect(titles(await desk(helper))).toEqual(['Buy my course']);
  expect(await told(learner)).toContain(`Your answer under “${school.lesson.title}” was hidden`);
  expect(await told(asker)).toContain('The answer you reported is hidden');

  await hide(`/questions/${id}`, helper.token, { hidden: true, reason });
  expect((await list(learner)).body.questions).toEqual([]);
  expect((await thread(learner, id)).status).toBe(404);
  expect((await list(asker)).body.questions).toMatchObject([{ hidden: true }]);
  expect((await thread(asker, id)).body.question.hiddenBecause).toBe(reason);
  expect(await desk(helper, 'reported')).toEqual([]);
  expect(await desk(helper)).toEqual([]);
  for (const person of [helper, author, admin])
    expect(await desk(person, 'hidden')).toMatchObject([{ id, hidden: true, hiddenAnswers: 1 }]);
  expect(await desk(otherAuthor, 'hidden')).toEqual([]);
  await hide(`/questions/${id}`, admin.token, { hidden: false });
  expect((await list(learner)).body.questions).toHaveLength(1);
  expect(await desk(helper, 'hidden')).toMatchObject([{ hidden: false, hiddenAnswers: 1 }]);
  const { items } = (await app.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'lesson-question/show' },
    { action: 'lesson-question/hide', reason },
    { action: 'lesson-answer/hide', reason },
  ]);
});

test('the helper’s desk opens nothing else, and closes with the role', async () => {
  const { app, helper, admin } = await askedSchool();
  const path = `/admin/members/${helper.uid}`;
  const body = { role: 'helper', reason: 'Away' };
  for (const closed of ['/admin/overview', '/admin/orders', '/authoring/courses', '/questions'])
    expect([402, 403]).toContain((await app.call('GET', closed, { token: helper.token })).status);
  await app.call('POST', `${path}/role-revocations`, { token: admin.token, body });
  expect((await app.call('GET', '/desk/questions', { token: helper.token })).status).toBe(403);
  const { items } = (await app.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(items.slice(0, 1)).toMatchObject([{ action: 'helper/revoke', reason: 'Away' }]);
  expect((await app.mailbox(helper.email)).map(({ subject }) => subject)).toContain(
    'You are no longer a helper',
  );
});

test('questions stay with a lesson that moves, and outlive one that is deleted', async () => {
  const { app, course, lesson, asker, learner, admin, helper, ask, answer, list, ...school } =
    await askedSchool();
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${course.id}${path}`, { token: admin.token, body });
  const publish = async () => {
    const { stamp } = (await write('GET', '/changes')).body;
    expect((await write('POST', '/publication', { stamp, words: '' })).status).toBe(200);
  };
  const id = await ask(asker, 'Still here?');
  const [, other] = (await write('GET', '')).body.stages;
  await write('PUT', `/lessons/${lesson.id}/place`, { stage: other.id, place: 1 });
  await publish();
  expect(titles((await list(learner)).body.questions)).toEqual(['Still here?']);
  await write('DELETE', `/lessons/${lesson.id}`);
  await publish();
  expect((await list(learner)).status).toBe(404);
  await answer(learner, id, 'It is.');
  await answer(helper, id, 'Yes.');
  const { question, list: answers } = (await school.thread(asker, id)).body;
  expect(question.lesson).toMatchObject({ title: lesson.title, path: null });
  expect(answers).toHaveLength(2);
  expect((await sql`select id from lesson_questions`.execute(q())).rows).toHaveLength(1);
});
