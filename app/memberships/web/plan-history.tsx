import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { PlanChanges } from '../plans.contract.ts';
import { planOf } from '../plans.ts';

type Change = PlanChanges['changes'][number];

const columns: readonly Column<Change>[] = [
  {
    name: 'Plan',
    cell: ({ type, at, by }) => (
      <>
        {planOf(type).name}
        <br />
        <span className="text-small text-soft">
          <LocalTime instant={at} />, {by ?? 'a deleted account'}
        </span>
      </>
    ),
  },
  {
    name: 'Change',
    cell: ({ what }) => (
      <ul>
        {what.map((each) => (
          <li key={each.what}>
            {each.what}: from {each.from} to {each.to}
          </li>
        ))}
      </ul>
    ),
  },
];

/** Who changed what about the plans, and when. */
export function PlanHistory({ changes, page, pages }: PlanChanges) {
  const { addressOf } = useAddressQuery();
  return (
    <Card as="section" className="stack" aria-labelledby="plan-history">
      <h2 id="plan-history" className="heading-4">
        History
      </h2>
      {changes.length > 0 ? (
        <Table
          caption="Changes to the plans"
          columns={columns}
          rows={changes}
          keyOf={({ type, version }) => `${type} ${version}`}
        />
      ) : (
        <p className="text-soft">
          Nothing has been changed yet: the plans are as the school started.
        </p>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </Card>
  );
}
