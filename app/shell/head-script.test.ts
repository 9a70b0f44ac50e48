import { expect, test } from 'vitest';
import { headScript } from './head-script.ts';

const now = Date.UTC(2026, 10, 25);
const noted = `/register#ref=TENZIN_BUILDS.${now}`;

test.each([
  ['?ref=TENZIN_BUILDS', noted],
  ['?utm_source=chat&ref=TENZIN_BUILDS&x=1', noted],
  ['?ref=no', undefined],
  ['?ref=not%20a%20code', undefined],
  ['?href=TENZIN_BUILDS', undefined],
  ['', undefined],
])('the head notes the link of %j as %j', (search, stored) => {
  const written = new Map<string, string>();
  const localStorage = {
    getItem: () => null,
    setItem: (key: string, value: string) => void written.set(key, value),
  };
  const document = { documentElement: { dataset: {} } };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is text, as in the head
  new Function('location', 'localStorage', 'document', 'Date', 'addEventListener', headScript())(
    { search },
    localStorage,
    document,
    { now: () => now },
    () => {},
  );
  expect(written.get('redirectAfterLogin')).toBe(stored);
});
