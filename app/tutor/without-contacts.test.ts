import { expect, test } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

test.each([
  ['Is naina.gill+1@example.co.in a good sender?', 'Is (address) a good sender?'],
  ['Call me on +91 98765 43210, please', 'Call me on (number), please'],
  ['My card is 4111-1111-1111-1111.', 'My card is (number).'],
  ['मेरा नंबर 9876543210 है', 'मेरा नंबर (number) है'],
])('%s', (typed, sent) => {
  expect(withoutContacts(typed)).toBe(sent);
});

test.each(['Why 50000 rows, and not 1,20,000?', 'What is @mention for?', 'In 2026 or 2027?'])(
  '%s stays as it is',
  (typed) => {
    expect(withoutContacts(typed)).toBe(typed);
  },
);
