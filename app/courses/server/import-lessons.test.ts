import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openImport, stored } from '#test/course-import.ts';
import { projectToPaste } from '#test/projects-to-paste.ts';
import { pastedCourse } from '#test/courses-to-paste.ts';
import { uploaded, video } from '#test/media.ts';

const block = {
  id: 'first',
  kind: 'choose-one',
  question: 'How many?',
  options: [
    { text: 'One', right: true },
    { text: 'Two', hint: 'Count again.' },
  ],
  why: 'One is enough.',
};
const written = {
  title: 'What to keep',
  minutes: 12,
  preview: true,
  tasks: ['List five chores'],
  needs: [{ tool: 'Paper & a <pen>' }, { tool: 'An app builder', plan: 'Free plan' }],
  text: '## Keep what you love\n\nHand over the rest.',
  practice: [block],
};
const withLessons = (...lessons: unknown[]) => ({
  ...pastedCourse(1),
  courseContent: [{ title: 'Begin', lessons }],
});

test('a lesson is a title, or an object with its text, minutes, tasks and practice', async () => {
  const { app, paste } = await openImport();
  const course = withLessons('What to hand over', written);
  expect((await paste(JSON.stringify([course]))).body).toMatchObject({ added: 1, faults: [] });
  const { sections } = (await app.call('GET', '/catalogue/pasted-1')).body;
  expect(sections[0].lessons).toMatchObject([
    { title: 'What to hand over', written: false, minutes: 0 },
    { title: 'What to keep', written: true, minutes: 12, slug: 'lesson-2' },
  ]);
  const { lesson } = (await app.call('GET', '/catalogue/pasted-1/lessons/lesson-2')).body;
  expect(lesson).toMatchObject({
    tasks: ['List five chores'],
    parts: [
      { html: expect.stringContaining('<li><b>Paper &amp; a &lt;pen&gt;</b></li>') },
      { kind: 'text' },
      { kind: 'practice', block: { id: 'first', question: 'How many?' } },
    ],
  });
});

test.for([
  ['minutes', { ...written, minutes: 1.5 }, 'minutes', 'this must be a whole number'],
  ['a need', { ...written, needs: [{ plan: 'Free' }] }, 'needs.0.tool', 'this is missing'],
  ['a name', { ...written, body: 'x' }, 'body', 'this name is not known'],
  [
    'a block',
    { ...written, practice: [{ ...block, why: '' }] },
    'practice.0.why',
    'this may not be empty',
  ],
  ['a fence', { ...written, text: '```practice\nid: b\n```' }, 'text', 'line 2 of it: kind'],
  ['two blocks with one id', { ...written, practice: [block, block] }, 'text', 'has the id'],
  [
    'a text that is too long with its practice',
    { ...written, text: 'x'.repeat(99_990) },
    'text',
    '“What to keep” has more than 100000 characters',
  ],
  ['a kind', { ...written, kind: 'game' }, 'kind', 'this must be one of reading, video'],
  ['two lines of a title', { ...written, title: 'What\nto keep' }, 'title', 'on one line'],
  ['a slug of another', { ...written, slug: 'lesson-1' }, 'slug', 'another lesson has the slug'],
] as const)('a fault in %s of a lesson is told with its place', async ([, lesson, field, said]) => {
  const { paste } = await openImport();
  const { body } = await paste(JSON.stringify([withLessons('A title', lesson)]), true);
  expect(body.faults[0]).toMatchObject({
    index: 0,
    path: `courseContent.0.lessons.1.${field}`,
    message: expect.stringContaining(said),
  });
  expect((await paste(JSON.stringify([withLessons('A title', lesson)]))).status).toBe(400);
});

test.for([
  ['video', 'A video lesson needs a video. Add one'],
  ['file', 'A file lesson needs a file. Add one'],
  ['practice', 'A practice set needs practice. Add some'],
] as const)('a lesson of the kind %s comes in only with what that says', async ([kind, said]) => {
  const { app, token, paste } = await openImport();
  const elsewhere = '![A film](https://example.in/a.mp4)\n\n[A file](https://example.in/a.pdf)';
  const text = JSON.stringify([withLessons('A title', { title: 'Look', kind, text: elsewhere })]);
  const message = `${said} to the text, or choose another kind`;
  const path = 'courseContent.0.lessons.1.kind';
  expect((await paste(text, true)).body.faults).toEqual([
    expect.objectContaining({ path, message: expect.stringContaining(message.slice(1)) }),
  ]);
  expect((await paste(text)).body.code).toBe('courses/import-faulty');
  const [body] = JSON.parse(text);
  const created = await app.call('POST', '/courses', { token, body });
  expect([created.status, created.body.fields]).toEqual([400, { [path]: message }]);
  expect(await stored()).toEqual([]);
});

test('lessons of every kind come in, go out, and come back, as JSON and as a folder', async () => {
  const { app, token, paste } = await openImport();
  const idOf = async (name: string, bytes: Buffer): Promise<string> =>
    (await uploaded(app, token, name, bytes)).body.id;
  const film = `![The bridle](/media/${await idOf('bridle.webm', await video('vp9', 'webm'))})`;
  const file = `[The plan](/media/${await idOf('plan.txt', Buffer.from('Two sticks'))})`;
  const body = withLessons(
    { title: 'Read', text: 'Read.' },
    { title: 'Watch', kind: 'video', text: film },
    { title: 'Take', kind: 'file', text: file },
    { title: 'Try', kind: 'practice', practice: [block] },
  );
  expect((await app.call('POST', '/courses', { token, body })).status).toBe(201);
  const exported = async (slug: string) => {
    const { id } = (await app.call('GET', `/courses/slug/${slug}`)).body;
    const [course] = (await app.call('GET', `/authoring/courses/${id}/export`, { token })).body;
    return { id, course };
  };
  const { id, course } = await exported('pasted-1');
  const kinds = ['reading', 'video', 'file', 'practice'];
  expect(course.courseContent[0].lessons).toMatchObject(kinds.map((kind) => ({ kind })));
  const { bytes } = await app.call('GET', `/authoring/courses/${id}/folder`, { token });
  const headers = { 'content-type': 'application/octet-stream' };
  const opened = await app.call('POST', '/courses/folder', { token, headers, body: bytes });
  const again = [
    { ...course, slug: 'by-json' },
    { ...opened.body.courses[0], slug: 'by-folder' },
  ];
  expect((await paste(JSON.stringify(again))).body).toMatchObject({ added: 2, faults: [] });
  for (const { slug } of again)
    expect((await exported(slug)).course.courseContent).toEqual(course.courseContent);
});

const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '');
const text = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((each) => each.replaceAll('\0', ''));
const lesson = fc.oneof(
  title,
  fc.record({
    title,
    minutes: fc.integer({ min: 0, max: 600 }),
    preview: fc.boolean(),
    tasks: fc.array(title, { maxLength: 3 }),
    needs: fc.array(
      fc.record({ tool: title, plan: title, price: title }, { requiredKeys: ['tool'] }),
      { maxLength: 2 },
    ),
    text: fc.option(text),
    practice: fc.constantFrom([], [block]),
  }),
  fc.record({ title, kind: fc.constant('practice'), practice: fc.constant([block]) }),
);
const quiz = fc
  .array(
    fc.record({
      question: title,
      name: text.map((each) => each.slice(0, 20)),
      why: title,
      several: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((questions) => ({
    drawn: 1,
    passMark: 1,
    waitMinutes: 0,
    questions: questions.map((question, place) => ({
      ...question,
      id: `q-${place}`,
      options: [
        { text: 'One', right: true },
        { text: 'Two', said: 'Count again.' },
      ],
    })),
  }));
const course = fc.record({
  title,
  description: title,
  duration: text.map((each) => each.slice(0, 20)),
  topic: title,
  level: fc.constantFrom('first-build', null),
  composition: fc.constantFrom('porthole', null),
  instructor: fc.record({ name: title, title: text, bio: text }),
  learningPoints: fc.array(title, { maxLength: 3 }),
  courseContent: fc.array(
    fc.record({
      title,
      duration: text.map((each) => each.slice(0, 20)),
      lessons: fc.array(lesson, { maxLength: 4 }),
      quiz: fc.option(quiz),
    }),
    { maxLength: 3 },
  ),
  faqs: fc.array(fc.record({ question: title, answer: title }), { maxLength: 2 }),
  isNew: fc.boolean(),
  project: fc.option(projectToPaste),
});

test('what is exported comes back: the next export has the same bytes', async () => {
  const { app, token, paste } = await openImport();
  const pasted = fc.sample(course, { numRuns: 20, seed: 13 });
  const add = async (courses: readonly object[]) =>
    expect((await paste(JSON.stringify(courses))).body).toMatchObject({
      added: courses.length,
      faults: [],
    });
  const idOf = async (slug: string) => (await app.call('GET', `/courses/slug/${slug}`)).body.id;
  const headers = { 'content-type': 'application/octet-stream' };
  const packed = async (slug: string) =>
    (await app.call('GET', `/authoring/courses/${await idOf(slug)}/folder`, { token })).bytes;
  const exported = async (slug: string): Promise<string> => {
    const id = await idOf(slug);
    return JSON.stringify(
      (await app.call('GET', `/authoring/courses/${id}/export`, { token })).body,
    );
  };
  await add(pasted.map((each, place) => ({ ...each, slug: `first-${place}` })));
  for (const place of pasted.keys()) {
    const first = await exported(`first-${place}`);
    const [again] = JSON.parse(first);
    await add([{ ...again, slug: `second-${place}` }]);
    const second = await exported(`second-${place}`);
    expect(second.replace(`second-${place}`, `first-${place}`)).toBe(first);
    const folder = await packed(`first-${place}`);
    const opened = await app.call('POST', '/courses/folder', { token, headers, body: folder });
    await add([{ ...opened.body.courses[0], slug: `third-${place}` }]);
    const third = await exported(`third-${place}`);
    expect(third.replace(`third-${place}`, `first-${place}`)).toBe(first);
    const filesOf = async (slug: string) =>
      Object.entries(unzipSync(await packed(slug))).map(([path, file]) =>
        `${path} ${strFromU8(file)}`.replaceAll(slug, 'slug'),
      );
    expect(await filesOf(`third-${place}`)).toEqual(await filesOf(`first-${place}`));
  }
});
