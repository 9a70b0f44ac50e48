import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { projectRoot } from '#app/platform/project-root.ts';
import { openImport } from '#test/course-import.ts';
import { coursesOfFolders } from './folder-import.service.ts';

const zipOf = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
const course = 'slug: shop\nsections:\n  - title: Begin\n    lessons: [first]\n';
const lesson = '---\ntitle: First\n---\n\nAsk five people.\n';

test('a folder becomes the JSON of its courses, whatever a Mac adds', async () => {
  const zip = zipOf({
    'shop/course.yaml': course,
    'shop/lessons/first.md': lesson,
    'shop/.DS_Store': 'x',
    '__MACOSX/shop/._course.yaml': 'x',
  });
  expect(await coursesOfFolders(zip)).toEqual({
    courses: [
      {
        slug: 'shop',
        courseContent: [
          {
            title: 'Begin',
            lessons: [{ slug: 'first', title: 'First', text: 'Ask five people.' }],
          },
        ],
      },
    ],
  });
});

const manyKeys = (many: number): string =>
  Array.from({ length: many }, (_, index) => `key-${index}: 1\n`).join('');
const bomb = `a: &a [x, x]\nb: &b [*a, *a]\n${course}`;

test.for([
  ['no zip', Buffer.from('slug: shop'), 'not a zip file'],
  ['no course', zipOf({ 'readme.md': '' }), 'no course.yaml'],
  ['a missing lesson', zipOf({ 'course.yaml': course }), 'lessons/first.md is missing'],
  [
    'a file too many',
    zipOf({ 'course.yaml': course, 'lessons/first.md': lesson, 'lessons/other.md': lesson }),
    'lessons/other.md belongs to no course',
  ],
  [
    'a lesson without fields',
    zipOf({ 'course.yaml': course, 'lessons/first.md': 'Ask.' }),
    'lessons/first.md has no fields',
  ],
  ['other than YAML', zipOf({ 'course.yaml': 'slug: [\n' }), 'course.yaml, line'],
  ['no stages', zipOf({ 'course.yaml': 'slug: shop' }), 'sections is missing'],
  ['what unfolds', zipOf({ 'course.yaml': bomb }), 'refers to itself'],
  ['too much YAML', zipOf({ 'course.yaml': manyKeys(30_000) }), 'more than 256 KB of YAML'],
] as const)('a folder with %s is refused, and the file is named', async ([, zip, said]) => {
  await expect(coursesOfFolders(zip)).rejects.toThrow(said);
});

test('the starting courses can be added again from their folders', async () => {
  const { app, token, paste } = await openImport();
  const root = join(projectRoot, 'content', 'courses');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    // An export has no media.
    .filter(({ name }) => /\.(md|yaml)$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const body = zipOf(
    Object.fromEntries(
      files.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
    ),
  );
  const headers = { 'content-type': 'application/octet-stream' };
  const opened = await app.call('POST', '/courses/folder', { token, headers, body });
  const { courses } = opened.body;
  expect((await paste(JSON.stringify(courses))).body).toMatchObject({
    added: courses.length,
    faults: [],
  });
});
