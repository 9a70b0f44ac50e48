import { paiseText } from '#app/shared/money.ts';
import { Table } from '#app/ui/list/table.tsx';
import { sumsOf } from '../by-day.ts';
import type { Revenue, Sums } from '../contract.ts';
import { Figures } from '#app/ui/list/figures.tsx';
import { SaveTable } from './save-table.tsx';
import { ShareBar } from './share-bar.tsx';
import {
  barColumn,
  nameColumn,
  numberColumn,
  plainNumber,
  type SummedRow,
} from './summed-columns.tsx';

type CodeRow = SummedRow<Sums & { key: string; name: string }>;

const kindNames = { none: 'Full price', referral: 'Referral codes', promo: 'Promo codes' } as const;

/** With a code, and without. */
export function CodeFigures({ kinds, promos, all, ...period }: Revenue) {
  const kind = (key: keyof typeof kindNames): CodeRow => ({
    ...sumsOf(kinds.filter((each) => each.key === key)),
    key,
    name: kindNames[key],
  });
  const withCode = sumsOf([kind('referral'), kind('promo')]);
  const drawn = [kind('none'), kind('referral'), kind('promo')];
  const rows: CodeRow[] = [
    kind('none'),
    kind('referral'),
    ...promos.map(({ code, keys, ...sums }) => ({
      ...sums,
      key: code ?? '',
      name: code ?? `${keys} other promo codes`,
    })),
  ];
  return (
    <Figures
      heading="With a code, and without"
      sentence={
        withCode.orders > 0 &&
        `${withCode.orders} of ${all.orders} orders had a code. Together they took off ${paiseText(withCode.given)} and brought ${paiseText(withCode.paid)}.`
      }
      chart={
        all.orders > 0 && (
          <ShareBar
            label={`Orders: ${drawn.map(({ name, orders }) => `${name} ${orders}`).join(', ')}.`}
            parts={drawn.map(({ name, orders }) => ({ name, value: orders, text: String(orders) }))}
          />
        )
      }
      table={
        <Table<CodeRow>
          caption="Orders and money, by code"
          columns={[
            nameColumn('Code'),
            numberColumn('Orders', ({ orders }) => orders, plainNumber),
            numberColumn('Taken off', ({ given }) => given, { wideOnly: true }),
            numberColumn('In', ({ paid }) => paid),
            numberColumn('Back', ({ returned }) => returned, { wideOnly: true }),
          ]}
          rows={[...rows, { ...all, key: 'all', name: 'All', isSum: true }]}
          keyOf={({ key }) => key}
        />
      }
      save={
        <SaveTable table="codes" period={period}>
          codes
        </SaveTable>
      }
    />
  );
}

type ReferrerRow = SummedRow<Sums & { key: string; name: string }>;

/** The people whose codes brought in most. */
export function ReferrerFigures({ referrers, ...period }: Revenue) {
  const largest = Math.max(1, ...referrers.map(({ paid }) => paid));
  const rows: ReferrerRow[] = referrers.map(({ uid, name, keys, ...sums }) => ({
    ...sums,
    key: uid ?? '',
    name: uid === null ? `${keys} others` : (name ?? 'A former member'),
  }));
  const sum: ReferrerRow = { ...sumsOf(referrers), key: 'all', name: 'All', isSum: true };
  return (
    <Figures
      heading="By referrer"
      sentence={
        referrers.length === 0
          ? 'No order had a referral code.'
          : 'What the referral codes of each person brought in.'
      }
      table={
        referrers.length > 0 && (
          <Table<ReferrerRow>
            caption="Orders and money, by referrer"
            columns={[
              nameColumn('Referrer'),
              numberColumn('Orders', ({ orders }) => orders, plainNumber),
              barColumn(
                'In',
                ({ paid }) => paiseText(paid),
                ({ paid }) => paid / largest,
              ),
              numberColumn('Back', ({ returned }) => returned, { wideOnly: true }),
            ]}
            rows={[...rows, sum]}
            keyOf={({ key }) => key}
          />
        )
      }
      save={
        referrers.length > 0 && (
          <SaveTable table="referrers" period={period}>
            referrers
          </SaveTable>
        )
      }
    />
  );
}
