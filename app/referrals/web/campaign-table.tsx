import { instantText } from '#app/shared/instant-text.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { campaignStateNames, hiddenBecause, type CampaignState } from '../campaign-state.ts';
import type { Campaign } from '../campaigns.contract.ts';
import { promoDeskPath } from '../promo-state.ts';
import './campaign-table.css';

interface RowActions {
  onEdit: (campaign: Campaign) => void;
  onEnd: (campaign: Campaign) => void;
}

const columnsWith = ({ onEdit, onEnd }: RowActions): readonly Column<Campaign>[] => [
  {
    name: 'Banner',
    cell: (campaign) => {
      const { words, code, state, codeState, madeBy } = campaign;
      const hidden = hiddenBecause(state, codeState);
      return (
        <span className="campaign-banner">
          <span>
            {words}{' '}
            <AppLink className="link campaign-code" to={promoDeskPath(code)}>
              {code}
            </AppLink>
          </span>
          {hidden && <span className="text-small campaign-hidden">{hidden}</span>}
          {madeBy && <span className="text-tiny text-faint">Planned by {madeBy}</span>}
          <span className="only-small text-small">
            <Dates {...campaign} />
          </span>
          <span className="only-small">
            <StateBadge state={state} />
          </span>
        </span>
      );
    },
  },
  { name: 'Dates', cell: (campaign) => <Dates {...campaign} />, wideOnly: true },
  { name: 'State', cell: ({ state }) => <StateBadge state={state} />, wideOnly: true },
  {
    name: 'Actions',
    hideName: true,
    cell: (campaign) =>
      campaign.state !== 'ended' && (
        <span className="row">
          <Button size="small" variant="quiet" onClick={() => onEdit(campaign)}>
            Edit <span className="visually-hidden">{campaign.words}</span>
          </Button>
          <Button size="small" variant="secondary" onClick={() => onEnd(campaign)}>
            <span className="nowrap">{campaign.state === 'planned' ? 'Cancel' : 'End now'}</span>{' '}
            <span className="visually-hidden">{campaign.words}</span>
          </Button>
        </span>
      ),
  },
];

const Dates = ({ startsAt, endsAt }: Campaign) => (
  <>
    <span className="nowrap">{instantText(startsAt)}</span>{' '}
    <span className="nowrap">
      {endsAt === null ? 'until you end it' : `to ${instantText(endsAt)}`}
    </span>
  </>
);

const kinds = { planned: 'info', running: 'ok', ended: 'neutral' } as const;

const StateBadge = ({ state }: { state: CampaignState }) => (
  <Badge kind={kinds[state]}>{campaignStateNames[state]}</Badge>
);

interface CampaignTableProps extends RowActions {
  campaigns: readonly Campaign[];
}

export const CampaignTable = ({ campaigns, ...actions }: CampaignTableProps) => (
  <Table
    caption="Campaigns"
    columns={columnsWith(actions)}
    rows={campaigns}
    keyOf={({ id }) => id}
  />
);
