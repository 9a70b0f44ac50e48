import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import type { FoundCourses } from '../search.contract.ts';

test('if many courses contain a word, those with it in their title come first, and each is on one page', async () => {
  const app = await testApp();
  // Two courses share each place of the catalogue.
  await sql`insert into courses (id, slug, title, description, topic, icon, palette, instructor_name, instructor_title,
      instructor_bio, learning_points, target_audience, faqs, is_new, is_trending, position, created_at, published_at, updated_at)
    select 'c' || n, 'c' || n,
      case when n % 3 = 0 then 'Kites ' || n when n > 1195 then 'A rare bird' else 'Birds ' || n end,
      case when n % 4 < 3 then 'With a kite. ' else '' end || case when n % 2 = 1 then 'A rare sight.' else '' end,
      case when n % 5 < 3 then 'Design' else 'Apps' end, 'rocket', 'dawn', '', '', '', '{}', '{}', '[]', false, false,
      (n * 7 % 1200) / 2, now(), now(), now()
    from generate_series(1, 1200) n`.execute(q());
  await contentChanged('courses');
  const { rows: courses } = await sql<{
    slug: string;
    title: string;
    description: string;
    topic: string;
  }>`select slug, title, description, topic from courses order by position, slug`.execute(q());
  const totals: number[] = [];
  for (const word of ['kite', 'rare'])
    for (const topic of ['', 'Design']) {
      const has = (text: string) => text.toLowerCase().includes(word);
      const matching = courses
        .map((course) => ({
          ...course,
          inTitle: has(course.title),
          inText: has(course.description),
        }))
        .filter((course) => (course.inTitle || course.inText) && course.topic.includes(topic));
      const many = matching.length > 500;
      const weight = ({ inTitle, inText }: (typeof matching)[number]) =>
        Number(inTitle) * 2 + Number(inText && !many);
      const expected = matching
        .toSorted((one, other) => weight(other) - weight(one))
        .map(({ slug }) => slug);
      const pages = Math.ceil(expected.length / 24);
      const found: string[] = [];
      for (let page = 1; page <= pages; page += 1) {
        const query = { q: word, topic, page: String(page) };
        const answer: FoundCourses = (await app.call('GET', '/search/courses', { query })).body;
        expect([answer.total, answer.page, answer.pages]).toEqual([expected.length, page, pages]);
        found.push(...answer.courses.map(({ slug }) => slug));
      }
      expect([word, topic, found]).toEqual([word, topic, expected]);
      totals.push(expected.length);
    }
  expect(totals).toEqual([1000, 600, 602, 361]);
});
