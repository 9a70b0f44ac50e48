import { expect, test } from 'vitest';
import { breadcrumbData } from './structured-data.ts';

test('breadcrumbs are numbered from one, with full addresses', () => {
  const { itemListElement } = breadcrumbData([
    { label: 'Courses', path: '/courses' },
    { label: 'App lab', path: '/courses/app-lab' },
  ]);
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Courses' },
    { position: 2, name: 'App lab', item: expect.stringMatching(/\/courses\/app-lab$/) },
  ]);
});
