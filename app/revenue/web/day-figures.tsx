import { planOf } from '#app/memberships/plans.ts';
import { paiseText } from '#app/shared/money.ts';
import { Table } from '#app/ui/list/table.tsx';
import { bucketsOf, isByDay, plansShown, sumsOf, type Bucket } from '../by-day.ts';
import type { Revenue, Sums } from '../contract.ts';
import { periodText } from '../period-text.ts';
import { DayChart } from './day-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { SaveTable } from './save-table.tsx';
import { ShareBar } from './share-bar.tsx';
import { nameColumn, numberColumn, plainNumber, type SummedRow } from './summed-columns.tsx';

/** What came in, by day and plan; by month if the period is long. */
export function DayFigures({ days, all, ...period }: Revenue) {
  const buckets = bucketsOf(period, days);
  const unit = isByDay(period) ? 'day' : 'month';
  const sum = {
    name: 'All',
    label: '',
    paid: plansShown.map((_, plan) =>
      buckets.reduce((whole, { paid }) => whole + (paid[plan] ?? 0), 0),
    ),
    sums: all,
    isSum: true,
  };
  const heading = `Money in, by ${unit} and plan`;
  const moved = buckets.filter(({ sums }) => sums.paid !== 0 || sums.returned !== 0);
  return (
    <Figures
      heading={heading}
      sentence={
        moved.length < buckets.length &&
        `The table leaves out every ${unit} without a payment or a refund.`
      }
      wide
      chart={
        <DayChart
          label={`${heading}, ${periodText(period)}. The table has the figures.`}
          buckets={buckets}
        />
      }
      table={
        <Table<SummedRow<Bucket>>
          caption={heading}
          columns={[
            nameColumn(unit === 'day' ? 'Day' : 'Month'),
            ...plansShown.map((type, plan) =>
              numberColumn<SummedRow<Bucket>>(planOf(type).name, ({ paid }) => paid[plan] ?? 0, {
                wideOnly: true,
              }),
            ),
            numberColumn('In', ({ sums }) => sums.paid),
            numberColumn('Back', ({ sums }) => sums.returned),
          ]}
          rows={[...moved, sum]}
          keyOf={({ name }) => name}
        />
      }
      save={
        <SaveTable table="days" period={period}>
          days
        </SaveTable>
      }
    />
  );
}

type PlanRow = SummedRow<Sums & { name: string }>;

export function PlanFigures({ days, all, ...period }: Revenue) {
  const rows: PlanRow[] = plansShown.map((type) => ({
    name: planOf(type).name,
    ...sumsOf(days.filter(({ planType }) => planType === type)),
  }));
  return (
    <Figures
      heading="By plan"
      chart={
        all.paid > 0 && (
          <ShareBar
            label={`${rows.map(({ name, paid }) => `${paiseText(paid)} for ${name}`).join(', ')}.`}
            parts={rows.map(({ name, paid }) => ({ name, value: paid }))}
          />
        )
      }
      table={
        <Table<PlanRow>
          caption="Money in and back, by plan"
          columns={[
            nameColumn('Plan'),
            numberColumn('Orders', ({ orders }) => orders, plainNumber),
            numberColumn('In', ({ paid }) => paid),
            numberColumn('Back', ({ returned }) => returned),
          ]}
          rows={[...rows, { name: 'All', ...all, isSum: true }]}
          keyOf={({ name }) => name}
        />
      }
      save={
        <SaveTable table="plans" period={period}>
          plans
        </SaveTable>
      }
    />
  );
}
