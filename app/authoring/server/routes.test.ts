import { expect, test } from 'vitest';
import { atDesk, first, learn, slug } from '#test/author-desk.ts';
import { member } from '#test/people.ts';

const titlesIn = (stages: readonly { title: string; lessons: readonly { title: string }[] }[]) =>
  stages.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);

test('readers get nothing of a draft until it is published, and then all of it', async () => {
  const { app, write, stages, readers, publish, save } = await atDesk();
  const before = await readers();
  const added = (await write('POST', '/stages', { title: 'After launch' })).body.stages.at(-1);
  const { id } = (await write('POST', '/lessons', { stage: added.id, title: 'Measure one thing' }))
    .body;
  await save(id, { body: '## Choose the one thing', minutes: 12, tasks: ['Choose it'] });
  expect(await readers()).toEqual(before);
  expect((await stages()).at(-1)).toMatchObject({
    title: 'After launch',
    lessons: [{ slug: 'measure-one-thing', written: true, state: 'new' }],
  });

  expect(await publish('What comes after')).toMatchObject({
    status: 200,
    body: { draftSince: null },
  });
  expect((await readers()).sections.at(-1)).toMatchObject({
    title: 'After launch',
    lessons: [{ id, slug: 'measure-one-thing', minutes: 12, written: true }],
  });
  const { token } = await member(app);
  const lesson = await app.call('GET', `/learning/courses/${slug}/lessons/measure-one-thing`, {
    token,
  });
  expect(lesson.body.lesson).toMatchObject({ id, tasks: ['Choose it'] });
});

test('readers can open a lesson once it was published with a text', async () => {
  const { write, stages, publish, save } = await atDesk();
  const stage = (await write('POST', '/stages', { title: 'After launch' })).body.stages.at(-1).id;
  const { id } = (await write('POST', '/lessons', { stage, title: 'Measure one thing' })).body;
  const lesson = async () => first((await stages()).at(-1)?.lessons ?? []);
  expect(await lesson()).toMatchObject({ written: false, opens: false, state: 'new' });
  await publish('Its title');
  expect(await lesson()).toMatchObject({ written: false, opens: false, state: 'live' });
  await save(id, { body: '## Choose the one thing' });
  expect(await lesson()).toMatchObject({ written: true, opens: false, state: 'changed' });
  await publish('Its text');
  expect(await lesson()).toMatchObject({ written: true, opens: true, state: 'live' });
  await save(id, { body: '' });
  expect(await lesson()).toMatchObject({ written: false, opens: true, state: 'changed' });
});

test('what was completed stays completed while lessons are renamed, moved and rewritten', async () => {
  const { app, stages, write, publish, save } = await atDesk();
  const { token } = await member(app);
  const lesson = first(first(await stages()).lessons);
  const { id } = lesson;
  await learn(app, token, lesson);
  const last = (await stages()).at(-1)?.id;
  await save(id, { title: 'Another name', body: 'Another text' });
  await write('PUT', `/lessons/${id}/place`, { stage: last, place: 1 });
  expect((await publish()).status).toBe(200);
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  expect(body.completed).toEqual([id]);
  expect(body.progress.lessonsDone).toBe(1);
  expect(await write('GET', `/lessons/${id}/learners`)).toMatchObject({
    body: { completed: null },
  });
});

test('before a lesson is deleted, its author sees in fives how many learners lose something', async () => {
  const { app, stages, write } = await atDesk();
  const { id } = first(first(await stages()).lessons);
  const noted = async (name: string) => {
    const { token } = await member(app, 'basicPlan', { email: `${name}@example.in` });
    await app.call('PUT', `/notes/${crypto.randomUUID()}`, {
      token,
      body: { lesson: id, words: 'Twice.', revision: 0, savedBy: 'window-1', turn: 1 },
    });
    return token;
  };
  const learners = async () => (await write('GET', `/lessons/${id}/learners`)).body;
  for (const name of ['one', 'two', 'three', 'four']) await noted(name);
  expect(await learners()).toEqual({ completed: null, practised: null, noted: null, asked: null });
  await noted('five');
  expect(await learners()).toMatchObject({ noted: 5, asked: null });
});

test('stages and lessons move, and the order that was saved is the one that is published', async () => {
  const { stages, write, readers, publish } = await atDesk();
  const [one, two, ...rest] = await stages();
  if (!one || !two) throw new Error('too few stages');
  await write('PUT', `/stages/${one.id}/place`, { place: 2 });
  await write('PUT', `/lessons/${first(two.lessons).id}/place`, { stage: one.id, place: 2 });
  await write('PUT', `/stages/${two.id}`, { title: 'Renamed' });
  const [begin, ...others] = one.lessons;
  const expected = titlesIn([
    { title: 'Renamed', lessons: two.lessons.slice(1) },
    { title: one.title, lessons: [begin ?? first(others), first(two.lessons), ...others] },
    ...rest,
  ]);
  expect(titlesIn(await stages())).toEqual(expected);
  const { changes } = (await write('GET', '/changes')).body;
  expect(changes.map(({ kind, of }: { kind: string; of: string }) => `${kind} ${of}`)).toContain(
    'title stage',
  );
  await publish();
  expect(titlesIn((await readers()).sections)).toEqual(expected);
});

test('the second of two authors is told, and nothing of the first is lost', async () => {
  const { stages, write, save } = await atDesk();
  const { id } = first(first(await stages()).lessons);
  const { revision } = (await write('GET', `/lessons/${id}`)).body;
  expect((await save(id, { body: 'The first author’s' })).status).toBe(200);
  const late = await save(id, { body: 'The second author’s', revision });
  expect(late).toMatchObject({ status: 409, body: { code: 'drafts/changed-meanwhile' } });
  expect(late.body.error).toContain('changed this lesson in the meantime');
  expect((await write('GET', `/lessons/${id}`)).body.body).toBe('The first author’s');
});

test('a stage with lessons is not deleted, nor is anything that is not there', async () => {
  const { stages, write } = await atDesk();
  const { id } = first(await stages());
  expect((await write('DELETE', `/stages/${id}`)).status).toBe(409);
  expect((await write('DELETE', '/stages/none')).body.code).toBe('stages/not-found');
  expect((await write('DELETE', '/lessons/none')).body.code).toBe('drafts/lesson-not-found');
  expect((await write('POST', '/versions/7/restore')).body.code).toBe('versions/not-found');
});

test('the same save twice is one change, as the first answer may have been lost', async () => {
  const { stages, write, save } = await atDesk();
  const { id } = first(first(await stages()).lessons);
  const { revision } = (await write('GET', `/lessons/${id}`)).body;
  const saved = await save(id, { body: 'Sent twice', revision });
  expect(await save(id, { body: 'Sent twice', revision })).toMatchObject({
    status: 200,
    body: { revision: saved.body.revision },
  });
});

test('what a lesson needs is published with it, compared, and restored', async () => {
  const { app, stages, readers, write, save, publish } = await atDesk();
  const lesson = first(first(await stages()).lessons);
  const needs = [{ tool: 'An automation tool', plan: 'Starter', price: '₹800 a month' }];
  const before = (await write('GET', `/lessons/${lesson.id}`)).body.needs;
  expect((await save(lesson.id, { needs })).body.needs).toEqual(needs);
  expect(first(first(await stages()).lessons).state).toBe('changed');
  expect((await write('GET', '/changes')).body.changes).toMatchObject([
    { kind: 'needs', id: lesson.id },
  ]);
  const texts = (await write('GET', `/changes/${lesson.id}`)).body;
  expect(texts.after).toContain('You need: An automation tool, Starter, ₹800 a month\n\n');
  expect(texts.before).not.toContain('automation tool');
  await publish();
  const shown = await app.call('GET', `/catalogue/${slug}/lessons/${lesson.slug}`);
  expect(shown.body.lesson.parts[0].html).toContain(
    '<li><b>An automation tool</b>, Starter, ₹800 a month</li>',
  );
  expect((await readers()).sections[0].lessons[0].id).toBe(lesson.id);
  await write('POST', '/versions/1/restore');
  expect((await write('GET', `/lessons/${lesson.id}`)).body.needs).toEqual(before);
  const refused = await save(lesson.id, { needs: [{ tool: '', plan: 'Starter', price: '' }] });
  expect(refused.body.fields).toEqual({ 'needs.0.tool': 'What you need is required' });
});

test('a lesson of a kind is not published without what its kind says', async () => {
  const { stages, write, save, readers, publish } = await atDesk();
  const stage = first(await stages()).id;
  const added = (kind: string) => write('POST', '/lessons', { stage, title: `A ${kind}`, kind });
  const { id } = (await added('video')).body;
  await added('file');
  const set = (await added('practice')).body.id;
  expect((await added('game')).status).toBe(400);
  const faults = async () => (await write('GET', '/changes')).body.faults;
  await save(id, { body: 'Only words.' });
  const or = 'to the text, or choose another kind.';
  expect(await faults()).toMatchObject([
    { title: 'A video', line: null, message: `A video lesson needs a video. Add one ${or}` },
    { title: 'A file', line: null, message: `A file lesson needs a file. Add one ${or}` },
    { title: 'A practice', line: null, message: `A practice set needs practice. Add some ${or}` },
  ]);
  expect((await publish()).body.code).toBe('drafts/faulty');
  const file = first((await stages())[0]?.lessons.filter(({ title }) => title === 'A file') ?? []);
  await write('DELETE', `/lessons/${file.id}`);
  await save(id, { kind: 'reading' });
  const drink = { id: 'drink', kind: 'choose-one', question: 'What?', why: 'So.' };
  const options = [
    { text: 'Tea', right: true },
    { text: 'Milk', hint: 'No.' },
  ];
  await save(set, { body: `\`\`\`practice\n${JSON.stringify({ ...drink, options })}\n\`\`\`` });
  expect(await faults()).toEqual([]);
  expect((await publish()).status).toBe(200);
  expect((await readers()).sections[0].lessons.slice(-2)).toMatchObject([
    { id, kind: 'reading' },
    { id: set, kind: 'practice' },
  ]);
  expect((await save(set, { kind: 'video' })).body.kind).toBe('video');
  expect((await write('GET', '/changes')).body).toMatchObject({
    changes: [{ kind: 'details', id: set }],
    faults: [{ id: set }],
  });
  await write('DELETE', `/lessons/${set}`);
  expect((await publish()).status).toBe(200);
  await write('POST', '/versions/2/restore');
  expect((await write('GET', `/lessons/${set}`)).body.kind).toBe('practice');
  const [exported] = (await write('GET', '/export')).body;
  expect(exported.courseContent[0].lessons.at(-1)).toMatchObject({ kind: 'practice' });
});
