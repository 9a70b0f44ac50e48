import { searchesParts } from '#app/accounts/name-search.ts';
import { planLabel, planTypes } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { Route } from './+types/members.page';
import type { administrationContract, Member } from '../contract.ts';
import { memberFilterIn, memberStates, type MemberState } from '../member-filter.ts';
import { FoundList, FoundOutline } from './found-list.tsx';
import { MemberTable } from './member-table.tsx';
import {
  FilterForm,
  FilterOutline,
  SearchFilter,
  SelectFilter,
} from '#app/ui/list/filter-form.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';

const call = api<typeof administrationContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Members',
    description: 'Everyone with an account.',
    path: '/admin/members',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(() =>
    call('GET /admin/members', { query: memberFilterIn(new URL(request.url).searchParams) }),
  );

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Filter />
      <Personal
        answer={loaderData}
        skeleton={<FoundOutline />}
        failedHeading="The members did not load"
      >
        {(page) => <Found {...page} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <FilterOutline>
      <Filter />
    </FilterOutline>
    <FoundOutline />
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

const Filter = () => (
  <FilterForm>
    <SearchFilter name="q" label="Search" placeholder="Name, e-mail, id or referral code" />
    <SelectFilter
      name="state"
      label="State"
      options={memberStates.map((state) => ({ value: state, label: stateNames[state] }))}
    />
    <SelectFilter
      name="plan"
      label="Plan"
      options={planTypes.map((plan) => ({ value: plan, label: planLabel(plan) }))}
    />
    <SelectFilter
      name="order"
      label="Order"
      usual="Newest first"
      options={[
        { value: 'oldest', label: 'Oldest first' },
        { value: 'name', label: 'By name' },
      ]}
    />
  </FilterForm>
);

function Found({
  items,
  page,
  pages,
  total,
  counted,
}: {
  items: readonly Member[];
  page: number;
  pages: number;
  total: number;
  counted: boolean;
}) {
  const { clear, read } = useAddressQuery();
  const text = read('q').trim();
  const onlyBeginnings =
    text && !searchesParts(text)
      ? 'A search without three letters or digits in a row finds only the beginnings of names and addresses.'
      : undefined;
  if (total === 0) {
    return (
      <EmptyState
        scene="scope"
        heading="Nobody found"
        action={<ShowAllButton onClick={clear}>Show everyone</ShowAllButton>}
      >
        No account matches this search. {onlyBeginnings}
      </EmptyState>
    );
  }
  return (
    <FoundList
      total={total}
      counted={counted}
      nouns={['account', 'accounts']}
      hint={onlyBeginnings}
      page={page}
      pages={pages}
    >
      <MemberTable members={items} />
    </FoundList>
  );
}
