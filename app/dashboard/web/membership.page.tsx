import type { MembershipAnswer } from '#app/memberships/contract.ts';
import type { OfferAnswer, paymentsContract } from '#app/payments/contract.ts';
import type { OrderHistory } from '#app/payments/history.contract.ts';
import { noPaymentYet, OrderList } from '#app/payments/web/order-list.tsx';
import { planLooks, PlanShip } from '#app/payments/web/plan-look.tsx';
import { buySeatsPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { useSeesAsAdmin } from '#app/shared/identity.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/membership.page';
import { BoardingPass } from './boarding-pass.tsx';
import { MembershipQuestions } from './membership-questions.tsx';
import { NextPlan } from './next-plan.tsx';
import { PlanBenefits } from './plan-benefits.tsx';
import './membership.page.css';

const call = api<typeof paymentsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Membership',
    description: 'Your plan, what it opens, and what you paid.',
    path: '/dashboard/membership',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(async () => {
    const { offers, ...own } = await call('GET /dashboard/membership', {
      query: { page: pageNumberIn(new URL(request.url).searchParams) },
    });
    return { ...own, premium: offers.find(({ planType }) => planType === 'premiumPlan') };
  });

export default function MembershipPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Personal
        answer={loaderData}
        skeleton={<Outline />}
        failedHeading="Your membership did not load"
      >
        {(data) => <Membership {...data} />}
      </Personal>
      <MembershipQuestions />
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Outline />
    <MembershipQuestions />
  </>
);

interface MembershipProps {
  membership: MembershipAnswer;
  orders: OrderHistory;
  premium: OfferAnswer | undefined;
}

function Membership({ membership, orders, premium }: MembershipProps) {
  const seesAsAdmin = useSeesAsAdmin();
  const { planType } = membership;
  const paid = orders.items.find(
    (order) => order.status === 'paid' && order.seats === null && order.planType === planType,
  );
  return (
    <>
      {seesAsAdmin ? (
        <EmptyState scene="empty" heading="No membership needed">
          Admins open the dashboard without one. Members see here which plan they have and what it
          opens.
        </EmptyState>
      ) : (
        <>
          {planType ? (
            <BoardingPass
              membership={membership}
              paid={paid ? rupeesOf(paid.amount) : null}
              field={planLooks[planType].field}
              ship={<PlanShip planType={planType} />}
            />
          ) : (
            <EmptyState scene="empty" heading="No Plan">
              You have no membership yet. Once you have one, it appears here with what it opens.
            </EmptyState>
          )}
          <div className="membership-row">
            <PlanBenefits membership={membership} />
            <NextPlan membership={membership} premium={premium} />
          </div>
        </>
      )}
      <Card as="section" className="membership-billing" aria-labelledby="billing-heading">
        <h2 id="billing-heading" className="heading-4">
          Billing history
        </h2>
        <OrderList caption="Billing history" empty={noPaymentYet} {...orders} />
        <p>
          <AppLink to={buySeatsPath} className="more-link">
            Buy for somebody else or for a team <Icon name="arrow-up-right" />
          </AppLink>
        </p>
      </Card>
    </>
  );
}

const Outline = () => (
  <div className="membership-outline" aria-busy="true">
    <Skeleton shape="panel" />
    <div className="membership-row">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
    <Skeleton shape="panel" />
  </div>
);
