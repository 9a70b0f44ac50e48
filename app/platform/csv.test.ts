import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cellOf = (text: string): string =>
  csvOf(['text'], [[text]]).slice('"text"\r\n"'.length, -'"\r\n'.length);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\n=1',
  '\u00A0@x',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('%j is no formula', (text) => {
  const cell = cellOf(text);
  expect(cell.startsWith("'")).toBe(true);
  expect(cell.replaceAll("'", '')).toBe(text);
});

test.each(['Naina', 'a=b', '1-2', 'naina@example.in', '<b>Thanks</b>', 'नैना'])(
  '%j is unchanged',
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);

test('lines, commas and quotes stay inside their cell; a missing value is an empty cell', () => {
  expect(
    csvOf(
      ['a', 'b', 'c'],
      [
        ['one\rtwo', 'x,"y"', null],
        [1, '', 'z'],
      ],
    ),
  ).toBe('"a","b","c"\r\n"one\rtwo","x,""y""",""\r\n"1","","z"\r\n');
});

test('a semicolon or tab that separates cells can’t begin a formula either', () => {
  expect(cellOf('a;=1+1')).toBe("a;'=1+1");
  expect(cellOf('a; "=1+1"\t@x')).toBe(`a; ""'=1+1""\t'@x`);
  expect(cellOf('fine; thanks')).toBe('fine; thanks');
});
