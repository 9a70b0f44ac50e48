import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { keepSearchWords } from '#app/search/server/words.service.ts';
import { testApp } from '#test/app.ts';
import type { FoundCourses } from '../search.contract.ts';

interface Course {
  slug: string;
  title: string;
  topic?: string;
  level?: string;
  duration?: string;
  description?: string;
  isNew?: boolean;
  isTrending?: boolean;
  points?: string[];
  lessons?: { title: string; minutes?: number; preview?: boolean; body?: string | null }[];
}

async function added(course: Course, position: number): Promise<void> {
  const {
    slug,
    title,
    topic = 'Apps',
    level = null,
    duration = '',
    description = 'Plain.',
  } = course;
  await sql`insert into courses (id, slug, title, description, topic, level, duration, icon, palette, instructor_name, instructor_title,
      instructor_bio, learning_points, target_audience, faqs, is_new, is_trending, position, created_at, published_at, updated_at)
    values (${slug}, ${slug}, ${title}, ${description}, ${topic}, ${level}, ${duration}, 'rocket', 'dawn', 'Asha Rao', '', '',
      ${course.points ?? []}, '{}', '[]', ${course.isNew ?? false}, ${course.isTrending ?? false}, ${position}, now(), now() - ${position} * interval '1 day', now())`.execute(
    q(),
  );
  await sql`insert into course_sections (id, course_id, title, position) values (${slug}, ${slug}, 'Begin', 0)`.execute(
    q(),
  );
  for (const [index, lesson] of (course.lessons ?? []).entries())
    await sql`insert into lessons (id, course_id, section_id, slug, title, position, minutes, preview, body, tasks)
      values (${`${slug}-${index}`}, ${slug}, ${slug}, ${`lesson-${index}`}, ${lesson.title}, ${index}, ${lesson.minutes ?? 0},
        ${lesson.preview ?? false}, ${lesson.body ?? null}, '{}')`.execute(q());
  await contentChanged('courses');
}

async function openCatalogue(courses: readonly Course[]) {
  const app = await testApp();
  for (const [index, course] of courses.entries()) await added(course, index);
  onTestFinished(await keepSearchWords());
  await app.runJobs();
  const find = async (query: Record<string, string> = {}): Promise<FoundCourses> => {
    const { status, body } = await app.call('GET', '/search/courses', { query });
    expect(status).toBe(200);
    return body;
  };
  const slugs = async (query: Record<string, string> = {}) =>
    (await find(query)).courses.map(({ slug }) => slug);
  return { app, find, slugs };
}

const school: Course[] = [
  {
    slug: 'screens',
    title: 'Screens in Figma',
    topic: 'Design',
    level: 'first-build',
    duration: '2 hours',
    isNew: true,
    lessons: [
      { title: 'What a refund costs you', minutes: 0, preview: true, body: 'Free.' },
      { title: 'The refund that never arrived' },
      { title: 'A third refund' },
    ],
  },
  {
    slug: 'agents',
    title: 'Agents at work',
    topic: 'AI agents',
    level: 'deep-end',
    description: 'Hand over the café’s invoices.',
    isTrending: true,
    lessons: [{ title: 'Begin', minutes: 300, preview: true }],
  },
  {
    slug: 'shop',
    title: 'A shop in a chat',
    topic: 'AI agents',
    duration: '10 hours',
    points: ['Take payments'],
  },
  { slug: 'plans', title: 'Paper plans', topic: 'Design', duration: 'Two weekends', isNew: true },
];

test('words are found in titles, topics, descriptions, learning points, lesson titles and teachers', async () => {
  const { slugs } = await openCatalogue(school);
  expect(await slugs()).toEqual(['screens', 'agents', 'shop', 'plans']);
  expect(await slugs({ q: 'figma' })).toEqual(['screens']);
  expect(await slugs({ q: 'AGENTS' })).toEqual(['agents', 'shop']);
  expect(await slugs({ q: 'cafe invoice' })).toEqual(['agents']);
  expect(await slugs({ q: 'pay' })).toEqual(['shop']);
  expect(await slugs({ q: 'asha' })).toHaveLength(4);
  // One word in the title, the other in a lesson.
  expect(await slugs({ q: 'refund fig' })).toEqual(['screens']);
  expect(await slugs({ q: "'); drop table courses; -- :* & ⑴" })).toEqual([]);
});

test('a match in a lesson is shown, at most two per course, and whether anyone may open it', async () => {
  const { find } = await openCatalogue(school);
  const [course] = (await find({ q: 'refunds' })).courses;
  expect(course?.found).toEqual([
    { slug: 'lesson-0', title: 'What a refund costs you', minutes: 0, free: true },
    { slug: 'lesson-1', title: 'The refund that never arrived', minutes: 0, free: false },
  ]);
});

test('a misspelt word is corrected if it finds nothing, unless the search is exact', async () => {
  const { find, slugs } = await openCatalogue(school);
  const found = await find({ q: 'figam' });
  expect([found.corrected, found.courses.map(({ slug }) => slug)]).toEqual(['figma', ['screens']]);
  const exact = await find({ q: 'figam', exact: 'yes' });
  expect([exact.corrected, exact.total]).toEqual([null, 0]);
  expect(await slugs({ q: 'paymants chat' })).toEqual(['shop']);
  // If the filters find nothing, that is no misspelling.
  expect((await find({ q: 'figma', topic: 'AI-agents' })).corrected).toBe(null);
  expect((await find({ q: 'zzzzzz' })).corrected).toBe(null);
});

test('each count ignores the choices of its own kind and no other', async () => {
  const { find } = await openCatalogue(school);
  const { facets, all, total } = await find({ topic: 'Design', level: 'first-build' });
  expect([total, all]).toEqual([1, { courses: 4, topics: 2 }]);
  expect(facets.topic).toEqual([
    { value: 'AI-agents', label: 'AI agents', count: 0 },
    { value: 'Design', label: 'Design', count: 1 },
  ]);
  expect(facets.level).toEqual([
    { value: 'first-build', count: 1 },
    { value: 'some-practice', count: 0 },
    { value: 'deep-end', count: 0 },
  ]);
  expect((await find({ topic: 'Design AI-agents' })).total).toBe(4);
  // By the lessons’ minutes, else the author’s text; “Two weekends” is not a duration.
  expect((await find()).facets.length).toEqual([
    { value: 'short', count: 1 },
    { value: 'medium', count: 1 },
    { value: 'long', count: 1 },
  ]);
  // A preview that is not written yet opens nothing.
  expect((await find({ topic: 'Design' })).facets.trait).toEqual([
    { value: 'new', count: 2 },
    { value: 'trending', count: 0 },
    { value: 'preview', count: 1 },
  ]);
});

test('a choice that no course has is not offered', async () => {
  const { find } = await openCatalogue([{ slug: 'one', title: 'One' }]);
  const { facets } = await find();
  expect([facets.level, facets.length, facets.trait]).toEqual([[], [], []]);
});

test('orders and pages', async () => {
  const { find, slugs } = await openCatalogue(school);
  expect(await slugs({ sort: 'title' })).toEqual(['shop', 'agents', 'plans', 'screens']);
  expect(await slugs({ sort: 'shortest' })).toEqual(['screens', 'agents', 'shop', 'plans']);
  expect((await slugs({ sort: 'newest' }))[0]).toBe('screens');
  // The title counts for more than a lesson.
  await added({ slug: 'late', title: 'Refunds' }, 9);
  expect((await find({ q: 'refund' })).courses.map(({ slug }) => slug)).toEqual([
    'late',
    'screens',
  ]);
  for (let index = 0; index < 30; index += 1)
    await added({ slug: `more-${index}`, title: `More ${index}` }, 10 + index);
  const last = await find({ page: '99' });
  expect([last.page, last.pages, last.total, last.courses.length]).toEqual([2, 2, 35, 11]);
});

test('for two words that no course has together, the answer says what each finds', async () => {
  const { find } = await openCatalogue(school);
  const { total, alone } = await find({ q: 'figma invoices' });
  expect([total, alone]).toEqual([
    0,
    [
      { word: 'figma', count: 1 },
      { word: 'invoices', count: 1 },
    ],
  ]);
});

test('the search entries follow every change of a course, and lose an unpublished one', async () => {
  const { slugs } = await openCatalogue(school);
  await sql`update lessons set title = 'Zeppelins' where id = 'screens-2'`.execute(q());
  expect(await slugs({ q: 'zeppelin' })).toEqual(['screens']);
  await sql`delete from lessons where id = 'screens-2'`.execute(q());
  expect(await slugs({ q: 'zeppelin' })).toEqual([]);
  await sql`update courses set title = 'Zeppelins', position = 0 where id = 'plans'`.execute(q());
  expect(await slugs({ q: 'zeppelin' })).toEqual(['plans']);
  await sql`update courses set published_at = null where id = 'plans'`.execute(q());
  expect(await slugs({ q: 'zeppelin' })).toEqual([]);
  await sql`update courses set position = 100 - position`.execute(q());
  expect(await slugs()).toEqual(['shop', 'agents', 'screens']);
});
