import { useState, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { invoicesContract } from '#app/invoices/contract.ts';
import { BillingForm } from '#app/invoices/web/billing-form.tsx';
import type { PlanType } from '#app/memberships/plans.ts';
import { buySeatsPath, ownSeatsPath } from '#app/shared/addresses.ts';
import type { seatOrdersContract } from '../seat-orders.contract.ts';
import { seatsTyped } from '../seats-typed.ts';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { Profile } from '#app/shared/profile.ts';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import type { Route } from './+types/buy-seats.page';
import { awayIn } from './away.ts';
import { PayForSeats, seatsReadyText } from './pay-for-seats.tsx';
import { PaymentReturn } from './payment-return.tsx';
import type { PaymentNotice } from './use-payment.ts';
import { SeatChoice } from './seat-choice.tsx';
import './buy-seats.page.css';

const call = api<typeof seatOrdersContract & typeof invoicesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Buy codes',
    description: 'Buy memberships for other people, as codes.',
    path: buySeatsPath,
    indexed: false,
  });

const load = async () => {
  const [offers, details] = await Promise.all([
    call('GET /payment/seat-offers'),
    call('GET /billing-details'),
  ]);
  return { ...offers, details };
};

export const clientLoader = () => personalAnswer(load);

/** One person pays, and others get the memberships. */
export default function BuySeatsPage({ loaderData }: Route.ComponentProps) {
  const profile = useProfile();
  return (
    <Frame>
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The plans did not load">
        {(data) => profile && <Choice {...data} profile={profile} />}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Outline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap buy-seats">
    <header>
      <Breadcrumb items={[{ label: 'Your codes', to: ownSeatsPath }, { label: 'Buy codes' }]} />
      <h1 className="heading-1">For somebody else, or for a team</h1>
      <p className="lede">
        You pay once and get one code for each person. Whoever redeems a code gets the membership in
        an account of their own. Yours stays as it is.
      </p>
    </header>
    {children}
  </div>
);

const Outline = () => (
  <div className="buy-seats-columns" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

type Loaded = Awaited<ReturnType<typeof load>>;

function Choice({ plans, guaranteeDays, setup, details, profile }: Loaded & { profile: Profile }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [away] = useState(() => awayIn(location.search));
  const [before, setBefore] = useState<PaymentNotice>();
  const chosen = away?.choice as { planType: PlanType; typed: string } | undefined;
  const [planType, setPlanType] = useState<PlanType | undefined>(
    chosen?.planType ?? plans[0]?.type,
  );
  const [typed, setTyped] = useState(chosen?.typed ?? '1');
  const [locked, setLocked] = useState(false);
  const plan = plans.find(({ type }) => type === planType) ?? plans[0];
  const paid = () => void navigate(ownSeatsPath, { replace: true });
  if (away && !before)
    return (
      <PaymentReturn away={away} paidText={seatsReadyText} onPaid={paid} onNotPaid={setBefore} />
    );
  if (!plan)
    return (
      <EmptyState scene="empty" heading="No plan is on sale">
        You can buy codes only for a plan that is on sale. Please come back later.
      </EmptyState>
    );
  const { seats, fault } = seatsTyped(typed, { price: plan.currentPrice, most: setup.most });
  return (
    <div className="buy-seats-columns">
      <div className="buy-seats-steps">
        <SeatChoice
          plans={plans}
          chosen={plan.type}
          typed={typed}
          fault={fault}
          locked={locked}
          onPlan={setPlanType}
          onTyped={setTyped}
        />
        <section className="stack" aria-labelledby="invoice-heading">
          <h2 id="invoice-heading" className="heading-4">
            On the invoice
          </h2>
          <p className="text-small text-soft">
            {details
              ? `${details.name}${details.gstin ? `, GSTIN ${details.gstin}` : ''}. `
              : `${profile.displayName}. `}
            The invoice has one line, with the number of codes.
          </p>
          <BillingForm details={details} onSaved={() => void revalidate()} />
        </section>
      </div>
      <PayForSeats
        plan={plan}
        typed={typed}
        seats={seats}
        guaranteeDays={guaranteeDays}
        setup={setup}
        profile={profile}
        before={before}
        onPaying={setLocked}
        onChanged={() => void revalidate()}
        onPaid={paid}
      />
    </div>
  );
}
