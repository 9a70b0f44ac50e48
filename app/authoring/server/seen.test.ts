import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { atDesk, first } from '#test/author-desk.ts';
import { member } from '#test/people.ts';

const right = 'Ninety-nine in draft';
const hint = 'A hint that nobody has earned';
const practice = `Read this.\n\n\`\`\`practice\nid: first\nkind: choose-one\nquestion: How many?\noptions: [{ text: ${right}, right: true }, { text: Two, hint: ${hint} }]\nwhy: One is enough.\n\`\`\``;

/** The desk with practice in the first lesson of the draft, of which readers have nothing. */
async function withPractice() {
  const desk = await atDesk();
  const lesson = first(first(await desk.stages()).lessons);
  await desk.write('POST', '/stages', { title: 'Only in the draft' });
  await desk.save(lesson.id, { title: 'Renamed in the draft', needs: [], body: practice });
  return { ...desk, lesson: lesson.id };
}

test('a preview shows the draft, which readers don’t have', async () => {
  const { write, readers } = await withPractice();
  const seen = (await write('GET', '/seen')).body;
  expect(seen.sections.at(-1)).toMatchObject({ title: 'Only in the draft' });
  expect(seen.sections[0].lessons[0]).toMatchObject({ title: 'Renamed in the draft' });
  const live = await readers();
  const { sections: _seen, ...page } = seen;
  const { sections: _live, ...published } = live;
  // Of its size and its learners, a draft has its own.
  expect({ ...page, duration: '', students: null }).toEqual({
    ...published,
    duration: '',
    students: null,
  });
  expect(JSON.stringify(live)).not.toContain('in the draft');
});

test('practice is judged by the draft, with answers and hints only once they are earned', async () => {
  const { write, lesson } = await withPractice();
  const shown = await write('GET', `/seen/${lesson}`);
  expect(shown.body.parts).toMatchObject([{ kind: 'text' }, { kind: 'practice' }]);
  expect(JSON.stringify(shown.body)).not.toContain(hint);
  expect(JSON.stringify(shown.body)).not.toContain('"right"');
  const answer = (path: string, body: object) =>
    write('POST', `/seen/${lesson}/practice/first${path}`, body);
  const wrong = await answer('', { answer: { kind: 'choose-one', choice: 'Two' }, tries: 0 });
  expect(JSON.stringify(wrong.body)).toContain(hint);
  expect((await answer('/answer', { answer: null, tries: 0 })).body.code).toBe(
    'practice/try-first',
  );
  const done = await answer('', { answer: { kind: 'choose-one', choice: right }, tries: 1 });
  expect(done.body).toMatchObject({ outcome: 'right' });
});

test('only the authors of a course and admins see its draft', async () => {
  const { app, id, lesson } = await withPractice();
  const { token } = await member(app);
  for (const path of ['/seen', `/seen/${lesson}`])
    expect((await app.call('GET', `/authoring/courses/${id}${path}`, { token })).status).toBe(403);
});

/** How many rows each table has, but those of limits. */
async function rowsOfAll(): Promise<string[]> {
  const { rows } = await sql<{ name: string; counted: string }>`
    select table_name as name, xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I', table_name), false, true, ''))::text as counted
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(q());
  return rows.filter(({ name }) => !name.includes('limit')).map((row) => Object.values(row).join());
}

test('nothing of a preview is stored, and no draft begins', async () => {
  const { write, save, stages, publish } = await atDesk();
  const lesson = first(first(await stages()).lessons).id;
  await save(lesson, { needs: [], body: practice });
  await publish();
  const before = await rowsOfAll();
  expect((await write('GET', '/seen')).status).toBe(200);
  expect((await write('GET', `/seen/${lesson}`)).status).toBe(200);
  const address = `/seen/${lesson}/practice/first`;
  const answer = { kind: 'choose-one', choice: right };
  expect((await write('POST', address, { answer, tries: 0 })).body.outcome).toBe('right');
  const shown = await write('POST', `${address}/answer`, { answer: null, tries: 1 });
  expect(shown.body.outcome).toBe('shown');
  expect(await rowsOfAll()).toEqual(before);
});
