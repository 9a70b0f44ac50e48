import { expect, test } from 'vitest';
import { holdReason } from './hold-reason.ts';

test('the payment details that two payers share are described in words', () => {
  expect(holdReason(['vpa'])).toBe('Buyer and referrer paid with the same UPI address.');
  expect(holdReason(['card', 'contact', 'email'])).toBe(
    'Buyer and referrer paid with the same card, phone number, and e-mail address.',
  );
});
