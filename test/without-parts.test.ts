import { describe, expect, test } from 'vitest';
import { usedFeatures } from '../scripts/lighter-libraries.ts';
import { withoutParts } from '../scripts/without-parts.ts';

const squeezed = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

describe('a library without what nobody uses', () => {
  test('keeps a function’s name and gives its only answer', () => {
    const code =
      'function idle(a) { work(a); } async function ask() { return find(); } idle(ask());';
    expect(withoutParts(code, { functions: { idle: 'nothing', ask: 'null' } })).toBe(
      'function idle(a) {} async function ask() { return null; } idle(ask());',
    );
  });

  test('loses the methods of a class without instances', () => {
    const code = 'A.prototype.go = function () {}; B.prototype.go = function () {};';
    expect(squeezed(withoutParts(code, { classes: ['A'] }))).toBe(
      'B.prototype.go = function () {};',
    );
  });

  test('knows the answer of a comparison with a tag that nothing has', () => {
    const code = '31 === fiber.tag || 31 !== tag || 3 === fiber.tag || 31 === fiber.flags';
    expect(withoutParts(code, { tags: [31] })).toBe(
      'false || true || 3 === fiber.tag || 31 === fiber.flags',
    );
    expect(
      withoutParts('(a & 4) === a && (a & 4) === b', { never: /^\((\w+) & 4\) === \1$/ }),
    ).toBe('false && (a & 4) === b');
  });

  test.each([
    [
      'what only they lead to',
      'case 1: a(); break; case 9: b(); break; case 2: c();',
      'case 1: a(); break; case 2: c();',
    ],
    [
      'not what others lead to as well',
      'case 9: case 1: a(); break; case 2: case 9: b();',
      'case 1: a(); break; case 2: b();',
    ],
    [
      'not what the case before falls into',
      'case 1: a(); case 9: b(); break; case 2: c();',
      'case 1: a(); b(); break; case 2: c();',
    ],
    [
      'what follows on from one of them',
      'case 8: a(); case 9: b(); break; case 2: c();',
      'case 2: c();',
    ],
    [
      'but leaves variables that are declared there',
      'case 9: var a = 1, b; break; case 2: a = 2;',
      'case 9: var a, b; case 2: a = 2;',
    ],
  ])('loses the cases of such tags: %s', (_, cases, left) => {
    const inside = (text: string) => `switch (fiber.tag) { ${text} }`;
    expect(squeezed(withoutParts(inside(cases), { tags: [8, 9] }))).toBe(inside(left));
    expect(withoutParts(`switch (name) { ${cases} }`, { tags: [8, 9] })).toContain(cases);
  });

  test('stops when a part is not there', () => {
    expect(() => withoutParts('', { functions: { gone: 'nothing' } })).toThrow('gone');
    expect(() => withoutParts('a(b); a(b);', { texts: { 'a(b)': '' } })).toThrow('a(b)');
  });
});

test('a module that uses a feature after all is noticed', () => {
  expect(usedFeatures("import React, { useState, Suspense } from 'react';")).toEqual(['Suspense']);
  expect(usedFeatures('const page = React.lazy(load);')).toEqual(['lazy']);
  expect(usedFeatures("import { Link, useFetcher as get } from 'react-router';")).toEqual([
    'useFetcher',
  ]);
  expect(usedFeatures("import { preload } from './sounds.ts'; lazy(preload);")).toEqual([]);
});
