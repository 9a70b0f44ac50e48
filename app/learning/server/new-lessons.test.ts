import { expect, test } from 'vitest';
import { atDesk, first } from '#test/author-desk.ts';
import { member, signIn, toldTo, type SignedIn } from '#test/people.ts';

test('a publication tells active learners of the course of its new lessons, once', async () => {
  const { app, stages, write, publish, save } = await atDesk();
  const { id: stage, lessons } = first(await stages());
  const told = async (person: SignedIn) =>
    (await toldTo(app, person)).filter((title) => title.includes('new lesson'));
  const begin = async ({ token }: { token: string }) =>
    app.call('PUT', `/learning/lessons/${first(lessons).id}/opened`, { token });
  const learner = await member(app, 'premiumPlan', { email: 'learner@example.in' });
  await begin(learner);
  const other = await member(app, 'premiumPlan', { email: 'other@example.in' });
  // A year that ended yesterday.
  app.clock.advance({ days: -366 });
  const leaving = await member(app, 'basicPlan', { email: 'leaving@example.in' });
  await begin(leaving);
  app.clock.advance({ days: 366 });
  const lapsed = { ...leaving, ...(await signIn(app, leaving)) };

  const added = async (title: string) => {
    const { id } = (await write('POST', '/lessons', { stage, title })).body;
    await save(id, { body: 'Ask five people.' });
    return id as string;
  };
  await added('Measure one thing');
  await added('Write it down');
  await app.runJobs();
  expect(await told(learner)).toEqual([]);
  await publish('Two more');
  await app.runJobs();
  for (const person of [other, lapsed]) expect(await told(person)).toEqual([]);
  expect(await told(learner)).toEqual(['2 new lessons in The no-code app lab']);

  await save(first(lessons).id, { minutes: 99 });
  await publish('Another length');
  await app.runJobs();
  expect(await told(learner)).toHaveLength(1);
});
