import { planLabel } from '#app/memberships/plans.ts';
import { memberPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useListLeft, type ListLeft } from '#app/ui/list/use-list-left.ts';
import type { Member } from '../contract.ts';
import { MemberBadges } from './member-badges.tsx';
import './member-table.css';

const columnsWith = (from: ListLeft): readonly Column<Member>[] => [
  {
    name: 'Person',
    cell: ({ uid, displayName, email, photoURL }) => (
      <span className="member-cell">
        <Avatar name={displayName} photoUrl={photoURL} />
        <span>
          <AppLink to={memberPath(uid)} from={from} className="strong">
            {displayName}
          </AppLink>
          <span className="text-tiny text-faint">{email}</span>
        </span>
      </span>
    ),
  },
  {
    name: 'Plan',
    cell: ({ membership: { planType } }) =>
      planType ? planLabel(planType) : <span className="text-faint">None</span>,
    wideOnly: true,
  },
  { name: 'State', cell: (member) => <MemberBadges {...member} /> },
  {
    name: 'Joined',
    cell: ({ createdAt }) => <LocalTime instant={createdAt} format="date" />,
    wideOnly: true,
  },
];

export const MemberTable = ({ members }: { members: readonly Member[] }) => (
  <Table
    caption="Members"
    columns={columnsWith(useListLeft('/admin/members'))}
    rows={members}
    keyOf={({ uid }) => uid}
  />
);
