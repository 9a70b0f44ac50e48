import { Icon } from '#app/ui/base/icon.tsx';
import { rupeesAndPaiseText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { ReferralPage, ReferredUser } from '../contract.ts';
import './referred-users.css';

interface ReferredUsersProps {
  stats: ReferralPage | undefined;
  /** Why there are no statistics. */
  failure: string | undefined;
}

/** The people who came with one's code, and what each has earned. The list can be folded. */
export function ReferredUsers({ stats, failure }: ReferredUsersProps) {
  const { addressOf } = useAddressQuery();
  return (
    <Card as="section" id="referred-users" className="referred-users">
      <details open>
        <summary>
          <h2 className="heading-4">People you brought on board</h2>
          {stats && <Badge>{stats.joined}</Badge>}
          <Icon name="chevron-down" />
        </summary>
        <div className="referred-users-list">
          <p className="referred-users-none">
            <AppLink className="link" to="/account/rewards">
              See each reward and ask for a payout
            </AppLink>
          </p>
          {contentOf(stats, failure)}
          {stats && (
            <Pagination
              page={stats.page}
              pages={stats.pages}
              addressOf={(page) => `${addressOf(page)}#referred-users`}
            />
          )}
        </div>
      </details>
    </Card>
  );
}

function contentOf(stats: ReferralPage | undefined, failure: string | undefined) {
  if (!stats) {
    return (
      <>
        <p className="referred-users-none">No referral statistics available</p>
        {failure && <Note kind="bad">{failure}</Note>}
      </>
    );
  }
  if (stats.joined === 0) return <p className="referred-users-none">No referred users yet</p>;
  return (
    <Table
      caption="People you brought on board"
      columns={columns}
      rows={stats.referredUsers}
      keyOf={({ date_joined: joined, referredToName: name }) => `${joined} ${name}`}
    />
  );
}

const columns: readonly Column<ReferredUser>[] = [
  {
    name: 'Name',
    cell: ({ referredToName: name, ...user }) => (
      <div className="referred-users-person">
        <Avatar name={name} />
        <div>
          <b>{name}</b>
          <p className="text-small text-soft referred-users-state">{stateOf(user)}</p>
        </div>
      </div>
    ),
  },
  {
    name: 'Joined',
    wideOnly: true,
    cell: ({ date_joined: joined }) => <LocalTime instant={joined} format="date" />,
  },
  { name: 'State', wideOnly: true, cell: stateOf },
  {
    name: 'Reward',
    numeric: true,
    cell: ({ rewardAmount }) => <b>{rupeesAndPaiseText(rewardAmount)}</b>,
  },
];

function stateOf({
  rewardStatus,
  reversedBecause,
}: Pick<ReferredUser, 'rewardStatus' | 'reversedBecause'>): string {
  if (rewardStatus === 'reversed') return `Reversed. ${reversedBecause ?? ''}`;
  if (rewardStatus === 'held') return 'Being checked';
  return stateNames[rewardStatus];
}

const stateNames = {
  pending: 'Pending',
  payable: 'Payable',
  requested: 'Payout requested',
  paid: 'Paid',
};
