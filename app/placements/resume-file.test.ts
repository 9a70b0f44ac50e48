import { expect, test } from 'vitest';
import { resumeFault } from './resume-file.ts';

const fileOf = (text: string) => new TextEncoder().encode(text);

test('a PDF begins and ends as one', () => {
  expect(resumeFault(fileOf('%PDF-1.7\n1 0 obj\n%%EOF\n'))).toBeUndefined();
  expect(resumeFault(fileOf(`%PDF-1.7\n${'x'.repeat(5000)}`))).toBe('damaged');
  for (const other of ['', '<html>', 'PK\u0003\u0004', ' %PDF-1.7\n%%EOF', 'MZ %PDF-1.7 %%EOF'])
    expect(resumeFault(fileOf(other))).toBe('not-a-pdf');
});
