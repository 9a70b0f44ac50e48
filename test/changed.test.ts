import { expect, test } from 'vitest';
import { featuresOf, testsOf } from '../scripts/changed.ts';

test.for([
  [
    ['app/courses/web/course-card.tsx', 'app/payments/contract.ts'],
    ['courses', 'payments'],
  ],
  [['test/matrix/courses.test.ts', 'migrations/0042_notes.sql', 'README.md'], ['courses']],
  [['app/courses/contract.ts', 'app/ui/base/button.tsx'], undefined],
  [['app/courses/contract.ts', 'app/product.ts'], undefined],
  [['test/people.ts'], undefined],
  [['docs/operations.md'], []],
] as const)('files %j belong to features %j', ([files, features]) => {
  expect(featuresOf(files)).toEqual(features);
});

test('a feature is tested by its own tests, its matrix rows and the contract tests', () => {
  expect(testsOf(['courses'])).toEqual(
    expect.arrayContaining(['app/courses/', 'test/matrix/courses.test.ts']),
  );
});
