import { expect, test } from 'vitest';
import { isAcademicAddress } from './academic-address.ts';

const domains = ['ac.in', 'edu.in', 'edu'];

test('an address in an academic domain is academic', () => {
  for (const address of ['n@iitb.ac.in', 'n@cs.iitb.AC.IN', 'n@mit.edu', 'n@x.edu.in'])
    expect(isAcademicAddress(address, domains)).toBe(true);
});

test('an address that merely looks like one is not', () => {
  for (const address of [
    'n@fake-ac.in',
    'n@ac.in.example.com',
    'ac.in@example.in',
    'n@myedu',
    'n@example.in',
  ])
    expect(isAcademicAddress(address, domains)).toBe(false);
});
