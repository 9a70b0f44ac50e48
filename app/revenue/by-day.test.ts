import { expect, test } from 'vitest';
import { bucketsOf, lineStep } from './by-day.ts';
import { periodText } from './period-text.ts';

const row = (day: string, planType: 'basicPlan' | 'premiumPlan', paid: number) => ({
  day,
  planType,
  orders: 1,
  given: 0,
  paid,
  returned: 100,
});

test('a month is drawn by day, also where nothing was sold', () => {
  const drawn = bucketsOf({ from: '2026-11-01', to: '2026-11-03' }, [
    row('2026-11-02', 'basicPlan', 500_000),
    row('2026-11-02', 'premiumPlan', 1_500_000),
  ]);
  expect(drawn.map(({ name }) => name)).toEqual(['1 Nov', '2 Nov', '3 Nov']);
  expect(drawn[0]).toMatchObject({ label: '1', paid: [0, 0, 0], sums: { orders: 0 } });
  expect(drawn[1]).toMatchObject({
    label: '2',
    paid: [1_500_000, 500_000, 0],
    sums: { orders: 2, paid: 2_000_000, returned: 200 },
  });
});

test('a longer period is drawn by month', () => {
  const days = [row('2026-01-31', 'basicPlan', 1), row('2026-02-01', 'basicPlan', 2)];
  const drawn = bucketsOf({ from: '2025-12-30', to: '2026-02-28' }, days);
  expect(drawn.map(({ label, sums }) => [label, sums.paid])).toEqual([
    ['Dec', 0],
    ['Jan', 1],
    ['Feb', 2],
  ]);
});

test('a chart has at most four lines, at round sums', () => {
  expect([2_810_000, 100, 450_000, 400_000_000].map(lineStep)).toEqual([
    1_000_000, 100, 200_000, 100_000_000,
  ]);
});

test('a period in words', () => {
  expect(periodText({ from: '2026-11-01', to: '2026-11-25' })).toBe('1 to 25 Nov 2026');
  expect(periodText({ from: '2026-02-27', to: '2026-03-02' })).toBe('27 Feb 2026 to 2 Mar 2026');
  expect(periodText({ from: '2026-11-05', to: '2026-11-05' })).toBe('5 Nov 2026');
});
