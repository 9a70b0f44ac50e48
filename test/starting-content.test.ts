import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessonHtml } from '#app/courses/lesson-html.ts';
import { readStartingCourses } from '#app/courses/server/seed.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { glyphNames } from '#app/ui/art/glyphs.ts';
import { palettes } from '#app/ui/art/palettes.ts';

const courses = await readStartingCourses();
const lessons = courses.flatMap((course) => [...course.lessons].map(([slug, lesson]) => ({ slug, ...lesson })));
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('there are three courses, each with a cover of its own', () => {
  expect(courses).toHaveLength(3);
  expect(new Set(courses.map((course) => course.palette)).size).toBe(3);
});

test.for(courses)('$slug is whole: its outline is its lessons, one of them open to visitors', (course) => {
  const outline = course.sections.flatMap((section) => section.lessons);
  expect(outline.toSorted()).toEqual([...course.lessons.keys()].toSorted());
  expect(outline.length).toBeGreaterThanOrEqual(8);
  expect([...course.lessons.values()].filter((lesson) => lesson.preview)).toHaveLength(1);
  expect(glyphNames).toContain(course.icon);
  expect(palettes.map((palette) => palette.id)).toContain(course.palette);
});

test.for(courses)('the right options in $slug stand in no favourite place', (course) => {
  const places = new Set([...course.lessons.values()].map((lesson) => lesson.check.answer));
  expect(places.size).toBeGreaterThanOrEqual(4);
});

test.for(lessons)('$slug has enough to read, three things to do and minutes for both', ({ body, minutes, tasks }) => {
  const words = wordsIn(body);
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1000);
  expect(minutes).toBeGreaterThan(words / 180);
  expect(tasks).toHaveLength(3);
});

test.for(lessons)('$slug holds no picture, second title or accidental link', ({ body }) => {
  expect(lessonHtml(body)).not.toMatch(/<(img|h1|a)\b/);
});

test.for(['policies/cancellation-refund.md', 'faqs.json'])('%s promises the one guarantee in the one wording', async (file) => {
  const text = await readFile(join(projectRoot, 'content', file), 'utf8');
  expect(text).toContain('Refunds are processed within 5-7 business days.');
  expect(text).toContain('within 60 days');
  expect(text).not.toMatch(/\b30[ -]days?\b/);
});
