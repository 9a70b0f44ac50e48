import { expect, test } from 'vitest';
import { tooLargeText } from './too-large-text.ts';

test.each([
  [20_000_001, '“a.pdf” is just over 20 MB. A file can be up to 20 MB.'],
  [20_499_999, '“a.pdf” is just over 20 MB. A file can be up to 20 MB.'],
  [20_500_000, '“a.pdf” is 21 MB. A file can be up to 20 MB.'],
  [1_500_000_000, '“a.pdf” is 1.5 GB. A file can be up to 20 MB.'],
])('a file of %i bytes is refused with a size that is over the limit', (size, text) => {
  expect(tooLargeText({ name: 'a.pdf', size }, 'file', 20_000_000)).toBe(text);
});
