import { expect, test } from 'vitest';
import { codeFault, codeKey, firstCode, firstName } from './referral-code.ts';

test.for([
  ['NAIN', undefined],
  ['naina_builds_things_', undefined],
  ['2026', undefined],
  ['NAI', 'length'],
  ['naina_builds_things_x', 'length'],
  ['', 'characters'],
  ['NAINA-1', 'characters'],
  ['NAINA 1', 'characters'],
  ['NAINÁ', 'characters'],
  ['ΝΑΙΝΑ', 'characters'],
  ['NAINA\n', 'characters'],
] as const)('%j is invalid as a code: %s', ([code, fault]) => {
  expect(codeFault(code)).toBe(fault);
});

test('a code is found regardless of case and surrounding blanks', () => {
  expect(codeKey(' Naina_Builds ')).toBe('naina_builds');
});

test.for([
  ['Naina Gill', 'NAINA_K7PQ2X'],
  ['Zoë', 'ZOE_K7PQ2X'],
  ['Chandrasekharan Iyer', 'CHANDRASEK_K7PQ2X'],
  ['नैना', 'CREW_K7PQ2X'],
  ['O’Brien-Das', 'OBRIENDAS_K7PQ2X'],
] as const)('%s starts with %s', ([name, code]) => {
  expect(firstCode(name, 'K7PQ2X')).toBe(code);
  expect(codeFault(firstCode(name, 'K7PQ2X'))).toBeUndefined();
});

test('others see only the first name', () => {
  expect([firstName('  Naina  Gill '), firstName('Cher')]).toEqual(['Naina', 'Cher']);
});
