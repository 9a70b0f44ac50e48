import type { ReactNode } from 'react';
import { CancelOrder } from '#app/payments/web/cancel-order.tsx';
import { isLifetime } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { paiseText } from '#app/shared/money.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import type { OwnRewards, payoutsContract } from '../payouts.contract.ts';
import type { Route } from './+types/rewards.page';
import { LedgerTable } from './ledger-table.tsx';
import { PayoutList } from './payout-list.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import './rewards.page.css';

const call = api<typeof payoutsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your rewards',
    description: 'Your referral rewards, each with its state, and their payouts.',
    path: '/account/rewards',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(() =>
    call('GET /referral/rewards', {
      query: { page: pageNumberIn(new URL(request.url).searchParams) },
    }),
  );

/** What was earned outlasts the membership, so the page is for everyone who is signed in. */
export default function RewardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<Skeleton shape="panel" />}
        failedHeading="Your rewards did not load"
      >
        {(rewards) => (
          <>
            <Sums {...rewards.sums} />
            {rewards.sums.payable > 0 && <CanPay />}
            <PayoutPanel
              {...rewards}
              cancel={rewards.reservedBy && <CancelOrder orderId={rewards.reservedBy} />}
            />
            <LedgerTable {...rewards} />
            <PayoutList payouts={rewards.payouts} />
          </>
        )}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton shape="panel" />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap rewards">
    <div>
      <Breadcrumb items={[{ label: 'Your account', to: '/account' }, { label: 'Rewards' }]} />
      <h1 className="heading-2">Your rewards</h1>
    </div>
    {children}
  </div>
);

/** A member for life has nothing left to buy with them. */
function CanPay() {
  const profile = useProfile();
  if (profile?.membershipStatus === 'active' && profile.planType && isLifetime(profile.planType))
    return null;
  return (
    <p className="text-small text-soft">
      What is payable can also pay for your own plan: choose it at the checkout.
    </p>
  );
}

/** The sums of the whole ledger, whatever page is open. */
const Sums = ({
  pending,
  held,
  payable,
  requested,
  paid,
  used,
  reserved,
  total,
}: OwnRewards['sums']) => (
  <Facts>
    <Fact name="Payable now">
      <b className="heading-4 number">{paiseText(payable)}</b>
    </Fact>
    {reserved > 0 && <Fact name="Of that, reserved for an order">{paiseText(reserved)}</Fact>}
    <Fact name="Pending">{paiseText(pending)}</Fact>
    {held > 0 && <Fact name="Being checked">{paiseText(held)}</Fact>}
    {requested > 0 && <Fact name="In a payout">{paiseText(requested)}</Fact>}
    <Fact name="Paid so far">{paiseText(paid)}</Fact>
    {used > 0 && <Fact name="Used in orders">{paiseText(used)}</Fact>}
    <Fact name="Earned in all">{paiseText(total + used)}</Fact>
  </Facts>
);
