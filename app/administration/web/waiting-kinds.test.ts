import { expect, test } from 'vitest';
import { pageAt } from '#app/shared/pages.ts';
import { boardAt, waitingKinds } from './waiting-kinds.ts';

test('what waits leads to a page of the admins', () => {
  const places = [...Object.values(waitingKinds).flatMap(({ to }) => to ?? []), boardAt('monsoon-ready')];
  expect(places.map((to) => [to, pageAt(to.split('?')[0] ?? '')?.admin])).toEqual(places.map((to) => [to, true]));
});
