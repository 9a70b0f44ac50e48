import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import type { communityContract, DeskHighlight, DeskHighlights } from '../contract.ts';
import type { Route } from './+types/highlights-desk.page';

const HighlightEditor = later(partOf(() => import('./highlight-editor.tsx'), 'HighlightEditor'));

const call = api<typeof communityContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Highlights',
    description: 'Publish, change and take down highlights.',
    path: '/admin/highlights',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const show = searchParams.get('show') === 'unpublished' ? 'unpublished' : 'published';
  const page = pageNumberIn(searchParams);
  return personalAnswer(() => call('GET /admin/highlights', { query: { show, page } }), {
    only: 'admin',
  });
};

export default function HighlightsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The highlights did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const states = {
  shown: <Badge kind="ok">Shown</Badge>,
  pinned: <Badge kind="gold">Pinned</Badge>,
  scheduled: <Badge kind="info">To come</Badge>,
  unpublished: <Badge>Taken down</Badge>,
} as const;

interface RowActions {
  onEdit: (highlight: DeskHighlight) => void;
  onTakeDown: (highlight: DeskHighlight) => void;
}

const columnsWith = ({ onEdit, onTakeDown }: RowActions): readonly Column<DeskHighlight>[] => [
  {
    name: 'Highlight',
    cell: ({ title, words }) => (
      <>
        <b className="strong">{title}</b>
        <br />
        <span className="text-small text-soft">{words}</span>
      </>
    ),
  },
  {
    name: 'Date',
    cell: ({ datedAt }) => <span className="nowrap">{instantText(datedAt, 'date')}</span>,
    wideOnly: true,
  },
  { name: 'State', cell: ({ state }) => states[state], wideOnly: true },
  {
    name: 'Actions',
    hideName: true,
    cell: (each) => (
      <span className="row">
        <Button size="small" variant="quiet" onClick={() => onEdit(each)}>
          Edit <span className="visually-hidden">{each.title}</span>
        </Button>
        {each.state !== 'unpublished' && (
          <Button size="small" variant="secondary" onClick={() => onTakeDown(each)}>
            Take down <span className="visually-hidden">{each.title}</span>
          </Button>
        )}
      </span>
    ),
  },
];

function Desk({ highlights, pages, counts }: DeskHighlights) {
  const { read } = useAddressQuery();
  const { open, row, edit, close } = useEdited(highlights);
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskHighlight>();
  const unpublished = read('show') === 'unpublished';

  const saved = () => {
    toast.success(row ? 'Highlight changed' : 'Highlight published');
    close();
  };
  const takeDown = async ({ id, version }: DeskHighlight) => {
    await call('POST /admin/highlights/{id}/unpublication', { params: { id }, body: { version } });
    toast.success('Highlight taken down');
    await revalidate();
  };

  return (
    <DeskList
      label="Which highlights"
      name="show"
      tabs={[
        { value: 'published', label: 'Published', count: counts.published },
        { value: 'unpublished', label: 'Taken down', count: counts.unpublished },
      ]}
      current={unpublished ? 'unpublished' : 'published'}
      action={
        <Button thruster={<Icon name="plus" />} onClick={() => edit('new')}>
          Publish a highlight
        </Button>
      }
      pages={pages}
    >
      {highlights.length > 0 ? (
        <Card>
          <Table
            caption={unpublished ? 'Highlights taken down' : 'Published highlights'}
            columns={columnsWith({ onEdit: ({ id }) => edit(id), onTakeDown: setLeaving })}
            rows={highlights}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState
          scene="empty"
          heading={unpublished ? 'Nothing has been taken down' : 'No highlights yet'}
        >
          {unpublished
            ? 'Highlights you take down appear here, and can be published again.'
            : 'Publish one, and it appears on every member’s home page.'}
        </EmptyState>
      )}
      {open && (
        <HighlightEditor
          key={`${row?.id} ${row?.version}`}
          highlight={row}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Take this highlight down?"
        action="Take down"
        onConfirm={async () => leaving && takeDown(leaving)}
      >
        “{leaving?.title}” disappears from every member’s home page. You can publish it again from
        here.
      </ConfirmDialog>
    </DeskList>
  );
}
