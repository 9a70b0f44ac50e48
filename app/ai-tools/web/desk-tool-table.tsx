import { instantText } from '#app/shared/instant-text.ts';
import { Button } from '#app/ui/base/button.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { categories } from '../categories.ts';
import type { DeskTool } from '../desk.contract.ts';

interface RowActions {
  onEdit: (tool: DeskTool) => void;
  onHide: (tool: DeskTool) => void;
  onShow: (tool: DeskTool) => Promise<void>;
}

const columnsWith = ({ onEdit, onHide, onShow }: RowActions): readonly Column<DeskTool>[] => [
  {
    name: 'Tool',
    cell: ({ name, category }) => (
      <>
        <b className="strong">{name}</b>
        <br />
        <span className="text-small text-soft">{categories[category]}</span>
      </>
    ),
  },
  {
    name: 'Changed',
    cell: ({ changedAt }) => <span className="nowrap">{instantText(changedAt, 'date')}</span>,
    wideOnly: true,
  },
  {
    name: 'Newest source',
    cell: ({ sources }) => <span className="nowrap">{newestOf(sources)}</span>,
    wideOnly: true,
  },
  {
    name: 'Actions',
    hideName: true,
    cell: (tool) => (
      <span className="row">
        <Button size="small" variant="quiet" onClick={() => onEdit(tool)}>
          Edit <span className="visually-hidden">{tool.name}</span>
        </Button>
        {tool.shown ? (
          <Button size="small" variant="secondary" onClick={() => onHide(tool)}>
            Hide <span className="visually-hidden">{tool.name}</span>
          </Button>
        ) : (
          <SendButton size="small" variant="secondary" onSend={() => onShow(tool)}>
            Show <span className="visually-hidden">{tool.name}</span>
          </SendButton>
        )}
      </span>
    ),
  },
];

const newestOf = (sources: DeskTool['sources']): string => {
  const newest = sources
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return newest ? instantText(newest, 'date') : '';
};

export const DeskToolTable = ({
  tools,
  ...actions
}: RowActions & { tools: readonly DeskTool[] }) => (
  <Table caption="Tools" columns={columnsWith(actions)} rows={tools} keyOf={({ id }) => id} />
);
