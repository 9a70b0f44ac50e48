import { rupeesText } from '#app/shared/money.ts';
import { Button } from '#app/ui/base/button.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { DeskInvestor } from '../desk.contract.ts';

interface RowActions {
  onEdit: (investor: DeskInvestor) => void;
  onPublish: (investor: DeskInvestor, shown: boolean) => Promise<void>;
  onRemove: (investor: DeskInvestor) => void;
}

const columnsWith = ({
  onEdit,
  onPublish,
  onRemove,
}: RowActions): readonly Column<DeskInvestor>[] => [
  {
    name: 'Investor',
    cell: ({ name, company, sample }) => (
      <>
        <b className="strong">{name}</b>
        <br />
        <span className="text-small text-soft">
          {company}
          {sample && ', sample'}
        </span>
      </>
    ),
  },
  { name: 'Location', cell: ({ location }) => location, wideOnly: true },
  {
    name: 'Cheque',
    cell: ({ chequeFrom, chequeTo }) => (
      <>
        {rupeesText(chequeFrom)} to {rupeesText(chequeTo)}
      </>
    ),
    wideOnly: true,
  },
  {
    name: 'Actions',
    hideName: true,
    cell: (investor) => (
      <span className="row">
        <Button size="small" variant="quiet" onClick={() => onEdit(investor)}>
          Edit <span className="visually-hidden">{investor.name}</span>
        </Button>
        <SendButton
          size="small"
          variant="secondary"
          onSend={() => onPublish(investor, !investor.shown)}
        >
          {investor.shown ? 'Hide' : 'Show'}{' '}
          <span className="visually-hidden">{investor.name}</span>
        </SendButton>
        {!investor.shown && (
          <Button size="small" variant="secondary" onClick={() => onRemove(investor)}>
            Remove <span className="visually-hidden">{investor.name}</span>
          </Button>
        )}
      </span>
    ),
  },
];

export const DeskInvestorTable = ({
  investors,
  ...actions
}: RowActions & { investors: readonly DeskInvestor[] }) => (
  <Table
    caption="Investors"
    columns={columnsWith(actions)}
    rows={investors}
    keyOf={({ id }) => id}
  />
);
