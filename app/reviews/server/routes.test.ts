import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { school } from '#test/certificates.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { makeAuthor, member, signedIn, signedInAdmin, type SignedIn } from '#test/people.ts';
import { completedLessons } from '#test/completed-lessons.ts';

const violations = () =>
  brokenInvariants(async (query) => (await sql.raw(query).execute(q())).rows);

/** A course of four lessons, and what can be done with its reviews. */
async function reviewed() {
  const { app, person } = await school({ displayName: 'Naina Gill' });
  const [course] = (await app.call('GET', '/courses')).body as [{ id: string; slug: string }];
  const { id, slug } = course;
  const own = `/learning/courses/${slug}/review`;
  const write = ({ token }: SignedIn, stars: number, words = '') =>
    app.call('PUT', own, { token, body: { stars, words } });
  /** Another learner, who has completed half of the course. */
  const learner = async (number: number) => {
    const other = await member(app, 'basicPlan', {
      email: `learner-${number}@example.in`,
      displayName: `Learner${number} Rao`,
    });
    await completedLessons(other.uid, slug, 2);
    return other;
  };
  /** What visitors see once the announcement has been made. */
  const shown = async () => {
    await app.runJobs({ ahead: true });
    const page = (await app.call('GET', `/catalogue/${slug}`)).body;
    const [card] = (await app.call('GET', '/catalogue')).body.courses;
    const [found] = (await app.call('GET', '/search/courses')).body.courses;
    const entity = (await app.call('GET', `/courses/${id}`)).body;
    expect([card.rating, found.rating, entity.rating]).toEqual(Array(3).fill(page.rating));
    expect(entity.reviews).toBe(page.reviews);
    const { reviews } = (await app.call('GET', `/catalogue/${slug}/reviews`)).body;
    return {
      rating: page.rating as number | null,
      reviews: page.reviews as number,
      texts: reviews,
    };
  };
  return { app, person, id, slug, own, write, learner, shown };
}

const none = { rating: null, reviews: 0, texts: [] };

test('a learner reviews a course after half of it, once, and may change and remove the review', async () => {
  const { app, person, slug, own, write } = await reviewed();
  const { token } = person;
  const standing = async () => (await app.call('GET', own, { token })).body;
  await completedLessons(person.uid, slug, 1);
  expect(await standing()).toEqual({ may: 'not-yet', review: null });
  expect(await write(person, 5)).toMatchObject({
    status: 409,
    body: { code: 'reviews/not-yet' },
  });
  await completedLessons(person.uid, slug, 2);
  expect((await standing()).may).toBe('yes');
  const both = await Promise.all([write(person, 5, 'Short and clear.'), write(person, 5)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await write(person, 4, 'Clear, a little short.');
  const review = { stars: 4, words: 'Clear, a little short.', hiddenBecause: null };
  expect(await standing()).toEqual({ may: 'yes', review });
  expect((await sql`select * from course_reviews`.execute(q())).rows).toHaveLength(1);
  const refused = await app.call('PUT', own, { token, body: { stars: 6, words: '' } });
  expect(refused.body.fields).toHaveProperty('stars');
  await app.call('DELETE', own, { token });
  expect((await standing()).review).toBe(null);
  expect(await violations()).toEqual([]);
});

test('a review can be removed while its course is not on sale', async () => {
  const { app, person, slug, own, write } = await reviewed();
  await completedLessons(person.uid, slug, 2);
  await write(person, 4, 'Clear, a little short.');
  await sql`update courses set published_at = null where slug = ${slug}`.execute(q());
  await contentChanged('courses');
  const { token } = person;
  expect((await app.call('DELETE', own, { token })).status).toBe(204);
  expect((await sql`select * from course_reviews`.execute(q())).rows).toEqual([]);
  const other = await app.call('DELETE', '/learning/courses/no-such/review', { token });
  expect(other.body.code).toBe('courses/not-found');
});

test('rating and texts are shown from five reviews on, and fewer again hide them', async () => {
  const { app, person, slug, own, write, learner, shown } = await reviewed();
  await completedLessons(person.uid, slug);
  await write(person, 3, 'I wanted more exercises.');
  for (const number of [1, 2, 3]) {
    app.clock.advance({ minutes: 1 });
    await write(await learner(number), 5, number === 1 ? 'My first app works.' : '');
  }
  expect(await shown()).toEqual(none);
  await write(await learner(4), 5);
  const { texts, ...rating } = await shown();
  expect(rating).toEqual({ rating: 4.6, reviews: 5 });
  expect(texts).toMatchObject([
    { name: 'Learner1', stars: 5, words: 'My first app works.', reply: null },
    { name: 'Naina', stars: 3, words: 'I wanted more exercises.' },
  ]);
  await app.call('DELETE', own, { token: person.token });
  expect(await shown()).toEqual(none);
  expect(await violations()).toEqual([]);
});

test('the author is told, replies, and can’t review their own course; an admin hides an abusive one', async () => {
  const { app, id, own, write, learner, shown } = await reviewed();
  const admin = await signedInAdmin(app);
  const author = await signedIn(app, { email: 'author@example.in' });
  await makeAuthor(app, author, admin, id);
  const people = await Promise.all([1, 2, 3, 4, 5].map((number) => learner(number)));
  for (const each of people) await write(each, 4, `Words of ${each.displayName}.`);
  const [first] = people as [SignedIn];
  const newsOf = async ({ token }: SignedIn) =>
    ((await app.call('GET', '/notifications', { token })).body.notifications as { title: string }[])
      .map(({ title }) => title)
      .filter((title) => title.includes('review'));
  expect(await newsOf(author)).toHaveLength(5);
  await write(first, 1, 'Idiots.');
  expect(await newsOf(author)).toHaveLength(5);

  const desk = `/authoring/courses/${id}/reviews`;
  const list = await app.call('GET', desk, { token: author.token });
  expect(list.body).toMatchObject({ total: 5, pages: 1 });
  const rude = list.body.reviews.find(({ words }: { words: string }) => words === 'Idiots.');
  const reply = (words: string) =>
    app.call('PUT', `${desk}/${rude.id}/reply`, { token: author.token, body: { words } });
  await reply('Which lesson was it?');
  await reply('Which lesson was it? Tell us.');
  expect(await newsOf(first)).toHaveLength(1);
  expect((await shown()).texts).toContainEqual(
    expect.objectContaining({
      words: 'Idiots.',
      reply: expect.objectContaining({ words: 'Which lesson was it? Tell us.' }),
    }),
  );
  expect((await reply('')).body.reply).toBe(null);

  const hiding = `/admin/courses/${id}/reviews/${rude.id}/hiding`;
  const hide = { token: admin.token, body: { reason: 'It is an insult.' } };
  expect((await app.call('POST', hiding, hide)).body.hiddenBecause).toBe('It is an insult.');
  expect(await shown()).toEqual(none);
  expect((await newsOf(first))[0]).toMatch(/was hidden$/);
  await write(first, 5, 'Friends.');
  const { body } = await app.call('GET', own, { token: first.token });
  expect(body.review).toEqual({
    stars: 5,
    words: 'Friends.',
    hiddenBecause: 'It is an insult.',
  });
  expect(await shown()).toEqual(none);
  // Removed and written again, it is still hidden, and its author hears of it once.
  expect((await app.call('DELETE', own, { token: first.token })).status).toBe(204);
  expect((await app.call('GET', own, { token: first.token })).body.review).toMatchObject({
    words: '',
    hiddenBecause: 'It is an insult.',
  });
  await write(first, 1, 'Idiots.');
  expect(await shown()).toEqual(none);
  expect(await newsOf(author)).toHaveLength(5);
  await app.call('DELETE', hiding, { token: admin.token });
  expect((await shown()).reviews).toBe(5);
  const actions = (await app.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(JSON.stringify(actions)).toContain('review/hide');

  await makeAuthor(app, first, admin, id);
  expect(await shown()).toEqual(none);
  expect((await write(first, 5)).body.code).toBe('reviews/own-course');
  expect(await violations()).toEqual([]);
});
