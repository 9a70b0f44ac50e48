import { expect, test } from 'vitest';
import { selectionIn } from './selection.ts';

test.each([
  ['', { kind: 'all', state: 'new', search: '' }],
  [
    '?kind=contact&state=in-progress&search=+fees+',
    { kind: 'contact', state: 'in-progress', search: 'fees' },
  ],
  ['?state=all', { kind: 'all', state: 'all', search: '' }],
  ['?kind=love&state=old', { kind: 'all', state: 'new', search: '' }],
  [`?search=${'x'.repeat(200)}`, { kind: 'all', state: 'new', search: 'x'.repeat(100) }],
])('%s selects', (query, selection) => {
  expect(selectionIn(new URLSearchParams(query))).toEqual(selection);
});
