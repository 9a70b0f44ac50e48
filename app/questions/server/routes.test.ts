import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { askedSchool } from '#test/questions.ts';
import { member, signedIn } from '#test/people.ts';
import { longestAnswer, longestQuestion, mostAnswers } from '../question-limits.ts';

test('a member asks under a lesson and others answer, with the badges of those who answer for the course', async () => {
  const { asker, learner, author, helper, admin, ask, answer, list, thread } = await askedSchool();
  const id = await ask(asker, 'Why does the form send twice?', 'I pressed it once.');
  for (const person of [learner, author, helper, admin]) await answer(person, id, 'Disable it.');
  const { question, list: answers, may } = (await thread(learner, id)).body;
  expect(question).toMatchObject({
    title: 'Why does the form send twice?',
    words: 'I pressed it once.',
    name: 'Naina',
    badge: null,
    own: false,
    answers: 4,
    following: false,
    open: true,
  });
  expect(answers.map(({ name, badge, own }: typeof question) => [name, badge, own])).toEqual([
    ['Kabir', null, true],
    ['Meera', 'author', false],
    ['Farah', 'helper', false],
    ['Asha', 'team', false],
  ]);
  expect(may).toEqual({ accept: false, hide: false });
  expect((await thread(asker, id)).body.may).toEqual({ accept: true, hide: false });
  expect((await thread(author, id)).body.may).toEqual({ accept: true, hide: true });
  const [listed] = (await list(asker)).body.questions;
  expect(listed).toMatchObject({ id, own: true, answers: 4, accepted: null });
  expect(listed.lesson.path).toMatch(/^\/dashboard\/my-courses\//);
});

test('lists are paged, the newest first', async () => {
  const { asker, ask, list, app } = await askedSchool();
  for (let number = 1; number <= 12; number += 1) {
    await ask(asker, `Question ${number}`);
    app.clock.advance({ minutes: 6 });
  }
  const first = (await list(asker)).body;
  const second = (await list(asker, 2)).body;
  expect([first.total, first.pages, first.questions.length]).toEqual([12, 2, 10]);
  expect(first.questions[0].title).toBe('Question 12');
  expect(second.questions.map(({ title }: { title: string }) => title)).toEqual([
    'Question 2',
    'Question 1',
  ]);
  const own = (await app.call('GET', '/questions', { token: asker.token })).body;
  expect(own.questions[0].title).toBe('Question 12');
  expect(own.total).toBe(12);
});

test('twenty people find an answer helpful at once, and again: each counts once, its writer never', async () => {
  const { app, asker, learner, members, ask, answer, thread } = await askedSchool();
  const id = await ask(asker);
  const given = await answer(learner, id);
  const people = await members(20);
  const press = (method: string, token: string) =>
    app.call(method, `/answers/${given}/helpful`, { token });
  const pressed = await Promise.all([...people, ...people].map(({ token }) => press('PUT', token)));
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await press('PUT', learner.token)).toMatchObject({
    status: 409,
    body: { code: 'questions/own' },
  });
  const [first] = people;
  if (!first) throw new Error('Nobody');
  const helpful = async () => {
    const [shown] = (await thread(first, id)).body.list;
    return [shown.helpful, shown.foundHelpful];
  };
  expect(await helpful()).toEqual([20, true]);
  await Promise.all([press('DELETE', first.token), press('DELETE', first.token)]);
  expect(await helpful()).toEqual([19, false]);
});

test('one answer is accepted, by the asker or those who answer for the course, and is shown first', async () => {
  const { app, asker, learner, author, ask, answer, thread, list, told } = await askedSchool();
  const id = await ask(asker);
  const one = await answer(author, id, 'Read it again.');
  const other = await answer(learner, id, 'Disable the button.');
  const accept = (given: string, token: string, method = 'PUT') =>
    app.call(method, `/answers/${given}/acceptance`, { token });
  expect(await accept(other, learner.token)).toMatchObject({
    status: 403,
    body: { code: 'questions/not-yours' },
  });
  // Both at once, and one of them twice: one is accepted in the end.
  await Promise.all([
    accept(one, asker.token),
    accept(other, author.token),
    accept(other, author.token),
  ]);
  await accept(other, asker.token);
  await accept(other, asker.token);
  const { list: answers } = (await thread(asker, id)).body;
  expect(
    answers.map((each: { accepted: boolean; id: string }) => [each.id, each.accepted]),
  ).toEqual([
    [other, true],
    [one, false],
  ]);
  expect((await list(asker)).body.questions[0].accepted).toMatchObject({
    words: 'Disable the button.',
    name: 'Kabir',
  });
  expect(
    (await told(learner)).filter((title) => title === 'Your answer was accepted'),
  ).toHaveLength(1);
  await accept(other, asker.token, 'DELETE');
  expect((await list(asker)).body.questions[0].accepted).toBe(null);
});

test('one’s own words can be changed and deleted; answers outlive the question they answer', async () => {
  const { app, asker, learner, ask, answer, thread, list } = await askedSchool();
  const call = (method: string, path: string, token: string, body?: object) =>
    app.call(method, path, { token, ...(body && { body }) });
  const id = await ask(asker, 'Why twise?', 'Secret plan');
  await call('PUT', `/questions/${id}`, asker.token, { title: 'Why twice?', words: '' });
  expect((await thread(learner, id)).body.question).toMatchObject({
    title: 'Why twice?',
    changed: true,
  });
  const given = await answer(learner, id, 'Becuase.');
  await call('PUT', `/answers/${given}`, learner.token, { words: 'Because.' });
  await app.call('PUT', `/answers/${given}/acceptance`, { token: asker.token });
  await call('DELETE', `/questions/${id}`, asker.token);
  const removed = (await thread(learner, id)).body;
  expect(removed.question).toMatchObject({ title: '', words: '', removed: true, open: false });
  expect(removed.list).toMatchObject([{ words: 'Because.', changed: true }]);
  expect(
    await call('POST', `/questions/${id}/answers`, learner.token, { words: 'More' }),
  ).toMatchObject({ status: 409, body: { code: 'questions/closed' } });
  expect(JSON.stringify((await list(learner)).body)).not.toContain('twice');
  expect((await sql`select * from lesson_questions where title <> ''`.execute(q())).rows).toEqual(
    [],
  );
  await call('DELETE', `/answers/${given}`, learner.token);
  expect((await thread(learner, id)).body.question).toMatchObject({ answers: 0, accepted: null });
  const lonely = await ask(asker, 'Nobody answers');
  await call('DELETE', `/questions/${lonely}`, asker.token);
  expect(await thread(asker, lonely)).toMatchObject({ status: 404 });
});

test('nothing of a question reaches somebody who may not read the lesson', async () => {
  const { app, asker, learner, otherAuthor, lesson, course, ask, answer, thread } =
    await askedSchool();
  const words = 'Unlikely-word-4711';
  const id = await ask(asker, `About ${words}`, words);
  const given = await answer(learner, id, words);
  const buyer = await signedIn(app, { email: 'buyer@example.in' });
  const former = await member(app, 'basicPlan', { email: 'former@example.in' });
  await sql`update membership_periods set starts_at = now() - interval '9 days',
    ends_at = now() - interval '1 day' where uid = ${former.uid}`.execute(q());
  const paths = [
    `/learning/lessons/${lesson.id}/questions`,
    `/questions/${id}`,
    '/questions',
    '/desk/questions',
    `/search?q=${words}`,
    `/search/lessons?q=${words}`,
    `/search/questions?q=${words}`,
    `/catalogue/${course.slug}`,
    `/courses/${course.id}`,
    `/catalogue/${course.slug}/lessons/${lesson.slug}`,
    '/notifications',
  ];
  for (const token of [undefined, buyer.token, former.token, otherAuthor.token])
    for (const path of paths)
      expect((await app.call('GET', path, { token })).bytes.toString()).not.toContain(words);
  for (const { token } of [buyer, former, otherAuthor]) {
    expect(await thread({ token }, id)).toMatchObject({
      status: 402,
      body: { code: 'membership/required' },
    });
    expect((await app.call('PUT', `/answers/${given}/helpful`, { token })).status).toBe(402);
  }
  // Not even a preview lesson: its text is free, what members ask about it is not.
  await sql`update lessons set preview = true where id = ${lesson.id}`.execute(q());
  expect((await app.call('GET', `/learning/lessons/${lesson.id}/questions`)).status).toBe(401);
  await sql`update courses set published_at = null where id = ${course.id}`.execute(q());
  await contentChanged('courses');
  expect((await thread(learner, id)).status).toBe(404);
});

test('texts have limits, and so have their numbers', async () => {
  const { app, asker, learner, ask, lesson, answer } = await askedSchool();
  const post = (path: string, body: object) => app.call('POST', path, { token: asker.token, body });
  const path = `/learning/lessons/${lesson.id}/questions`;
  expect((await post(path, { title: '  ', words: '' })).body.fields).toHaveProperty('title');
  const long = 'x'.repeat(longestQuestion.title + 1);
  expect((await post(path, { title: long, words: '' })).body.fields).toHaveProperty('title');
  const id = await ask(asker);
  const tooLong = await post(`/questions/${id}/answers`, { words: 'x'.repeat(longestAnswer + 1) });
  expect(tooLong.body.fields).toHaveProperty('words');
  await sql`insert into lesson_answers (id, question_id, uid, words, answered_at)
    select 'full-' || number, ${id}, ${learner.uid}, 'Yes', now() from generate_series(1, ${mostAnswers - 1}) as number`.execute(
    q(),
  );
  const last = await Promise.all(
    [1, 2, 3].map(() => post(`/questions/${id}/answers`, { words: 'The last one' })),
  );
  const outcomes = last.map(({ status }) => status);
  expect(outcomes.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  await expect(answer(learner, id)).rejects.toThrow('409');
  for (let number = 1; number < 20; number += 1) await post(path, { title: 'Again', words: '' });
  expect((await post(path, { title: 'Again', words: '' })).status).toBe(429);
});
