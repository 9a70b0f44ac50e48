import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { yamlIn } from './yaml.ts';

test('YAML that keeps its reader busy is given up, and everything else goes on meanwhile', async () => {
  // Each key is compared with all before it: alone, this would take minutes.
  const text = Array.from({ length: 100_000 }, (_, index) => `key-${index}: 1\n`).join('');
  const reading = yamlIn([{ path: 'a.yaml', text }], { seconds: 2 });
  expect(await Promise.race([reading, setTimeout(200, 'goes on')])).toBe('goes on');
  expect(await reading).toBe(undefined);
});

test('each text has its answer: what it says, or the line that is at fault', async () => {
  const texts = [
    { path: 'good.yaml', text: 'a: [1, two]' },
    { path: 'twice.yaml', text: 'a: 1\na: 2' },
    { path: 'unfolds.yaml', text: 'a: &a [x]\nb: *a' },
  ];
  expect(await yamlIn(texts, { seconds: 20 })).toEqual([
    { path: 'good.yaml', value: { a: [1, 'two'] } },
    { path: 'twice.yaml', fault: 'line 2: it is not YAML.' },
    { path: 'unfolds.yaml', fault: 'it refers to itself.' },
  ]);
});
