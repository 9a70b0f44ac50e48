import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, newCode, redeemAddress } from './seat-code.ts';

const anyCode = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => newCode(() => bytes));

test('a code is found however it is typed', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const typed = [
        code,
        ` ${code.toLowerCase()} `,
        code.replaceAll('-', ''),
        code.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'),
      ];
      expect(typed.map(codeIn)).toEqual(typed.map(() => code));
      expect(new URL(redeemAddress(code), 'https://x.invalid').searchParams.get('code')).toBe(code);
    }),
  );
});

test('each of the 20 characters is 5 of the random bits', () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, index) => index * 13);
  const high = bytes.map((byte) => (byte + 32) % 256);
  expect(newCode(() => bytes)).toBe(newCode(() => high));
  expect(new Set(Array.from(newCode(() => bytes).replaceAll('-', ''))).size).toBe(20);
});

test.for(['', 'SPRING30', 'K7Q2M-9XH4T-0PWZC-R5E8', 'K7Q2M-9XH4T-0PWZC-R5E8U', 'K7Q2M'.repeat(5)])(
  '%j is no code',
  (typed) => {
    expect(codeIn(typed)).toBeUndefined();
  },
);
