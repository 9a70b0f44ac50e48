import { expect, test } from 'vitest';
import { member } from '#test/people.ts';
import { tutorSchool as school } from '#test/tutor.ts';

test('fifty questions at once count as many as a day allows, and the next day allows more', async () => {
  const { app, service, ask, usage } = await school({ AI_QUESTIONS_A_DAY: '3' });
  app.clock.set('2026-12-01T18:00:00Z');
  const naina = await member(app, 'basicPlan');
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask(naina)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.filter(({ body }) => body?.code === 'tutor/used-up')).toHaveLength(47);
  expect(service.requests).toHaveLength(3);
  app.clock.set('2026-12-01T18:30:00Z');
  expect((await ask(naina)).lines.at(-1)).toEqual({ end: 'answered', left: 2 });
  expect((await usage()).days).toMatchObject([
    { day: '2026-12-02', questions: 1 },
    { day: '2026-12-01', questions: 3, tokensIn: 2700, tokensOut: 210 },
  ]);
});

test('after the day’s last question a member hears of the day, however often they ask in a minute', async () => {
  const { app, ask } = await school({ AI_QUESTIONS_A_DAY: '3', RATE_LIMIT_FACTOR: '1' });
  const naina = await member(app, 'basicPlan');
  const codes: unknown[] = [];
  for (let times = 0; times < 9; times += 1) codes.push((await ask(naina)).body?.code);
  expect(codes.slice(3)).toEqual(Array(6).fill('tutor/used-up'));
});

test('a member asks six times a minute at most', async () => {
  const { app, ask, service } = await school({ RATE_LIMIT_FACTOR: '1' });
  const naina = await member(app, 'basicPlan');
  for (let times = 0; times < 6; times += 1) expect((await ask(naina)).status).toBe(200);
  expect((await ask(naina)).body?.code).toBe('request/too-many');
  expect(service.requests).toHaveLength(6);
});
