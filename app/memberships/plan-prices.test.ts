import { expect, test } from 'vitest';
import type { Plan } from './plan-facts.ts';
import { chargedPrices } from './plan-prices.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

/** Versions of Basic; the first is the starting content. */
const history = (...changes: readonly Partial<Plan>[]): Plan[] => {
  const versions: Plan[] = [];
  for (const [index, change] of [{}, ...changes].entries())
    versions.push({
      type: 'basicPlan',
      pricePaise: 5000_00,
      formerPricePaise: 7000_00,
      onSale: true,
      place: 1,
      features: [],
      since: null,
      ...versions.at(-1),
      ...change,
      version: index + 1,
    });
  return versions;
};

const told = (versions: readonly Plan[], now: Date) =>
  chargedPrices(versions, now).map(({ pricePaise, from, until, starting }) => [
    pricePaise / 100,
    starting ? 'starting' : [from?.getUTCDate(), until?.getUTCDate()],
  ]);

test('a school starts with its first price and the former price of its starting content', () => {
  expect(told(history(), day(2))).toEqual([
    [5000, [undefined, undefined]],
    [7000, 'starting'],
  ]);
});

test('each price has the dates of its last time, through changes of anything else', () => {
  const versions = history(
    { pricePaise: 6000_00, since: day(3) },
    { place: 2, since: day(4) },
    { pricePaise: 5000_00, since: day(8) },
  );
  expect(told(versions, day(20))).toEqual([
    [5000, [8, undefined]],
    [6000, [3, 8]],
    [7000, 'starting'],
  ]);
});

test('a price that was charged for less than a day, or while nobody could buy, does not count', () => {
  const mistaken = history(
    { pricePaise: 9000_00, since: new Date(day(3).getTime() + 1) },
    { pricePaise: 6000_00, since: day(4) },
  );
  expect(told(mistaken, day(20)).map(([price]) => price)).toEqual([6000, 5000, 7000]);
  expect(told(mistaken, new Date(day(5).getTime() - 1)).map(([price]) => price)).toEqual([
    5000, 7000,
  ]);
  const off = history(
    { onSale: false, pricePaise: 9000_00, since: day(3) },
    { onSale: true, pricePaise: 6000_00, since: day(10) },
  );
  expect(told(off, day(20)).map(([price]) => price)).toEqual([6000, 5000, 7000]);
});
