import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import type { CourseRow } from '../overview.contract.ts';
import { testApp } from '#test/app.ts';
import { signedIn, signedInAdmin } from '#test/people.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

/** A school whose first course eight people have begun, the second one four, and others nobody. */
async function begunSchool() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedStartingCourses(app, 3);
  const admin = await signedInAdmin(app);
  const titled = async (position: number, title: string) => {
    const { rows } = await sql<{ id: string; slug: string }>`update courses set title = ${title}
      where id = (select id from courses order by position, slug offset ${position} limit 1)
      returning id, slug`.execute(q());
    return rows[0] ?? expect.fail(`no course ${position}`);
  };
  const large = await titled(0, 'Middling');
  const small = await titled(1, 'Zebra crossings');
  await titled(2, 'Aardvarks');
  const people: string[] = [];
  for (let n = 0; n < 8; n += 1)
    people.push((await signedIn(app, { email: `learner-${n}@example.in` })).uid);
  const now = app.clock.now();
  const begin = (courseId: string, uids: string[]) =>
    sql`insert into enrolments (uid, course_id, started_at, last_lesson_id, last_opened_at)
      select uid, ${courseId}, ${now}, 'any', ${now} from unnest(${uids}::text[]) as uid`.execute(
      q(),
    );
  await begin(large.id, people);
  await begin(small.id, people.slice(0, 4));
  return {
    app,
    admin,
    large,
    small,
    complete: async (uids: string[], days: number) =>
      sql`insert into course_completions (uid, course_id, completed_at, course_version, lessons)
        select uid, ${large.id}, ${now}::timestamptz + ${days} * interval '1 day', 1, 4
        from unnest(${uids}::text[]) as uid`.execute(q()),
    review: (courseId: string, stars: number[]) =>
      sql`insert into course_reviews (id, course_id, uid, stars, words, written_at, changed_at)
        select uid || ${courseId}, ${courseId}, uid, stars, '', ${now}, ${now}
        from unnest(${people.slice(0, stars.length)}::text[], ${stars}::int[]) as each (uid, stars)`.execute(
        q(),
      ),
    people,
    tonight: () => app.runJobs({ firing: 'figures-count' }),
    list: async (query: Record<string, string> = {}) =>
      (await app.call('GET', '/admin/course-figures', { token: admin.token, query })).body as {
        courses: CourseRow[];
        countedAt: string | null;
        total: number;
        pages: number;
      },
  };
}

const unknown = {
  started: null,
  active: null,
  completed: null,
  rate: null,
  days: null,
  rating: null,
  reviews: null,
};

test('an admin sees how all courses do, and nothing about fewer than five people', async () => {
  const { app, admin, large, small, people, complete, review, tonight, list } = await begunSchool();
  expect(await list()).toMatchObject({ countedAt: null });
  await complete(people.slice(0, 4), 2);
  await review(large.id, [5, 4, 4, 4, 4, 4]);
  await review(small.id, [5, 5, 5, 5]);
  await tonight();
  const { courses, total } = await list();
  expect(courses).toHaveLength(total);
  expect(courses[0]).toEqual({
    ...unknown,
    id: large.id,
    title: 'Middling',
    published: true,
    started: 5,
    active: 5,
    rating: 4.2,
    reviews: 6,
  });
  expect(courses.find(({ id }) => id === small.id)).toMatchObject(unknown);

  await complete(people.slice(4, 5), 9);
  await sql`update courses set published_at = null where id = ${large.id}`.execute(q());
  await contentChanged('courses');
  await tonight();
  const table = await app.call('POST', '/admin/course-figures-table', { token: admin.token });
  expect((await list()).courses[0]).toMatchObject({
    published: false,
    completed: 5,
    rate: 60,
    days: 2,
  });
  const rows = (table.body as string).trimEnd().split('\r\n');
  expect(rows).toHaveLength(total + 1);
  expect(rows).toContain('"Middling","No","5","5","5","60","2","4.2","6"');
  expect(rows.at(-1)).toBe(
    '"Zebra crossings","Yes","fewer than 5","fewer than 5","fewer than 5","","","","fewer than 5"',
  );
});

test('the order tells nothing of courses with too few, and lists are searched and paged', async () => {
  const { small, review, complete, people, tonight, list } = await begunSchool();
  await review(small.id, [5, 5, 5, 5]);
  await complete(people.slice(0, 5), 1);
  await tonight();
  for (const sort of ['started', 'active', 'completed', 'rate', 'days', 'rating']) {
    const { courses } = await list({ sort });
    // Four have begun and rated the last one, and nobody the one before it.
    const order = ['Middling', 'Aardvarks', 'Zebra crossings'];
    expect(courses.map(({ title }) => title)).toEqual(sort === 'rating' ? order.toSorted() : order);
  }
  expect((await list({ sort: 'title' })).courses.at(-1)?.id).toBe(small.id);
  expect(await list({ search: 'ZEBRA' })).toMatchObject({ total: 1, courses: [{ id: small.id }] });
  expect(await list({ search: '%' })).toMatchObject({ total: 0, courses: [] });

  await sql`insert into courses select (jsonb_populate_record(courses, jsonb_build_object(
    'id', 'copy-' || n, 'slug', 'copy-' || n, 'title', 'Copy ' || n))).*
    from courses, generate_series(1, 120) n where id = ${small.id}`.execute(q());
  const first = await list();
  const last = await list({ page: '3' });
  expect([first.courses.length, first.pages, first.total]).toEqual([50, 3, 123]);
  expect(first.courses[0]?.title).toBe('Middling');
  expect(last.courses.at(-1)?.title).toBe('Zebra crossings');
});
