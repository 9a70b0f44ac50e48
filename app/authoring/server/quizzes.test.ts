import { expect, test } from 'vitest';
import { atDesk, first } from '#test/author-desk.ts';
import { member } from '#test/people.ts';
import { question, quizDesk, questions, small } from '#test/quizzes.ts';

test('a quiz is written in the draft, and learners get it when it is published', async () => {
  const { write, stages, publish, readers } = await atDesk();
  const stage = first(await stages());
  const { id } = (await write('POST', '/quizzes', { stage: stage.id })).body;
  expect(await write('GET', `/quizzes/${id}`)).toMatchObject({
    body: { drawn: 12, passMark: 8, waitMinutes: 10, questions: [] },
  });
  expect((await write('POST', '/quizzes', { stage: stage.id })).body.code).toBe('stages/has-quiz');
  const { revision } = (await write('GET', `/quizzes/${id}`)).body;
  const saved = await write('PUT', `/quizzes/${id}`, { ...small, revision });
  expect(saved.body.revision).not.toBe(revision);
  // The same save again, whose answer was lost, then another one from the same text.
  expect((await write('PUT', `/quizzes/${id}`, { ...small, revision })).status).toBe(200);
  const late = await write('PUT', `/quizzes/${id}`, { ...small, passMark: 1, revision });
  expect(late.body).toMatchObject({
    code: 'drafts/changed-meanwhile',
    error: expect.stringMatching(/ changed this quiz/),
  });
  expect((await readers()).sections[0].quiz).toBeNull();
  expect((await write('GET', '/changes')).body.changes).toMatchObject([
    { kind: 'added', of: 'quiz', title: stage.title },
  ]);
  expect((await publish()).body.stages[0].quiz).toEqual({ id, questions: 5, state: 'live' });
  expect((await readers()).sections[0].quiz).toEqual({ id, drawn: 3, passMark: 2 });
  const removal = await write('DELETE', `/stages/${stage.id}`);
  expect(removal.body.code).toBe('stages/not-empty');

  await write('DELETE', `/quizzes/${id}`);
  await publish('Without');
  expect((await readers()).sections[0].quiz).toBeNull();
  const { versions } = (await write('GET', '/versions')).body;
  await write('POST', `/versions/${versions[1].number}/restore`);
  await publish('With it again');
  expect((await readers()).sections[0].quiz).toEqual({ id, drawn: 3, passMark: 2 });
});

test('a quiz that nobody could take is not published, and the question is named', async () => {
  const { quizId, saveQuiz, write, publish } = await quizDesk();
  await saveQuiz({ drawn: 6 });
  expect((await write('GET', '/changes')).body.quizFaults).toMatchObject([
    {
      id: quizId,
      stage: 1,
      question: null,
      message: 'It draws 6 questions, but only 5 are written.',
    },
  ]);
  expect((await publish()).body.code).toBe('drafts/faulty');
  const unmarked = question('q1', {
    options: [
      { text: 'One', right: false, said: '' },
      { text: 'Two', right: false, said: '' },
    ],
  });
  await saveQuiz({ drawn: 3, questions: questions(5).with(1, unmarked) });
  expect((await write('GET', '/changes')).body.quizFaults).toMatchObject([
    { id: quizId, question: 2, message: 'No option is marked right.' },
  ]);
  expect((await publish()).body.code).toBe('drafts/faulty');
});

test('the author sees how people did once five have answered, each counted once', async () => {
  const { app, quizId, write, taker } = await quizDesk({ ...small, drawn: 5, passMark: 3 });
  const figures = async () => (await write('GET', `/quizzes/${quizId}/figures`)).body;
  const people = [];
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    people.push(await member(app, 'basicPlan', { email: `${name}@example.in` }));
  for (const { token } of people.slice(1)) await taker(token).take(5);
  expect(await figures()).toMatchObject({
    sent: null,
    passed: null,
    questions: { q0: { people: null, right: null } },
  });
  const last = taker(people[0]?.token ?? '');
  await last.take(0);
  app.clock.advance({ minutes: 10 });
  await last.take(5);
  expect(await figures()).toMatchObject({
    sent: 5,
    passed: 80,
    questions: { q0: { people: 5, right: 80 }, q4: { people: 5, right: 80 } },
  });
});
