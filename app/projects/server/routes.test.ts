import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { waitingAt, type SignedIn } from '#test/people.ts';
import { project, projectSchool } from '#test/projects.ts';

test('a learner submits, a helper responds with points and words, and the learner submits again', async () => {
  const { app, asker, learner, author, otherAuthor, helper, admin, ...school } =
    await projectSchool();
  const { submit, shown, summary, waiting, open, respond, told } = school;
  expect(await shown(asker)).toMatchObject({
    project: {
      version: 1,
      html: expect.stringContaining('<em>show it</em>'),
      criteria: project.criteria,
    },
    attempts: [],
  });
  expect(await summary(asker)).toEqual({ title: project.title, last: null });
  const { status, body } = await submit(asker);
  expect(status).toBe(201);
  const id = body.id as string;
  expect((await submit(asker)).body).toEqual({ id });
  expect((await submit(asker, { link: 'https://other.example/' })).body.code).toBe(
    'projects/waiting',
  );
  app.clock.advance({ hours: 3 });
  await submit(learner, { link: 'https://kabir.example/form' });

  for (const person of [admin, author, helper])
    expect((await waiting(person)).submissions).toMatchObject([
      { id, name: 'Naina', title: project.title, attempt: 1 },
      { name: 'Kabir' },
    ]);
  expect(await waiting(otherAuthor)).toMatchObject({ submissions: [], courses: [] });
  expect((await waiting(helper, { course: school.course.id })).total).toBe(2);
  expect((await waiting(helper, { course: 'another' })).total).toBe(0);
  expect((await waiting(helper)).courses).toMatchObject([{ id: school.course.id }]);
  expect(await waitingAt(app, admin.token, '/admin/projects')).toBe(2);
  expect((await open(otherAuthor, id)).status).toBe(404);
  expect((await respond(otherAuthor, id)).status).toBe(404);
  expect((await open(helper, id)).body).toMatchObject({
    submission: { name: 'Naina', own: false, link: 'https://naina.example/form' },
    others: [],
  });

  for (const points of [[3], [4, 0], [3, -1], [3, 2, 0]])
    expect((await respond(helper, id, { points })).body.code).toBe('projects/does-not-fit');
  expect((await respond(helper, id)).status).toBe(204);
  expect((await respond(helper, id)).status).toBe(204);
  expect((await respond(author, id)).body).toMatchObject({
    code: 'projects/responded',
    error: expect.stringContaining('Farah has already responded'),
  });
  expect((await waiting(helper)).submissions).toMatchObject([{ name: 'Kabir' }]);
  expect((await summary(asker)).last).toEqual({ points: 4, outOf: 5 });
  expect(await told(asker)).toContain(`Your project for ${school.course.title} has a response`);
  expect(await told(author)).toContain(
    `A learner submitted the project for ${school.course.title}`,
  );

  expect((await submit(asker, { words: 'Eight people now.' })).status).toBe(201);
  expect((await summary(asker)).last).toEqual({ points: null, outOf: 5 });
  const { attempts } = await shown(asker);
  expect(attempts).toMatchObject([
    { attempt: 2, words: 'Eight people now.', response: null },
    {
      attempt: 1,
      criteria: project.criteria,
      response: { points: [3, 1], words: 'Show it to three more people.', name: 'Farah' },
    },
  ]);
  expect((await shown(learner)).attempts).toHaveLength(1);
  expect((await open(helper, attempts[0].id)).body.others).toMatchObject([{ attempt: 1 }]);
  const { items } = (await app.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(items).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ action: 'project-submission/respond' }),
      expect.objectContaining({ action: 'project/save' }),
    ]),
  );
});

const inOrder = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

test('if reviewers or learners act at once, one of them counts', async () => {
  const { asker, author, helper, admin, submit, respond, takeBack, shown } = await projectSchool();
  const sent = await Promise.all([1, 2, 3].map((n) => submit(asker, { words: `Try ${n}` })));
  expect(inOrder(sent)).toEqual([201, 409, 409]);
  const id = sent.find(({ status }) => status === 201)?.body.id as string;
  const answers = await Promise.all(
    [author, helper, admin].map((who, n) => respond(who, id, { words: `From ${n}` })),
  );
  expect(inOrder(answers)).toEqual([204, 409, 409]);
  expect((await takeBack(asker, id)).body.code).toBe('projects/responded');
  const again = (await submit(asker)).body.id as string;
  const [taken, responded] = await Promise.all([takeBack(asker, again), respond(helper, again)]);
  expect(inOrder([taken, responded])).toEqual(taken.status === 204 ? [204, 404] : [204, 409]);
  expect((await shown(asker)).attempts).toHaveLength(taken.status === 204 ? 1 : 2);
});

test('a missing part is named at its field, and only those who have begun the course can submit', async () => {
  const { app, asker, author, members, save, submit, takeBack, shown, learner } =
    await projectSchool();
  for (const link of ['http://naina.example/', 'javascript:alert(1)', 'https://a:b@naina.example/'])
    expect((await submit(asker, { link })).body.fields).toHaveProperty('link');
  expect((await submit(asker, { link: '', words: 'It is nice.' })).body).toMatchObject({
    code: 'projects/incomplete',
    fields: { link: 'Add the link to your work' },
  });
  const [newcomer] = await members(1);
  if (!newcomer) throw new Error('No such person');
  expect((await submit(newcomer)).body.code).toBe('projects/not-started');

  const { id } = (await submit(asker)).body;
  expect((await takeBack(learner, id)).status).toBe(404);
  expect((await takeBack(asker, id)).status).toBe(204);
  expect((await shown(asker)).attempts).toEqual([]);

  await save(author, { ...project, takesWords: true, version: 1 });
  expect((await submit(asker)).body.code).toBe('projects/changed');
  const text = { version: 2, link: '', words: 'It is nice.' };
  expect((await submit(asker, text)).status).toBe(201);
  await save(author, { ...project, offered: false, version: 2 });
  expect((await submit(learner, { version: 3 })).body.code).toBe('projects/not-found');
  expect(await shown(asker)).toMatchObject({ project: null, attempts: [{ attempt: 1 }] });
  expect((await app.call('GET', '/learning/courses/none/project', asker)).status).toBe(404);
});

test('a submission is judged by what its learner read, whatever the author saves meanwhile', async () => {
  const { asker, author, otherAuthor, helper, ...school } = await projectSchool();
  const { save, edited, submit, open, respond, shown } = school;
  const { id } = (await submit(asker)).body;
  const harder = { ...project, criteria: [{ name: 'It sells', points: 10, earns: 'A sale.' }] };
  expect((await save(author, { ...harder, version: 1 })).body).toEqual({ version: 2 });
  expect((await save(author, { ...harder, version: 1 })).body).toEqual({ version: 2 });
  expect((await save(author, { ...project, version: 1 })).body.code).toBe(
    'projects/changed-meanwhile',
  );
  expect((await save(otherAuthor, { ...project, version: 2 })).status).toBe(404);
  expect((await edited(author)).body).toMatchObject({ project: { version: 2, ...harder } });
  expect((await open(helper, id)).body.project.criteria).toEqual(project.criteria);
  expect((await respond(helper, id, { points: [10] })).body.code).toBe('projects/does-not-fit');
  expect((await respond(helper, id)).status).toBe(204);
  const broken = () => brokenInvariants(async (query) => (await sql.raw(query).execute(q())).rows);
  expect(await broken()).toEqual([]);
  expect(await shown(asker)).toMatchObject({
    project: { criteria: harder.criteria },
    attempts: [{ criteria: project.criteria, response: { points: [3, 1] } }],
  });
  await sql`update project_submissions set points = '[3, 3]'`.execute(q());
  expect((await broken()).join()).toContain('a project’s response has points');
  const twice = [...project.criteria, ...project.criteria];
  expect((await save(author, { ...project, criteria: twice, version: 2 })).body.fields).toEqual({
    criteria: 'Please give each criterion a name of its own',
  });
  const none = { takesLink: false, takesWords: false };
  expect((await save(author, { ...project, ...none, version: 2 })).body.fields).toHaveProperty(
    'takesLink',
  );
});

test('nobody responds to their own submission, and attempts are limited', async () => {
  const { app, admin, helper, lesson, submit, respond } = await projectSchool();
  await app.call('PUT', `/learning/lessons/${lesson.id}/opened`, { token: admin.token });
  const { id } = (await submit(admin)).body;
  expect((await respond(admin, id)).body.code).toBe('projects/own');
  await respond(helper, id);
  await sql`insert into project_submissions
    select made.* from project_submissions t, generate_series(2, 20) n,
      lateral jsonb_populate_record(null::project_submissions, to_jsonb(t) || jsonb_build_object('id', 'n' || n, 'attempt', n)) made`.execute(
    q(),
  );
  expect((await submit(admin)).body.code).toBe('projects/enough');
});

test('an export has a person’s part of it; a deletion leaves responses to others, and nobody’s name', async () => {
  const { app, asker, learner, helper, author, submit, respond, shown, edited } =
    await projectSchool();
  const { id } = (await submit(asker)).body;
  await submit(learner);
  await respond(helper, id);
  const part = personalData.find((each) => each.part === 'projects');
  const exported = async (who: SignedIn) => (await part?.exportOf?.(who))?.data;
  expect(await exported(asker)).toMatchObject({
    submissions: [{ link: 'https://naina.example/form', response: expect.any(String) }],
    responses: [],
  });
  expect(await exported(helper)).toMatchObject({ submissions: [], responses: [{}] });
  expect(await exported(author)).toMatchObject({ saved: [{ title: project.title }] });
  const erase = (who: SignedIn) =>
    tx(async () => part?.erase?.(systemContext(app.clock, 'test'), who));
  for (const who of [helper, helper, author, learner]) await erase(who);
  expect((await shown(asker)).attempts).toMatchObject([
    { response: { name: 'Former member', points: [3, 1] } },
  ]);
  expect((await shown(learner)).attempts).toEqual([]);
  expect((await edited(author)).body.project).toMatchObject({ title: project.title });
  for (const who of [helper, author, learner])
    expect(await exported(who)).toEqual({ submissions: [], responses: [], saved: [] });
});
