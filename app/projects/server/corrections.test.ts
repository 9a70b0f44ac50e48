import { expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { projectSchool } from '#test/projects.ts';

test('whoever responded may correct it; the learner is told, and the desk has what it said before', async () => {
  const { app, asker, helper, author, admin, course, ...desk } = await projectSchool();
  const { submit, respond, correct, open, shown, told, waiting } = desk;
  const { id } = (await submit(asker)).body;
  expect((await correct(helper, id)).body.code).toBe('projects/not-responder');
  await respond(helper, id);
  for (const who of [author, admin])
    expect((await correct(who, id)).body.code).toBe('projects/not-responder');
  expect((await correct(asker, id)).status).toBe(403);
  expect((await correct(helper, id, { points: [4, 0] })).body.code).toBe('projects/does-not-fit');

  app.clock.advance({ hours: 1 });
  expect((await correct(helper, id)).status).toBe(204);
  expect((await correct(helper, id)).status).toBe(204);
  expect((await correct(helper, id, { words: 'Too late.' })).body.code).toBe('projects/corrected');
  const { attempts } = await shown(asker);
  expect(attempts).toMatchObject([
    {
      response: {
        points: [2, 2],
        words: 'You showed it to five.',
        name: 'Farah',
        correctedAt: expect.any(String),
      },
    },
  ]);
  const { correctedAt, respondedAt } = attempts[0].response;
  expect(Date.parse(correctedAt)).toBeGreaterThan(Date.parse(respondedAt));
  expect(JSON.stringify(await shown(asker))).not.toContain('three more people');
  const title = `The response to your project for ${course.title} was corrected`;
  expect((await told(asker)).filter((each: string) => each === title)).toHaveLength(1);
  for (const [who, corrects] of [
    [helper, true],
    [author, false],
  ] as const)
    expect((await open(who, id)).body.submission).toMatchObject({
      corrects,
      earlier: [{ points: [3, 1], words: 'Show it to three more people.', until: correctedAt }],
    });
  expect((await waiting(helper, { show: 'responded' })).submissions).toMatchObject([{ id }]);
  expect((await waiting(author, { show: 'responded' })).submissions).toEqual([]);
  const { items } = (await app.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(items).toContainEqual(expect.objectContaining({ action: 'project-submission/correct' }));
  const part = personalData.find((each) => each.part === 'projects');
  expect((await part?.exportOf?.(asker))?.data).toMatchObject({
    submissions: [{ earlierResponses: [{ response: 'Show it to three more people.' }] }],
  });

  for (let count = 1; count < 10; count += 1) {
    app.clock.advance({ minutes: 1 });
    expect((await correct(helper, id, { words: `Version ${count}.`, count })).status).toBe(204);
  }
  expect((await correct(helper, id, { words: 'Once more.', count: 10 })).body.code).toBe(
    'projects/corrected-enough',
  );
});

test('of two corrections at once, one counts', async () => {
  const { asker, helper, submit, respond, correct } = await projectSchool();
  const { id } = (await submit(asker)).body;
  await respond(helper, id);
  const both = await Promise.all(['One.', 'Two.'].map((words) => correct(helper, id, { words })));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
});

test('only someone with points left to win is asked to improve the project', async () => {
  const { app, asker, helper, submit, respond } = await projectSchool();
  const newest = async (): Promise<string> =>
    (await app.call('GET', '/notifications', { token: asker.token })).body.notifications.find(
      ({ category }: { category: string }) => category === 'projects',
    ).text;
  await respond(helper, (await submit(asker)).body.id);
  expect(await newest()).toContain('You got 4 of 5 points.');
  expect(await newest()).toContain('You can improve it and submit it again.');
  app.clock.advance({ hours: 1 });
  await respond(helper, (await submit(asker)).body.id, { points: [3, 2] });
  expect(await newest()).toContain('You got 5 of 5 points.');
  expect(await newest()).not.toContain('submit it again');
  expect(await newest()).toContain('If you have a public page, you can show the project there.');
});
