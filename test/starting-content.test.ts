import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import landing from '#content/landing.json';
import deck from '#content/pitch-deck.json';
import placements from '#content/placements.json';
import { practiceFences } from '#app/practice/fences.ts';
import { readBlock } from '#app/practice/server/face.ts';
import { personalData } from '#app/product.ts';
import { lessonHtml } from '#app/courses/lesson-html.ts';
import { readStartingCourses } from '#app/courses/server/starting-courses.service.ts';
import { toolkitContent } from '#app/toolkit/server/files.service.ts';
import { daysToKeep } from '#app/personal-data/days-to-keep.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { defaultGuaranteeDays } from '#app/shared/brand.ts';
import { glyphNames } from '#app/ui/art/glyphs.ts';
import { palettes } from '#app/ui/art/palettes.ts';
import { patchShapes } from '#app/ui/art/patch.ts';

const courses = await readStartingCourses();
const lessons = courses.flatMap((course) =>
  [...course.lessons].map(([slug, lesson]) => ({ slug, ...lesson })),
);
/** A video is no picture: a part of its own shows it. */
const videos = /^!\[[^\]]+\]\(videos\/[\w-]+\.webm\)$/gm;
/** A link to a file of the toolkit. */
const downloads = /\]\(\/dashboard\/toolkit\?file=([a-z0-9-]+)\)/g;
/** The end of a lesson that names prices, rules or products. */
const sources = /^## Sources\n([^]*)$/m;
const practice = /^```practice\n[^]*?^```$/gm;

/** Where the right options of a lesson's questions are. */
const placesOf = (body: string): number[] =>
  practiceFences(body).flatMap(({ source }) => {
    const { block } = readBlock(source);
    return block?.kind === 'choose-one' ? block.options.findIndex(({ right }) => right) : [];
  });

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('there are six courses, each with a cover of its own', () => {
  expect(courses).toHaveLength(6);
  expect(new Set(courses.map((course) => course.palette)).size).toBe(6);
});

test.for(courses)(
  '$slug is complete: its outline matches its lessons, and one of them is open to visitors',
  (course) => {
    const outline = course.sections.flatMap((section) => section.lessons);
    expect(outline.toSorted()).toEqual([...course.lessons.keys()].toSorted());
    expect(outline.length).toBeGreaterThanOrEqual(8);
    expect([...course.lessons.values()].filter((lesson) => lesson.preview)).toHaveLength(1);
    expect(glyphNames).toContain(course.icon);
    expect(palettes.map((palette) => palette.id)).toContain(course.palette);
  },
);

test.for(courses)(
  'each stage of $slug ends with a quiz that draws from more, about its own lessons',
  ({ sections, quizzes }) => {
    expect(quizzes).toHaveLength(sections.length);
    for (const [index, { questions, drawn }] of quizzes.entries()) {
      expect(questions.length).toBeGreaterThan(drawn);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      for (const { lesson } of questions) expect(sections[index]?.lessons).toContain(lesson);
    }
  },
);

test.for(courses)(
  '$slug has a project that can be finished with free tools and is worth twenty points',
  ({ project }) => {
    expect(project?.offered).toBe(true);
    const { brief = '', criteria = [] } = project ?? {};
    expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBe(20);
    expect(criteria.length).toBeGreaterThanOrEqual(4);
    for (const heading of ['What to build', 'What to submit', 'How long it takes'])
      expect(brief).toContain(`## ${heading}\n`);
    expect(brief).toMatch(/free (plan|credits)/);
    expect(wordsIn(brief)).toBeGreaterThanOrEqual(200);
    expect(wordsIn(brief)).toBeLessThanOrEqual(450);
    expect(lessonHtml(brief)).not.toContain('<h1');
  },
);

test.for(courses)('the right options in $slug are not always in the same place', (course) => {
  const places = new Set([...course.lessons.values()].flatMap(({ body }) => placesOf(body)));
  expect(places.size).toBeGreaterThanOrEqual(4);
});

test.for(lessons)(
  '$slug has enough to read, three things to do and minutes for both',
  ({ body, minutes, tasks }) => {
    const words = wordsIn(body.replaceAll(practice, ''));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
    expect(minutes).toBeGreaterThan(words / 180);
    expect(tasks).toHaveLength(3);
  },
);

// The course pages say so.
test.for(lessons)('$slug says what it needs, above its text', ({ body, needs }) => {
  expect(needs.length).toBeGreaterThan(0);
  expect(body).not.toContain('**You need:**');
});

// The landing page says so.
test.for(courses)('$slug gives an AI assistant one job', (course) => {
  const bodies = [...course.lessons.values()].map(({ body }) => body);
  expect(bodies.filter((body) => body.includes('## One job for an AI assistant'))).toHaveLength(1);
});

test.for(lessons)('$slug contains no picture, second title or accidental link', ({ body }) => {
  const text = body.replaceAll(videos, '').replaceAll(downloads, ']').replace(sources, '');
  expect(lessonHtml(text)).not.toMatch(/<(img|h1|a)\b/);
});

test.for(lessons.filter(({ body }) => sources.test(body)))(
  '$slug says where each source is, whose it is and from when',
  ({ body }) => {
    const [, list = ''] = sources.exec(body) ?? [];
    for (const line of list.trim().split('\n'))
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^\s)]+\), .+ 20\d\d$/);
  },
);

test.for(['policies/cancellation-refund.md', 'faqs.json', 'faq.md'])(
  '%s promises the one guarantee in the same words',
  async (file) => {
    const source = await readFile(join(projectRoot, 'content', file), 'utf8');
    expect(source).not.toMatch(/\b60[ -]days?\b/);
    const text = source.replaceAll('{guaranteeDays}', String(defaultGuaranteeDays));
    expect(text).toContain('Refunds are processed within 5-7 business days.');
    expect(text).toContain('within 60 days');
    expect(text).not.toMatch(/\b30[ -]days?\b/);
  },
);

test('the privacy policy matches the code: the days until a deletion, and every part that stores personal data', async () => {
  const text = await readFile(join(projectRoot, 'content/policies/privacy-policy.md'), 'utf8');
  expect(text).toContain(`For ${daysToKeep} days you can change your mind`);
  const untold = personalData.filter(({ inPolicy }) => !inPolicy || !text.includes(inPolicy));
  expect(untold.map(({ part }) => part)).toEqual([]);
});

test.for(landing.successStories)(
  'the story of $name says that it is a sample, leads nowhere real and has a patch',
  ({ sample, url, logo }) => {
    expect(sample).toBe(true);
    expect(new URL(url).hostname).toBe('example.com');
    expect(patchShapes).toContain(logo.shape);
    expect(glyphNames).toContain(logo.glyph);
    expect(palettes.map((palette) => palette.id)).toContain(logo.palette);
  },
);

test('the plan on the landing page covers a fortnight, and the names of its investors are masked', () => {
  expect(landing.whyNoCode.fortnight.reduce((sum, { days }) => sum + days, 0)).toBe(14);
  for (const { name } of landing.investorPreview)
    expect(name).toMatch(/^[A-Z]X+[a-z] [A-Z]X+[a-z]$/);
});

test.for(placements.mentors)('the mentor $name says that it is a sample', ({ sample }) =>
  expect(sample).toBe(true),
);

test('a figure of the pitch deck that is not marked as a sample names its source', () => {
  expect(
    deck.market.figures.map(({ percent, source }) => [percent, source?.slice(0, 31) ?? 'sample']),
  ).toEqual([
    [37, 'sample'],
    [72, 'McKinsey Global Survey on AI, T'],
    [200, 'sample'],
  ]);
});

const toolkit = await toolkitContent();

test('the toolkit has enough for every plan, on every topic, and three files to start with', () => {
  const count = (key: 'shelf' | 'topic') =>
    Object.values(Object.groupBy(toolkit.files, (file) => file[key])).map((list) => list.length);
  expect(toolkit.files.length).toBeGreaterThanOrEqual(18);
  expect(Math.min(...count('shelf'))).toBeGreaterThanOrEqual(5);
  expect(Math.min(...count('topic'))).toBeGreaterThanOrEqual(2);
  for (const [shelf, start] of Object.entries(toolkit.start)) {
    expect(start).toHaveLength(3);
    for (const slug of start)
      expect([slug, toolkit.files.find((file) => file.slug === slug)?.shelf]).toEqual([
        slug,
        shelf,
      ]);
  }
});

test.for(courses.filter(({ topic }) => topic === 'AI'))(
  '$slug has files to download, which every plan opens',
  ({ lessons: written }) => {
    const linked = [...written.values()].flatMap(({ body }) =>
      [...body.matchAll(downloads)].map(([, slug]) => slug),
    );
    expect(linked.length).toBeGreaterThanOrEqual(2);
    for (const slug of linked)
      expect(toolkit.files.find((file) => file.slug === slug)?.shelf).toBe('general');
  },
);

test.for(toolkit.files)('the file $name is finished', ({ text, format, title }) => {
  expect(wordsIn(text)).toBeGreaterThan(60);
  expect(text).not.toMatch(/lorem|TODO|TBD|XXX/);
  if (format === 'csv') {
    // The reader refuses rows of different lengths. A formula counts rows above its own.
    const rows: string[][] = parse(text);
    const formulas = rows.flatMap((cells, above) =>
      cells.filter((cell) => cell.startsWith('=')).map((formula) => ({ formula, above })),
    );
    expect(formulas.length).toBeGreaterThan(0);
    for (const { formula, above } of formulas)
      for (const [, row] of formula.matchAll(/[A-Z](\d+)/g))
        expect([formula, Number(row) <= above]).toEqual([formula, true]);
  }
  if (format === 'md') expect(text).toMatch(/^# \S/m);
  // It opens without a connection.
  if (format === 'html') {
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).not.toMatch(/https?:|@import|fetch\(/);
  }
});
