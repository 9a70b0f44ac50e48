import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { mailedLink, type SignedIn } from '#test/people.ts';
import { askedSchool } from '#test/questions.ts';

test('followers are told of the first answer at once, and of those of the next hour together', async () => {
  const { app, asker, learner, helper, author, ask, answer, told, thread } = await askedSchool();
  const id = await ask(asker, 'A title that no mail repeats');
  const follow = (token: string, method = 'PUT') =>
    app.call(method, `/questions/${id}/following`, { token });
  await follow(learner.token);
  await answer(helper, id, 'Words that no mail repeats');
  await app.runJobs();
  expect(await told(asker)).toEqual(['A new answer to your question']);
  expect(await told(learner)).toEqual(['A new answer to a question you follow']);
  expect(await told(helper)).toEqual([]);
  await answer(helper, id);
  await answer(author, id);
  await answer(learner, id);
  await app.runJobs();
  expect(await told(asker)).toHaveLength(1);
  app.clock.advance({ hours: 1, minutes: 1 });
  await app.runJobs({ ahead: true });
  expect(await told(asker)).toEqual([
    '3 new answers to your question',
    'A new answer to your question',
  ]);
  // One's own is no news.
  expect((await told(learner))[0]).toBe('2 new answers to a question you follow');
  const mails = (await app.mailbox(asker.email)).filter(({ subject }) =>
    subject.includes('answer'),
  );
  expect(mails.map(({ subject }) => subject)).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain('no mail repeats');

  await follow(learner.token, 'DELETE');
  expect((await thread(learner, id)).body.question.following).toBe(false);
  // One click turns the mails off; the notifications stay.
  const link = await mailedLink(app, '/notifications/unsubscribe', asker.email);
  const query = { oobCode: link.searchParams.get('oobCode') ?? '' };
  expect((await app.call('POST', '/notifications/unsubscribe', { query, body: '' })).status).toBe(
    200,
  );
  app.clock.advance({ hours: 2 });
  await answer(helper, id);
  await app.runJobs({ ahead: true });
  expect(await told(asker)).toHaveLength(3);
  expect(await told(learner)).toHaveLength(2);
  expect(
    (await app.mailbox(asker.email)).filter(({ subject }) => subject.includes('answer')),
  ).toHaveLength(2);
});

test('helpers and authors who follow a question hear of its answers without being members', async () => {
  const { app, asker, learner, helper, author, otherAuthor, ask, answer, told } =
    await askedSchool();
  const id = await ask(asker);
  for (const { token } of [helper, author])
    expect((await app.call('PUT', `/questions/${id}/following`, { token })).status).toBe(204);
  expect(
    (await app.call('PUT', `/questions/${id}/following`, { token: otherAuthor.token })).status,
  ).toBe(402);
  await answer(learner, id);
  await app.runJobs();
  for (const person of [helper, author]) {
    expect(await told(person)).toContain('A new answer to a question you follow');
    // An author has another mail of the same moment.
    const texts = (await app.mailbox(person.email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining(`/dashboard/questions/${id}`));
  }
});

test('every notice and mail about a question links to its one address, whatever the reader is by then', async () => {
  const { app, asker, learner, helper, author, ask, answer } = await askedSchool();
  const id = await ask(asker);
  const linksTo = async ({ token }: SignedIn) =>
    (await app.call('GET', '/notifications', { token })).body.notifications.flatMap(
      ({ title, link }: { title: string; link: { href: string } | null }) =>
        link?.href.includes(id) ? [[title, link.href]] : [],
    );
  const address = `/dashboard/questions/${id}`;
  const hide = (given: string, body: object) =>
    app.call('PUT', `/answers/${given}/hiding`, { token: author.token, body });

  // Without a membership, and shown again what they had written.
  const byHelper = await answer(helper, id);
  await hide(byHelper, { hidden: true, reason: 'A slip.' });
  await hide(byHelper, { hidden: false });
  expect(await linksTo(helper)).toEqual([
    [expect.stringMatching(/^Your answer under .* is visible again$/), address],
  ]);
  // After the membership.
  const byLearner = await answer(learner, id);
  await sql`update membership_periods set starts_at = now() - interval '9 days',
    ends_at = now() - interval '1 day' where uid = ${learner.uid}`.execute(q());
  await app.call('PUT', `/answers/${byLearner}/acceptance`, { token: asker.token });
  expect(await linksTo(learner)).toEqual([['Your answer was accepted', address]]);
  await app.runJobs();
  const links = async ({ email }: SignedIn) =>
    (await app.mailbox(email)).flatMap((mail) =>
      mail.links.map((link) => new URL(link)).filter(({ href }) => href.includes(id)),
    );
  for (const person of [asker, helper, learner]) {
    const found = await links(person);
    expect(found.length).toBeGreaterThan(0);
    for (const { pathname, search } of found) expect(pathname + search).toBe(address);
  }
});

test('an author is told once a day that there are questions; nobody whose membership has ended of answers', async () => {
  const { app, asker, learner, author, helper, ask, answer, told } = await askedSchool();
  const id = await ask(asker);
  await ask(learner, 'Another');
  expect((await told(author)).filter((title) => title.includes('has a question'))).toHaveLength(1);
  app.clock.advance({ days: 1 });
  await ask(learner, 'Tomorrow');
  expect((await told(author)).filter((title) => title.includes('has a question'))).toHaveLength(2);
  await sql`update membership_periods set starts_at = now() - interval '9 days',
    ends_at = now() - interval '1 day' where uid = ${asker.uid}`.execute(q());
  await answer(helper, id);
  await app.runJobs({ ahead: true });
  expect(await told(asker)).toEqual([]);
});

test('an export has all of it; a deletion leaves what others have answered, and nobody’s name', async () => {
  const { app, asker, learner, helper, ask, answer, thread, list } = await askedSchool();
  const kept = await ask(asker, 'Others have answered');
  const alone = await ask(asker, 'Nobody has answered');
  await answer(asker, alone, 'Not even I');
  const given = await answer(learner, kept);
  const own = await answer(asker, kept, 'Thank you');
  await app.call('PUT', `/answers/${given}/helpful`, { token: asker.token });
  await app.call('POST', `/answers/${given}/reports`, {
    token: asker.token,
    body: { reason: 'other', words: 'Rude' },
  });
  const part = personalData.find((each) => each.part === 'questions');
  const { data } = (await part?.exportOf?.(asker)) ?? {};
  expect(data).toMatchObject({
    questions: [{ title: 'Others have answered' }, { title: 'Nobody has answered' }],
    answers: [{ words: 'Not even I' }, { words: 'Thank you' }],
    foundHelpful: [{ answer: given }],
    following: [{}, {}],
    reports: [{ reason: 'other', words: 'Rude' }],
  });
  for (const _time of [1, 2])
    await tx(async () => part?.erase?.(systemContext(app.clock, 'test'), asker));
  const { question, list: answers } = (await thread(helper, kept)).body;
  expect(question).toMatchObject({ title: 'Others have answered', name: 'Former member' });
  expect(answers).toMatchObject([
    { id: given, helpful: 0 },
    { id: own, name: 'Former member', words: 'Thank you' },
  ]);
  expect((await list(learner)).body.total).toBe(1);
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (
      select uid from lesson_questions union all select uid from lesson_answers
      union all select uid from lesson_answer_thanks union all select uid from lesson_question_followers
      union all select uid from lesson_question_reports) as people where uid = ${asker.uid}`.execute(
    q(),
  );
  expect(rows).toEqual([{ found: 0 }]);
});
