import { useNavigation } from 'react-router';
import { planLabel, planTypes } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Personal } from '#app/ui/personal.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Card } from '#app/ui/surface.tsx';
import type { Route } from './+types/members.page';
import type { administrationContract, Member } from '../contract.ts';
import { memberFilterIn, memberStates, type MemberState } from '../member-filter.ts';
import { MemberTable } from './member-table.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { useAddressFilter } from '#app/ui/use-address-filter.ts';
import './list-page.css';

const call = api<typeof administrationContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Members', description: 'Everyone with an account.', path: '/admin/members', indexed: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(() => call('GET /admin/members', { query: memberFilterIn(new URL(request.url).searchParams) }));

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Filter />
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The members did not load">
        {(page) => <Found {...page} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    {/* What is typed here would be lost when the page takes its place. */}
    <div inert>
      <Filter />
    </div>
    <Outline />
  </>
);

const stateNames: Record<MemberState, string> = {
  active: 'Active',
  lapsed: 'Lapsed',
  none: 'Never a member',
  disabled: 'Disabled',
  unverified: 'Unverified',
  admin: 'Admin',
};

function Filter() {
  const { read, set } = useAddressFilter();
  return (
    <>
      <h1 className="visually-hidden">Members</h1>
      <form className="list-filter" role="search" onSubmit={(event) => event.preventDefault()}>
        <div className="list-filter-wide">
          <SearchBox
            label="Search"
            placeholder="Name, e-mail, id or referral code"
            value={read('q')}
            onSearch={(text) => set('q', text, { replace: true })}
          />
        </div>
        <SelectField
          label="State"
          value={read('state')}
          onChange={({ target }) => set('state', target.value)}
          options={[{ value: '', label: 'All' }, ...memberStates.map((state) => ({ value: state, label: stateNames[state] }))]}
        />
        <SelectField
          label="Plan"
          value={read('plan')}
          onChange={({ target }) => set('plan', target.value)}
          options={[{ value: '', label: 'All' }, ...planTypes.map((plan) => ({ value: plan, label: planLabel(plan) }))]}
        />
        <SelectField
          label="Order"
          value={read('order')}
          onChange={({ target }) => set('order', target.value)}
          options={[
            { value: '', label: 'Newest first' },
            { value: 'oldest', label: 'Oldest first' },
            { value: 'name', label: 'By name' },
          ]}
        />
      </form>
    </>
  );
}

function Found({ items, page, pages, total }: { items: readonly Member[]; page: number; pages: number; total: number }) {
  const { clear, addressOf } = useAddressFilter();
  const loading = useNavigation().state === 'loading';
  if (total === 0) {
    return (
      <EmptyState scene="scope" heading="Nobody found" action={<Button onClick={clear}>Show everyone</Button>}>
        No account matches this search.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="list-count text-small text-soft" role="status">
        {total.toLocaleString('en-IN')} {total === 1 ? 'account' : 'accounts'}
      </p>
      <Card className="list-sheet" aria-busy={loading}>
        <MemberTable members={items} />
      </Card>
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </>
  );
}

const Outline = () => (
  <Card className="list-sheet" aria-busy="true">
    <div className="list-outline">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="heading" />
      ))}
    </div>
  </Card>
);
