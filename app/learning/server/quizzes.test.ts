import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { first, learn, slug } from '#test/author-desk.ts';
import { member } from '#test/people.ts';
import { question, quizDesk, small } from '#test/quizzes.ts';

test('an attempt survives a reload, tells nothing before it is sent, and everything afterwards', async () => {
  const { app, stage, taker } = await quizDesk({
    ...small,
    drawn: 5,
    questions: [
      ...small.questions.slice(0, 4),
      question('both', {
        several: true,
        options: [
          { text: 'both right', right: true, said: '' },
          { text: 'both also right', right: true, said: '' },
          { text: 'both wrong', right: false, said: 'both badly chosen' },
        ],
      }),
    ],
  });
  const { token } = await member(app);
  const quiz = taker(token);
  expect(await quiz.open()).toMatchObject({
    stage: { number: 1, title: stage.title },
    rules: { drawn: 5, passMark: 2, waitMinutes: 10, written: 5 },
    state: { attempt: null, result: null, best: null, passed: false, wait: null },
  });
  const { attempt } = (await quiz.begin()).body;
  expect((await quiz.begin()).body.attempt).toEqual(attempt);
  const place = attempt.questions.findIndex(({ several }: { several: boolean }) => several);
  // Options are shown in a random order.
  const { options } = attempt.questions[place];
  const choices = [options.indexOf('both wrong'), options.indexOf('both right')];
  await quiz.answer(1, place, [0], true);
  await quiz.answer(1, place, choices, true);
  await quiz.answer(1, place, choices, true);
  const reloaded = await quiz.call('GET', '');
  expect(reloaded.body.state.attempt.questions[place]).toMatchObject({
    choices,
    flagged: true,
  });
  const told = new TextDecoder().decode(reloaded.bytes);
  for (const secret of ['Because of', 'well chosen', 'badly chosen', '"right":', '"correct"'])
    expect(told).not.toContain(secret);

  const single = place === 0 ? 1 : 0;
  for (const misfit of [[0, 1], [4], [2, 2]])
    expect((await quiz.answer(1, single, misfit)).body.code).toBe('quizzes/does-not-fit');
  const { result } = (await quiz.send(1)).body;
  expect(result.questions[place]).toMatchObject({
    options,
    choices,
    correct: false,
    right: expect.arrayContaining([
      options.indexOf('both right'),
      options.indexOf('both also right'),
    ]),
    said: ['both badly chosen'],
    why: 'Because of both.',
  });
  expect((await quiz.answer(1, single, [0])).body.code).toBe('quizzes/sent');
  expect((await quiz.send(2)).body.code).toBe('quizzes/no-attempt');
});

test('a missed quiz waits by the server’s clock, draws other questions, and the best result counts', async () => {
  const { app, taker } = await quizDesk();
  const { token } = await member(app);
  const quiz = taker(token);
  const missed = await quiz.take(1);
  expect(missed).toMatchObject({
    attempt: null,
    passed: false,
    result: { right: 1, of: 3, passMark: 2, passed: false },
  });
  expect(Math.round((missed.wait?.seconds ?? 0) / 60)).toBe(10);
  expect((await quiz.begin()).body.code).toBe('quizzes/too-soon');
  app.clock.advance({ minutes: 10 });
  const { attempt } = (await quiz.begin()).body;
  const before = missed.result?.questions.map(({ name }) => name);
  const again = attempt.questions.filter(({ name }: { name: string }) => before?.includes(name));
  expect(again).toHaveLength(1);
  expect(await quiz.take(3)).toMatchObject({ passed: true, best: { right: 3, of: 3 } });
  app.clock.advance({ minutes: 10 });
  expect(await quiz.take(0)).toMatchObject({
    passed: true,
    best: { right: 3, of: 3 },
    result: { right: 0, passed: false },
  });
});

test('the last quiz finishes the course in its own transaction, once, however often it is sent', async () => {
  const { app, stages, quizId, taker } = await quizDesk();
  const { token } = await member(app);
  const lessons = (await stages()).flatMap((each) => each.lessons);
  for (const lesson of lessons) await learn(app, token, lesson);
  const course = async () => (await app.call('GET', `/learning/courses/${slug}`, { token })).body;
  expect(await course()).toMatchObject({
    certificate: null,
    passed: [],
    progress: { next: null, quizzesDone: 0, quizzesTotal: 1, nextQuiz: { id: quizId, stage: 1 } },
  });
  const flown = async () =>
    (await app.call('GET', '/learning/continue', { token })).body.current.stages[0];
  const { done, ...stage } = await flown();
  expect(stage).toMatchObject({ lessons: done, complete: false });
  const finish = await app.call('PUT', `/learning/courses/${slug}/completion`, { token });
  expect(finish.body.certificate).toBeNull();
  const quiz = taker(token);
  const { attempt } = (await quiz.begin()).body;
  for (const [place, { options }] of attempt.questions.entries())
    await quiz.answer(1, place, [options.findIndex((option: string) => option.endsWith('right'))]);
  const sent = await Promise.all(Array.from({ length: 8 }, () => quiz.send(1)));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(q()))
      .rows[0]?.n;
  expect(await count('certificates')).toBe(1);
  expect(await count('course_completions')).toBe(1);
  expect(await count('quiz_attempts')).toBe(1);
  const { body: state } = await quiz.call('GET', '');
  expect(state).toMatchObject({
    state: { passed: true },
    certificate: expect.stringMatching(/^LFT-/),
  });
  const { body: certificate } = await app.call('GET', `/certificates/${state.certificate}`);
  expect(certificate.summary).toContain('1 quiz, passed.');
  expect((await course()).progress).toMatchObject({ quizzesDone: 1, nextQuiz: null });
  expect(await flown()).toMatchObject({ complete: true });
});

test('a passed quiz leads on to the first lesson after its stage that is still open', async () => {
  const { app, stages, taker } = await quizDesk();
  const { token } = await member(app);
  const later = (await stages()).slice(1).flatMap((each) => each.lessons);
  const quiz = taker(token);
  const following = async () => (await quiz.open()).following?.slug;
  const [ahead, next] = later;
  if (!ahead || !next) throw new Error('The course has lessons after its first stage');
  expect(await following()).toBe(ahead.slug);
  await learn(app, token, ahead);
  await quiz.take(3);
  expect(await following()).toBe(next.slug);
});

test('what was earned stays: a harder quiz, a new one, a changed question, a deleted quiz', async () => {
  const { app, stages, write, publish, saveQuiz, quizId, taker } = await quizDesk();
  const [finisher, learner] = [
    await member(app, 'basicPlan', { email: 'finisher@example.in' }),
    await member(app, 'basicPlan', { email: 'learner@example.in' }),
  ];
  const all = (await stages()).flatMap((each) => each.lessons);
  for (const lesson of all) await learn(app, finisher.token, lesson);
  await taker(finisher.token).take(2);
  await taker(learner.token).take(2);
  const under = taker((await member(app, 'basicPlan', { email: 'under@example.in' })).token);
  const { attempt } = (await under.begin()).body;

  await saveQuiz({
    drawn: 5,
    passMark: 5,
    questions: small.questions.map((each) => ({ ...each, why: 'Another reason.' })),
  });
  const { id: second } = (await write('POST', '/quizzes', { stage: (await stages())[1]?.id })).body;
  const { revision } = (await write('GET', `/quizzes/${second}`)).body;
  await write('PUT', `/quizzes/${second}`, { ...small, revision });
  expect((await publish('Harder')).status).toBe(200);

  const course = async (token: string) =>
    (await app.call('GET', `/learning/courses/${slug}`, { token })).body;
  // Who has finished owes nothing; everyone else owes the new quiz, and no more.
  expect(await course(finisher.token)).toMatchObject({
    certificate: expect.stringMatching(/^LFT-/),
    progress: { quizzesDone: 1, quizzesTotal: 1, nextQuiz: null },
  });
  expect(await course(learner.token)).toMatchObject({
    passed: [quizId],
    progress: { quizzesDone: 1, quizzesTotal: 2, nextQuiz: { id: second, stage: 2 } },
  });
  // An attempt is judged by what it began with.
  for (const [place, { options }] of attempt.questions.entries())
    await under.answer(1, place, [options.findIndex((option: string) => option.endsWith('right'))]);
  const { result } = (await under.send(1)).body;
  expect(result).toMatchObject({ right: 3, of: 3, passMark: 2, passed: true });
  expect(first(result.questions as { why: string }[]).why).toMatch(/^Because of/);

  await write('DELETE', `/quizzes/${second}`);
  await write('DELETE', `/quizzes/${quizId}`);
  await publish('Without quizzes');
  expect((await under.call('GET', '')).body.code).toBe('quizzes/not-found');
  expect((await course(finisher.token)).certificate).toMatch(/^LFT-/);
});
