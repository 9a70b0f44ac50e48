import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { askedSchool } from '#test/questions.ts';

test('of a word in most questions the newest are found, with the word in the title first', async () => {
  const { app, learner, lesson, course } = await askedSchool();
  await sql`insert into lesson_questions (id, lesson_id, lesson_title, course_id, course_title, title, words, asked_at)
    select 'q' || n, ${lesson.id}, 'Lesson', ${course.id}, 'Course', case n when 1190 then 'Why zweimal?' else 'Why?' end,
      case when n > 600 then 'It comes zweimal.' when n = 3 then 'An einhorn.' else '' end,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 1200) n`.execute(q());
  const find = async (words: string): Promise<string[]> => {
    const query = { q: words };
    const { body } = await app.call('GET', '/search/questions', { token: learner.token, query });
    return body.groups.flatMap(({ hits }: { hits: { path: string }[] }) =>
      hits.map(({ path }) => path.replace('/dashboard/questions/', '')),
    );
  };
  expect(await find('zweimal')).toEqual(
    [1190, 1200, 1199, 1198, 1197, 1196, 1195, 1194].map((n) => `q${n}`),
  );
  // The newest do not have this one.
  expect(await find('einhorn')).toEqual(['q3']);
  await sql`update lesson_questions set words = 'A pony.' where id = 'q3'`.execute(q());
  expect(await find('einhorn')).toEqual([]);
});

test('members find questions of courses on sale, and nobody finds hidden or removed ones', async () => {
  const { app, asker, learner, helper, course, ask, answer } = await askedSchool();
  const find = async (words: string) => {
    const { groups } = (
      await app.call('GET', '/search/questions', { token: learner.token, query: { q: words } })
    ).body;
    const found = groups.find(({ kind }: { kind: string }) => kind === 'lesson-questions');
    return (found?.hits ?? []).map(({ path, sentence }: { path: string; sentence: string }) => [
      path,
      sentence,
    ]);
  };
  const id = await ask(asker, 'Why zweimal?', 'The form sends it zweifach. It worked before.');
  expect(await find('zweimal')).toEqual([[`/dashboard/questions/${id}`, null]]);
  expect(await find('zweifach')).toEqual([
    [`/dashboard/questions/${id}`, 'The form sends it zweifach.'],
  ]);
  const hidden = { hidden: true, reason: 'No.' };
  await app.call('PUT', `/questions/${id}/hiding`, { token: helper.token, body: hidden });
  expect(await find('zweimal')).toEqual([]);
  await app.call('PUT', `/questions/${id}/hiding`, {
    token: helper.token,
    body: { hidden: false },
  });
  expect(await find('zweimal')).toHaveLength(1);
  await answer(helper, id);
  await app.call('DELETE', `/questions/${id}`, { token: asker.token });
  expect(await find('zweimal')).toEqual([]);
  await ask(asker, 'Why dreimal?');
  await sql`update courses set published_at = null where id = ${course.id}`.execute(q());
  expect(await find('dreimal')).toEqual([]);
});

test('a question is found by its answers, as they are now and may be seen', async () => {
  const { app, asker, learner, helper, ask, answer } = await askedSchool();
  const find = async (words: string): Promise<(string | null)[]> => {
    const query = { q: words };
    const { body } = await app.call('GET', '/search/questions', { token: learner.token, query });
    return body.groups.flatMap(({ hits }: { hits: { sentence: string | null }[] }) =>
      hits.map(({ sentence }) => sentence),
    );
  };
  const id = await ask(asker, 'Why does it send twice?', 'It worked before.');
  const given = await answer(helper, id, 'Some browsers do that. Lock the zebraknopf at once.');
  expect(await find('zebraknopf')).toEqual(['Lock the zebraknopf at once.']);
  // Words of the question and of an answer together.
  expect(await find('twice zebraknopf')).toHaveLength(1);
  const change = (words: string) =>
    app.call('PUT', `/answers/${given}`, { token: helper.token, body: { words } });
  await change('Lock the giraffenknopf.');
  expect(await find('zebraknopf')).toEqual([]);
  expect(await find('giraffenknopf')).toHaveLength(1);
  const hiding = { hidden: true, reason: 'No.' };
  const hide = (body: object) =>
    app.call('PUT', `/answers/${given}/hiding`, { token: helper.token, body });
  await hide(hiding);
  expect(await find('giraffenknopf')).toEqual([]);
  await hide({ hidden: false });
  expect(await find('giraffenknopf')).toHaveLength(1);
  await app.call('DELETE', `/answers/${given}`, { token: helper.token });
  expect(await find('giraffenknopf')).toEqual([]);
  // Of a long thread the first answers are read, and the one that was accepted.
  await sql`insert into lesson_answers (id, question_id, uid, words, answered_at)
    select 'many-' || n, ${id}, ${helper.uid}, 'Tierwort' || n, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 30) n`.execute(q());
  expect(await find('tierwort20')).toHaveLength(1);
  expect(await find('tierwort30')).toEqual([]);
  await app.call('PUT', '/answers/many-30/acceptance', { token: asker.token });
  expect(await find('tierwort30')).toEqual(['Tierwort30']);
});
