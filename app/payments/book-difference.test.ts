import { expect, test } from 'vitest';
import { differencesOf, notBooked } from './book-difference.ts';

const paid = { capturedPaise: 500_000, refundedPaise: 0 };

test('equal books have no difference', () => {
  expect(differencesOf(notBooked, notBooked)).toEqual([]);
  expect(differencesOf(paid, paid)).toEqual([]);
});

test('a payment that one book lacks is one difference, even if it was refunded', () => {
  const refunded = { ...paid, refundedPaise: 500_000 };
  expect(differencesOf(notBooked, refunded)).toEqual([
    { kind: 'missing-here', herePaise: 0, therePaise: 500_000 },
  ]);
  expect(differencesOf(refunded, notBooked)).toEqual([
    { kind: 'missing-there', herePaise: 500_000, therePaise: 0 },
  ]);
});

test('a paisa of the amount or of the refund is a difference', () => {
  expect(differencesOf(paid, { capturedPaise: 499_999, refundedPaise: 1 })).toEqual([
    { kind: 'amount', herePaise: 500_000, therePaise: 499_999 },
    { kind: 'refund', herePaise: 0, therePaise: 1 },
  ]);
});
