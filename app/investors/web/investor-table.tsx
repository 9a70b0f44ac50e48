import { Icon } from '#app/ui/base/icon.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Badge, Tag } from '#app/ui/base/badge.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useListLeft, type ListLeft } from '#app/ui/list/use-list-left.ts';
import { investorPath, investorsPath } from '../addresses.ts';
import type { Investor, MaskedInvestor } from '../contract.ts';
import { stageLabels } from '../shortlist-stages.ts';
import './investor-table.css';

const named = (row: MaskedInvestor | Investor): row is Investor => 'cheque' in row;

const columnsWith = (
  from: ListLeft,
  onView: () => void,
): readonly Column<MaskedInvestor | Investor>[] => [
  {
    name: 'Investor',
    cell: (row) => (
      <div className="investor-who">
        <Avatar name={named(row) ? row.name : row.id} masked={!named(row)} />
        <div className="investor-words">
          <b className="strong">{row.name}</b>
          {row.verified && (
            <Icon
              name="badge-check"
              className="investor-verified"
              role="img"
              aria-label="Verified"
            />
          )}{' '}
          {row.sample && <Badge>Sample</Badge>}
          <p className="text-small text-soft">{row.headline}</p>
        </div>
      </div>
    ),
  },
  {
    name: 'Firm',
    cell: ({ company }) => company ?? <span className="text-soft">Withheld</span>,
    wideOnly: true,
  },
  { name: 'Location', cell: ({ location }) => location, wideOnly: true },
  {
    name: 'Looks for',
    wideOnly: true,
    cell: ({ tags }) => (
      <span className="investor-tags">
        {tags.slice(0, 3).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  },
  {
    name: 'Details',
    hideName: true,
    cell: (row) => (
      <span className="investor-open">
        {named(row) &&
          (row.stage ? (
            <Badge kind="gold">{stageLabels[row.stage]}</Badge>
          ) : (
            row.viewedAt && <Badge>Viewed</Badge>
          ))}
        {named(row) ? (
          <ButtonLink size="small" variant="quiet" to={investorPath(row.id)} from={from}>
            View <span className="visually-hidden">{row.name}</span>
          </ButtonLink>
        ) : (
          <Button size="small" variant="quiet" onClick={onView}>
            View <span className="visually-hidden">{row.name}</span>
          </Button>
        )}
      </span>
    ),
  },
];

export const InvestorTable = ({
  investors,
  onView,
}: {
  investors: readonly (MaskedInvestor | Investor)[];
  onView: () => void;
}) => (
  <Table
    caption="Investors"
    columns={columnsWith(useListLeft(investorsPath), onView)}
    rows={investors}
    keyOf={({ id }) => id}
  />
);
