import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { onDisk } from '#test/cartridges.ts';
import { answerTo } from './reading/answer.service.ts';

/** Lessons and report of a published sample, as its content was checked by hand. */
async function readSample(name: string) {
  const zip = await readFile(`test/fixtures/common-cartridge/${name}.imscc`);
  const found = await answerTo({ file: onDisk(zip), withFiles: true });
  if ('fault' in found) throw new Error(found.fault);
  const { title, version, stages, report } = found.cartridge;
  return {
    title: `${title} (${version})`,
    stages: stages.map((stage) => [
      stage.title,
      ...stage.lessons.map((lesson) => [lesson.title, lesson.text]),
    ]),
    report: report.map(({ name: thing, kind, outcome, note }) =>
      [outcome, kind, thing, note].join(' | '),
    ),
  };
}

const forItsTool = 'It is for the tool that made the cartridge.';
const noAssignments = 'There are no assignments here. A course may have one project.';

test('pages with formulas become lessons of their stage', async () => {
  const { stages, ...rest } = await readSample('latex');
  expect(rest).toEqual({
    title: 'LaTeX Equations (1.1)',
    report: [
      'taken | Stage | Example Module | A stage.',
      'taken | Page | Page 1 | A lesson.',
      'taken | Page | Page 2 | A lesson.',
      `left | Other content | canvas_export.txt | ${forItsTool}`,
    ],
  });
  expect(stages).toEqual([
    [
      'Example Module',
      ['Page 1', expect.stringMatching(/^This is a test\n\n- \\\\\(f\(10\)\\\\\)\n/)],
      ['Page 2', expect.stringContaining(String.raw`ax^2 + bx + c = 0`)],
    ],
  ]);
});

test('a page that the outline does not list becomes a lesson at the end', async () => {
  expect(await readSample('single-page')).toEqual({
    title: 'The Life of Paul (1.3)',
    stages: [['Not in the outline', ['Our Purpose', '']]],
    report: [
      `left | Other content | canvas_export.txt | ${forItsTool}`,
      'changed | Page | Our Purpose | A lesson. The outline does not list it. It is empty: only its title was taken over.',
    ],
  });
});

test('assignments, and a file that is missing, are reported', async () => {
  expect(await readSample('canvas_cc_gem_course')).toEqual({
    title: 'Canvas CC Gem Course (1.1)',
    stages: [],
    report: [
      `left | Other content | canvas_export.txt | ${forItsTool}`,
      `left | Other content | syllabus.html | ${forItsTool} The package has no course_settings/syllabus.html, which it names.`,
      ...['Known', 'Unknown', 'Missing'].map(
        (kind) =>
          `left | Assignment | Assignment: Course with ${kind} Submission Type | ${noAssignments}`,
      ),
    ],
  });
});
