import { expect, test } from 'vitest';
import { isStripeSigned, stripeHeader } from './stripe-signature.ts';

const body = Buffer.from('{"id":"evt_1","object":"event"}');
const secret = { current: 'whsec_vector', former: undefined };
const at = (seconds: number) => new Date(seconds * 1000);
const signed = (header: string | undefined, { raw = body, now = at(1_700_000_000) } = {}) =>
  isStripeSigned(raw, header, { secret, now });

/** Calculated by Python's hmac over `1700000000.` and the body. */
const vector = '054fb216ec215036ac666fdcd7b515d9e87d75ea9803c1d5e36b049f004192ec';
const header = `t=1700000000,v1=${vector}`;

test('a signature that something else has calculated is right, in the form that Stripe sends', () => {
  expect(stripeHeader(body, 1_700_000_000, 'whsec_vector')).toBe(header);
  expect(signed(header)).toBe(true);
  expect(signed(`t=1700000000,v0=${'0'.repeat(64)},v1=${'f'.repeat(64)},v1=${vector}`)).toBe(true);
});

test('one character off, anywhere, is wrong', () => {
  const otherDigit = (digit: string | undefined) => (digit === '0' ? '1' : '0');
  for (let place = 0; place < vector.length; place += 1)
    expect(
      signed(
        `t=1700000000,v1=${vector.slice(0, place)}${otherDigit(vector[place])}${vector.slice(place + 1)}`,
      ),
    ).toBe(false);
  expect(signed(`t=1700000001,v1=${vector}`)).toBe(false);
  expect(signed(header, { raw: Buffer.from(`${body.toString()} `) })).toBe(false);
});

test.for([
  undefined,
  '',
  't=1700000000',
  `v1=${vector}`,
  `t=1700000000,v0=${vector}`,
  `t=,v1=${vector}`,
  `t=1700000000,t=1700000000,v1=${vector}`,
  `t=1700000000,v1=${vector.toUpperCase()}`,
  `t=1700000000,v1=${vector}0`,
  vector,
])('%s is no signature', (given) => {
  expect(signed(given)).toBe(false);
});

test('a signature counts for five minutes of our clock, before and after', () => {
  for (const [seconds, right] of [
    [1_700_000_300, true],
    [1_700_000_301, false],
    [1_699_999_700, true],
    [1_699_999_699, false],
  ] as const)
    expect(signed(header, { now: at(seconds) })).toBe(right);
});

test('the former secret counts for a day after its change', () => {
  const rotated = {
    current: 'whsec_new',
    former: { secret: 'whsec_vector', changedAt: at(1_699_990_000) },
  };
  const check = (now: Date, seconds: number) =>
    isStripeSigned(body, stripeHeader(body, seconds, 'whsec_vector'), { secret: rotated, now });
  expect(check(at(1_700_000_000), 1_700_000_000)).toBe(true);
  expect(check(at(1_700_080_000), 1_700_080_000)).toBe(false);
});
