import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lessonHtml } from '#app/courses/lesson-html.ts';
import { takenOver, type TakenOver } from '#app/ui/writing/taken-over.ts';
import { isKept, textExtensions, undrawn } from '#app/ui/writing/text-extensions.ts';

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
  'One.\n\n&nbsp;\n\nTwo.',
])('shows what its tools write and wrote: %s', (text) => {
  expect(isKept(text, looks)).toBe(true);
});

it('leaves what it would lose to the Markdown view', () => {
  expect(isKept('![A counter](https://liftoff.example/counter.png)', looks)).toBe(false);
  expect(isKept('# The title of the page\n\nA page.', looks)).toBe(false);
});

/** `|` is the cursor: in the Markdown, and in the text of the rich view. */
it.each([
  ['One **pay|ment**, please.', 'One pay|ment, please.'],
  ['First.\n\nSec|ond.\n\nThird.', 'First.\nSec|ond.\nThird.'],
  ['|## What to build\n\nA page.', '|What to build\nA page.'],
  ['- A page\n- |A price', 'A page\n|A price'],
  ['As [here](https://lift|off.example), and so on.', 'As here|, and so on.'],
  ['See https://liftoff.example| for more.', 'See https://liftoff.example| for more.'],
  ['| Who | Paid |\n| --- | --- |\n| Rao | 9¦9 |', 'Who\nPaid\nRao\n9|9'],
  ['```\nlet price| = 99;\n```', 'let price| = 99;'],
  ['First|\n\n## Next', 'First|\nNext'],
  // A space or an empty paragraph that was just typed stays.
  ['A page |', 'A page |'],
  ['A page\n\n|\n\nA price', 'A page\n|\nA price'],
  ['A page\n\n|', 'A page\n|'],
])('leaves the cursor where it was: %j', (typed, seen) => {
  const cursor = typed.includes('¦') ? '¦' : '|';
  const offset = typed.indexOf(cursor);
  const taken = takenOver(typed.replace(cursor, ''), offset, looks.extensions);
  expect(taken && shown(taken)).toBe(seen);
});

function shown({ content, cursor }: TakenOver): string {
  const doc = undrawn('A page', looks.extensions).schema.nodeFromJSON(content);
  const between = (from: number, to: number) => doc.textBetween(from, to, '\n');
  return `${between(0, cursor)}|${between(cursor, doc.content.size)}`;
}
