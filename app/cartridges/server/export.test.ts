import { strFromU8 } from 'fflate';
import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { importsInto } from '#test/cartridge-desk.ts';
import { atExport, readAsSpecified } from '#test/exported-cartridge.ts';
import { picture, uploaded } from '#test/media.ts';
import { grantRole, makeAuthor, signedIn } from '#test/people.ts';

const practice = (id: string, rest: string) =>
  `\`\`\`practice\nid: ${id}\n${rest}\nwhy: So it is.\n\`\`\``;
const one = practice(
  'one',
  'kind: choose-one\nquestion: How <many> & "why"?\noptions:\n  - text: One\n    right: true\n  - text: Two\n    hint: Too many.',
);
const several = practice(
  'several',
  'kind: choose-several\nquestion: Which?\noptions:\n  - text: A\n    right: true\n  - text: B\n  - text: C\n    right: true',
);
const gap = practice(
  'gap',
  'kind: fill-the-gaps\ntext: It is ___.\ngaps:\n  - answers: [red, rouge]',
);
const gaps = practice('gaps', 'kind: fill-the-gaps\ntext: ___ and ___\ngaps:\n  - a\n  - b');

const quiz = {
  drawn: 1,
  passMark: 1,
  waitMinutes: 0,
  questions: [
    {
      id: 'q1',
      name: 'Count',
      question: 'How many?',
      several: false,
      options: [
        { text: 'One', right: true, said: '' },
        { text: 'Two', right: false, said: 'One too many.' },
      ],
      why: 'One is enough.',
      lesson: null,
    },
  ],
};

/** A course with two stages, a picture, practice and a quiz, as its only content in the draft. */
async function written() {
  const desk = await atExport();
  const { app, admin, write, save } = desk;
  const shown = (await uploaded(app, admin, 'counter (1).jpg', await picture(320, 200))).body.id;
  const file = (await uploaded(app, admin, 'prices.txt', Buffer.from('Thali 120'))).body.id;
  const { body: outline } = await write('POST', '/stages', { title: 'Open & <shop>' });
  const stage = outline.stages.at(-1).id;
  const lesson = async (title: string, body: string) => {
    const { id } = (await write('POST', '/lessons', { stage, title, kind: 'reading' })).body;
    await save(id, { body });
    return id as string;
  };
  await lesson(
    'Say hello',
    `## First\n\nWrite *this* & **that**, 1 < 2.\n\n![The counter](/media/${shown})\n\nSee [prices](/media/${file}) and [more](/dashboard/toolkit?file=runbook&x).\n\n${one}\n\n${several}\n\n${gap}\n\n${gaps}`,
  );
  await lesson(
    'Read',
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n1. x\n2. y\n\n> quoted\n\n```\ncode < 1\n```',
  );
  const { id: quizId } = (await write('POST', '/quizzes', { stage })).body;
  const { revision } = (await write('GET', `/quizzes/${quizId}`)).body;
  await write('PUT', `/quizzes/${quizId}`, { ...quiz, revision });
  return { ...desk, shown: shown as string, file: file as string, missing: 'x'.repeat(22) };
}

const quizAndLessons = (stage: { lessons: object[]; quiz: { questions: object[] } | null }) => ({
  lessons: stage.lessons,
  questions: stage.quiz?.questions,
});

test('another reader finds a valid manifest, every file, and the answers of each question', async () => {
  const { exported, shown } = await written();
  const { status, headers, bytes } = await exported();
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="no-code-app-lab.imscc"',
  ]);
  const { files, xmlAt, all, root, words, resources, items } = readAsSpecified(bytes);
  expect(root?.attribs).toMatchObject({
    xmlns: 'http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1',
    'xsi:schemaLocation': expect.stringContaining('ccv1p3_imscp_v1p2_v1p0.xsd'),
  });
  expect([words('schema'), words('schemaversion')]).toEqual([['IMS Common Cartridge'], ['1.3.0']]);
  expect(words('lomimscc:title')).toHaveLength(1);
  // One entry around all stages, without a title, and identifiers that no two things share.
  expect(items[0]?.attribs).toEqual({ identifier: 'root' });
  const ids = [...items.map(({ attribs }) => attribs['identifier']), ...resources.keys()];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
  for (const { attribs } of items)
    if (attribs['identifierref']) expect(resources.has(attribs['identifierref'])).toBe(true);
  const named = [...resources.values()].flatMap((each) => each.files);
  expect(new Set([...named, 'imsmanifest.xml'])).toEqual(new Set(Object.keys(files)));
  for (const { needs } of resources.values())
    for (const each of needs) expect(resources.has(each)).toBe(true);

  const page = strFromU8(files['lessons/say-hello.html'] ?? new Uint8Array());
  expect(page).toContain(`<img src="../media/${shown}/counter -1-.webp" alt="The counter">`);
  expect(page).not.toMatch(/practice|How|rouge/);
  // Wherever the package is read, it leads to us.
  expect(page).toMatch(/href="https?:\/\/[^/"]+\/dashboard\/toolkit\?file=runbook&amp;x"/);
  const asked = xmlAt('assessments/practice-of-say-hello.xml').children;
  // Options must match exactly, answers in gaps whatever their case.
  expect(
    all(asked, 'item').map(({ attribs, children }) => [
      attribs['ident'],
      ...all(children, 'fieldentry').map((each) => DomUtils.textContent(each)),
      ...all(children, 'varequal').map(
        (each) =>
          `${each.parent && 'name' in each.parent && each.parent.name === 'not' ? 'not ' : ''}${DomUtils.textContent(each)}${each.attribs['case'] === 'Yes' ? '!' : ''}`,
      ),
    ]),
  ).toEqual([
    ['one', 'cc.multiple_choice.v0p1', 'option-1!', 'option-0!'],
    ['several', 'cc.multiple_response.v0p1', 'option-0!', 'not option-1!', 'option-2!'],
    ['gap', 'cc.fib.v0p1', 'red', 'rouge'],
  ]);
  const [text] = all(asked, 'mattext').map((each) => DomUtils.textContent(each));
  expect(text).toBe('How <many> & "why"?');
});

test('the desk says what a package leaves out, and why', async () => {
  const { app, id, admin, write, stages, save, missing } = await written();
  const left = async () =>
    (await app.call('GET', `/authoring/courses/${id}/cartridge/left-out`, { token: admin })).body
      .left;
  const line = { name: 'Say hello', kind: 'Fill the gaps' };
  const oneGap = 'A cartridge can carry it with one gap only.';
  const ours = ({ name }: { name: string }) => /^(Say hello|Read|Open & <shop>)$/.test(name);
  expect((await left()).filter(ours)).toEqual([{ ...line, note: oneGap }]);

  const stage = (await stages()).at(-1) as { lessons: { id: string }[]; quiz?: { id: string } };
  const [lesson] = stage.lessons;
  const quizPath = `/quizzes/${stage.quiz?.id}`;
  const order = practice(
    'order',
    'kind: put-in-order\nquestion: When?\nitems: [First, Then, Last]',
  );
  await save(lesson?.id ?? '', {
    body: `![Gone](/media/${missing})\n\n${gaps}\n\n${order}\n\n> ${one.replaceAll('\n', '\n> ')}`,
    tasks: ['Say it', 'Hear it'],
  });
  const { revision } = (await write('GET', quizPath)).body;
  const unfinished = { ...quiz.questions[0], id: 'q2', options: [] };
  await write('PUT', quizPath, {
    ...quiz,
    questions: [...quiz.questions, unfinished],
    revision,
  });
  const hello = (kind: string, note: string) => ({ name: 'Say hello', kind, note });
  expect((await left()).filter(ours)).toEqual([
    hello('Lesson', 'It names 1 picture or file that this course doesn’t have.'),
    hello('Fill the gaps', oneGap),
    hello('Put in order', 'A cartridge has no practice of this kind.'),
    hello('Practice', 'It can’t be read, so learners don’t see it here either.'),
    hello('Lesson', 'A cartridge can’t carry its 2 tasks.'),
    { name: 'Open & <shop>', kind: 'Quiz', note: '1 question not finished yet.' },
  ]);
});

test('what we export, we import with the same stages, lessons, pictures and questions', async () => {
  const { app, id, admin, exported, shown, file } = await written();
  const course = async () =>
    (await app.call('GET', `/authoring/courses/${id}/export`, { token: admin })).body[0]
      .courseContent;
  const before = await course();
  const { bytes } = await exported();
  await app.call('DELETE', `/authoring/courses/${id}/draft`, { token: admin });
  const there = (await course()).length;
  const { body } = await importsInto({ app, id, admin }).send(bytes);
  expect(body.report.filter(({ outcome }: { outcome: string }) => outcome === 'left')).toEqual([]);
  const after = (await course()).slice(there);
  const outline = (stages: { title: string; lessons: { title: string }[] }[]) =>
    stages.map(({ title, lessons }) => [title, ...lessons.map((each) => each.title)]);
  // Stages that have neither lessons nor a quiz would be empty here, too.
  expect(outline(after)).toEqual(outline(before));
  const last = quizAndLessons(after.at(-1));
  expect(last.questions).toEqual(quiz.questions);
  const [hello, read] = last.lessons as { text: string }[];
  const { body: media } = await app.call('GET', '/media', { token: admin });
  const newest = media.items.find((each: { kind: string }) => each.kind === 'picture');
  const newestFile = media.items.find((each: { kind: string }) => each.kind === 'file');
  expect([newest.id === shown, newestFile.id === file]).toEqual([false, false]);
  const texts = hello?.text.split('\n\n```practice');
  expect(texts?.[0]).toBe(
    `## First\n\nWrite *this* & **that**, 1 \\< 2.\n\n![The counter](/media/${newest.id})\n\nSee [prices](/media/${newestFile.id}) and [more](http://127.0.0.1:3000/dashboard/toolkit?file=runbook&x).`,
  );
  // All but the practice with two gaps, which a cartridge can't carry.
  expect(texts?.slice(1).map((each) => /id: (.*)/.exec(each)?.[1])).toEqual([
    'one',
    'several',
    'gap',
  ]);
  expect(hello?.text).toContain('hint: Too many.');
  expect(read?.text).toBe(
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n1. x\n2. y\n\n> quoted\n\n```\ncode < 1\n```',
  );
});

test('an author can’t take another’s file with an export', async () => {
  const { app, id, admin, write, stages, save, exported } = await atExport();
  const author = await signedIn(app, { email: 'one@example.in' });
  const stranger = await signedIn(app, { email: 'other@example.in' });
  await makeAuthor(app, author, { token: admin }, id);
  await grantRole(app, stranger, { token: admin }, 'author');
  const theirs = (await uploaded(app, stranger.token, 'plan.txt', Buffer.from('Secret'))).body.id;
  await write('POST', '/stages', { title: 'After launch' });
  const [lesson] = (await stages())[0]?.lessons ?? [];
  await save(lesson?.id ?? '', { body: `[Plan](/media/${theirs})` });
  const { files } = readAsSpecified((await exported(author.token)).bytes);
  expect(Object.keys(files).filter((path) => path.startsWith('media/'))).toEqual([]);
  expect(strFromU8(files[`lessons/${lesson?.slug}.html`] ?? new Uint8Array())).toContain(
    '<p>Plan</p>',
  );
  expect((await exported(stranger.token)).status).toBe(404);
});
