import type { ReactNode } from 'react';
import { buySeatsPath, ownSeatsPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { OwnSeats, seatsContract } from '../contract.ts';
import type { Route } from './+types/seats.page';
import { SeatRow } from './seat-row.tsx';
import './seats.page.css';

const call = api<typeof seatsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your codes',
    description: 'The codes that you have bought for other people.',
    path: ownSeatsPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(() =>
    call('GET /seats', { query: { page: pageNumberIn(new URL(request.url).searchParams) } }),
  );

export default function SeatsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<Skeleton shape="panel" />}
        failedHeading="Your codes did not load"
      >
        {(seats) => <Codes {...seats} />}
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
  <div className="wrap own-seats">
    <div className="own-seats-head">
      <Breadcrumb items={[{ label: 'Your account', to: '/account#orders' }, { label: 'Codes' }]} />
      <h1 className="heading-2">Your codes</h1>
      <p className="text-soft">
        Each code is a membership that you have paid for. Give each person a different one: whoever
        redeems it first gets the membership.
      </p>
    </div>
    {children}
  </div>
);

function Codes({ items, page, pages, counts }: OwnSeats) {
  const { addressOf } = useAddressQuery();
  if (items.length === 0)
    return (
      <EmptyState
        scene="empty"
        heading="No codes yet"
        action={<ButtonLink to={buySeatsPath}>Buy codes</ButtonLink>}
      >
        Buy memberships for friends or for a team, and their codes appear here.
      </EmptyState>
    );
  const { free, redeemed, withdrawn } = counts;
  return (
    <>
      <div className="row row-between">
        <p className="tabular">
          <b>{free}</b> unused, <b>{redeemed}</b> redeemed
          {withdrawn > 0 && (
            <>
              , <b>{withdrawn}</b> withdrawn
            </>
          )}
        </p>
        <div className="row">
          <TableExport name="codes.csv" ask={() => call('GET /seats/table')}>
            Save as CSV
          </TableExport>
          <ButtonLink
            to={buySeatsPath}
            variant="secondary"
            thruster={<Icon name="arrow-up-right" />}
          >
            Buy more
          </ButtonLink>
        </div>
      </div>
      <Card>
        <RuledList>
          {items.map((seat) => (
            <SeatRow key={seat.id} seat={seat} />
          ))}
        </RuledList>
      </Card>
      <Pagination page={page} pages={pages} addressOf={addressOf} label="Codes" />
    </>
  );
}
