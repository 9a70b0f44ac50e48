import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [12, '12 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [240_400, '240 KB'],
  [999_499, '999 KB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [20_000_000, '20 MB'],
  [2_000_000_000, '2 GB'],
  [5_000_000_000_000, '5000 GB'],
])('%i bytes are written as in file managers: %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
