import { expect, test } from 'vitest';
import { handleFault } from './handle.ts';

test.each(['meera', 'meera-pillai', 'm-4', 'a'.repeat(30)])('%s can be a handle', (handle) => {
  expect(handleFault(handle)).toBeUndefined();
});

test.each([
  ['me', '3 to 30'],
  ['a'.repeat(31), '3 to 30'],
  ['Meera', 'a to z'],
  ['मीरा', 'a to z'],
  ['meera.p', 'a to z'],
  ['-meera', 'single hyphens'],
  ['meera-', 'single hyphens'],
  ['meera--p', 'single hyphens'],
  ['2026', 'one letter'],
  ['admin', 'reserved'],
  ['support', 'reserved'],
])('%s can not, because of its %s', (handle, because) => {
  expect(handleFault(handle)).toContain(because);
});
