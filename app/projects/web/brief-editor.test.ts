import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lessonHtml } from '#app/courses/lesson-html.ts';
import { isKept, textExtensions } from '#app/ui/writing/text-extensions.ts';

const looks = { extensions: textExtensions(), asRead: lessonHtml };

it('shows the briefs that we supply as they look', () => {
  const files = globSync('content/courses/*/project.md');
  expect(files.length).toBeGreaterThan(3);
  const briefOf = (path: string) => readFileSync(path, 'utf8').split('\n---\n').slice(1).join('');
  expect(files.filter((path) => !isKept(briefOf(path), looks))).toEqual([]);
});

it.each([
  '## What to build\n\nOne **payment**, as [here](https://liftoff.example), and `code`.',
  '- A page\n- A price\n\n1. First\n2. Then\n\n> Said by a stranger.',
  '| Who | Paid |\n| --- | --- |\n| Rao | 99 |',
  '```\nlet price = 99;\n```',
])('shows what its tools write: %s', (text) => {
  expect(isKept(text, looks)).toBe(true);
});

it('leaves what it would lose to the Markdown view', () => {
  expect(isKept('![A counter](https://liftoff.example/counter.png)', looks)).toBe(false);
});
