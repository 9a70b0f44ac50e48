import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatewayWords } from '#app/shared/gateway-words.ts';
import { questionsOfDocument } from './questions.ts';

test('groups, questions and answers are read, with their anchors and a text without markup', () => {
  const source = `---\ntitle: Questions\ndescription: Asked.\nupdated: 2026-11-21\nversion: 1\n---\n
## The courses\n\n### Do I code?\n\nNo. See [the courses](/courses), **all** of them.\n\n### And you?\n\nNever.\n\n## Money\n\n### How much?\n\n₹5,000.\n`;
  const { title, groups } = questionsOfDocument(source, {});
  expect([title, groups.map((group) => [group.id, group.questions.map(({ id }) => id)])]).toEqual([
    'Questions',
    [
      ['the-courses', ['do-i-code', 'and-you']],
      ['money', ['how-much']],
    ],
  ]);
  expect(groups[0]?.questions[0]).toMatchObject({
    question: 'Do I code?',
    text: 'No. See the courses, all of them.',
  });
  expect(groups[0]?.questions[0]?.html).toContain('<a href="/courses"');
});

test('every question of the school has its own anchor', () => {
  const { groups } = questionsOfDocument(readFileSync('content/faq.md', 'utf8'), {
    discount: '12%',
    reward: '8%',
    guaranteeDays: '60',
    ...gatewayWords(),
  });
  const ids = [...groups, ...groups.flatMap(({ questions }) => questions)].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { questions } of groups) for (const { text } of questions) expect(text).not.toBe('');
});
