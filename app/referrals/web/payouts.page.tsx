import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import type { DeskPayouts, payoutsContract } from '../payouts.contract.ts';
import { payoutTabs, type PayoutTab } from '../payout-state.ts';
import type { Route } from './+types/payouts.page';
import { PayoutCard } from './payout-card.tsx';
import { PayoutDecision, type Pending } from './payout-decision.tsx';

const call = api<typeof payoutsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Payouts',
    description: 'Requests of referrers to be paid.',
    path: '/admin/payouts',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const state = payoutTabs.find((each) => each === query.get('state')) ?? 'requested';
  return personalAnswer(
    async () => ({
      state,
      ...(await call('GET /admin/payouts', { query: { state, page: pageNumberIn(query) } })),
    }),
    { only: 'finance' },
  );
};

export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The payouts did not load"
    >
      {(payouts) => <Desk {...payouts} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const nothing: Record<PayoutTab, { heading: string; text: string }> = {
  requested: {
    heading: 'No payouts are waiting',
    text: 'When a member asks for their rewards, the request waits here.',
  },
  sending: {
    heading: 'No payouts are at the bank',
    text: 'Requests come here once you have exported them. Pay them, then mark each as paid.',
  },
  paid: { heading: 'None has been paid', text: 'A payout marked as paid stays here for good.' },
  closed: {
    heading: 'None was refused or withdrawn',
    text: 'The rewards in such a request stay payable.',
  },
};

/** Short, so that they share a row on a phone. */
const labels: Record<PayoutTab, string> = {
  requested: 'To pay',
  sending: 'At the bank',
  paid: 'Paid',
  closed: 'Closed',
};

function Desk({ state, items, pages, counts }: DeskPayouts & { state: PayoutTab }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Pending>();
  return (
    <DeskList
      label="Payouts"
      name="state"
      tabs={payoutTabs.map((each) => ({
        value: each,
        label: labels[each],
        count: each === 'requested' || each === 'sending' ? counts[each] : undefined,
      }))}
      current={state}
      pages={pages}
    >
      {items.length === 0 ? (
        <EmptyState
          scene={state === 'requested' ? 'clear' : 'empty'}
          heading={nothing[state].heading}
        >
          {nothing[state].text}
        </EmptyState>
      ) : (
        <>
          {(state === 'requested' || state === 'sending') && (
            <BankFile again={state === 'sending'} />
          )}
          <ul className="stack">
            {items.map((payout) => (
              <PayoutCard
                key={payout.id}
                payout={payout}
                onDecide={(to) => setPending({ payout, to })}
              />
            ))}
          </ul>
        </>
      )}
      <PayoutDecision
        pending={pending}
        onClose={() => setPending(undefined)}
        onDecided={() => void revalidate()}
      />
    </DeskList>
  );
}

function BankFile({ again }: { again: boolean }) {
  const { revalidate } = useRevalidator();
  const ask = async () => {
    const text = await call('POST /admin/payout-files', { body: { again } });
    await revalidate();
    return text;
  };
  return (
    <div className="row">
      <TableExport name="payouts.csv" ask={ask}>
        {again ? 'Export them again' : 'Export for the bank'}
      </TableExport>
      <p className="text-small text-soft">
        {again
          ? 'Only if the file was lost. Paying from both files would pay everyone twice.'
          : 'Contains all requests but your own, with full account details. From then on they are with the bank. Recorded in the audit log.'}
      </p>
    </div>
  );
}
