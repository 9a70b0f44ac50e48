import { expect, test } from 'vitest';
import { accountShape, ifscShape, shownDetails, upiShape } from './payout-details.ts';

test.each([
  ['tenzin@okhdfc', true],
  ['9876543210@ybl', true],
  ['tenzin.d-2@upi', true],
  ['t@upi', false],
  ['-tenzin@upi', false],
  ['tenzin@example.in', false],
  ['tenzin@', false],
  ['tenzin@ok hdfc', false],
  ['tеnzin@okhdfc', false],
])('the UPI id %s: %s', (upiId, valid) => {
  expect(upiShape.test(upiId)).toBe(valid);
});

test.each([
  ['HDFC0001234', true],
  ['SBIN0ABC123', true],
  ['HDFC1001234', false],
  ['HDF00001234', false],
  ['hdfc0001234', false],
])('the IFSC %s: %s', (ifsc, valid) => {
  expect(ifscShape.test(ifsc)).toBe(valid);
});

test('account numbers have 9 to 18 digits', () => {
  expect(
    ['123456789', '1'.repeat(18), '12345678', '1'.repeat(19), '12345678a'].map((each) =>
      accountShape.test(each),
    ),
  ).toEqual([true, true, false, false, false]);
});

test('what is shown later names the account and can’t be used to pay into it', () => {
  expect(shownDetails({ way: 'upi', upiId: 'tenzin@okhdfc' })).toBe('UPI te••••@okhdfc');
  expect(
    shownDetails({
      way: 'bank',
      holder: 'Tenzin Dorji',
      account: '50100123456789',
      ifsc: 'HDFC0001234',
    }),
  ).toBe('Account ••••6789, HDFC0001234');
});
