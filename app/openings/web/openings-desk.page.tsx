import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
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
import { deskPath, openingPath } from '../addresses.ts';
import type { DeskOpening, DeskOpenings, openingsContract } from '../contract.ts';
import { placeText } from '../opening-facts.ts';
import type { Route } from './+types/openings-desk.page';

const OpeningEditor = later(partOf(() => import('./opening-editor.tsx'), 'OpeningEditor'));

const call = api<typeof openingsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Openings',
    description: 'Post, change and close openings.',
    path: deskPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const when = searchParams.get('when') === 'closed' ? 'closed' : 'open';
  return personalAnswer(
    () => call('GET /admin/openings', { query: { when, page: pageNumberIn(searchParams) } }),
    { only: 'admin' },
  );
};

export default function OpeningsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The openings did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

interface RowActions {
  onEdit: (opening: DeskOpening) => void;
  onClose: (opening: DeskOpening) => void;
}

const columnsWith = ({ onEdit, onClose }: RowActions): readonly Column<DeskOpening>[] => [
  {
    name: 'Opening',
    cell: (opening) => (
      <>
        <AppLink className="link" to={openingPath(opening.slug)}>
          {opening.title}
        </AppLink>
        <br />
        <span className="text-small text-soft">
          {opening.firm}, {placeText(opening)}
        </span>
        <p className="only-small text-small">
          Closes {instantText(opening.closesAt)}
          <br />
          <ApplicationsLink opening={opening} />
        </p>
      </>
    ),
  },
  {
    name: 'Closes',
    cell: ({ closesAt }) => <span className="nowrap">{instantText(closesAt)}</span>,
    wideOnly: true,
  },
  {
    name: 'Applications',
    cell: (opening) => <ApplicationsLink opening={opening} />,
    wideOnly: true,
  },
  {
    name: 'Actions',
    hideName: true,
    cell: (opening) => (
      <span className="row">
        <Button size="small" variant="quiet" onClick={() => onEdit(opening)}>
          {opening.open ? 'Edit' : 'Reopen'}{' '}
          <span className="visually-hidden">{opening.title}</span>
        </Button>
        {opening.open && (
          <Button size="small" variant="secondary" onClick={() => onClose(opening)}>
            Close <span className="visually-hidden">{opening.title}</span>
          </Button>
        )}
      </span>
    ),
  },
];

const ApplicationsLink = ({ opening: { id, title } }: { opening: DeskOpening }) => (
  <AppLink
    className="link nowrap"
    to={`/admin/placements?${new URLSearchParams({ opening: id, state: 'all' })}`}
  >
    See applications <span className="visually-hidden">for {title}</span>
  </AppLink>
);

function Desk({ openings, pages, counts }: DeskOpenings) {
  const { read } = useAddressQuery();
  const { open, row, edit, close: closeEditor } = useEdited(openings);
  const { revalidate } = useRevalidator();
  const [closing, setClosing] = useState<DeskOpening>();
  const closed = read('when') === 'closed';

  const saved = () => {
    toast.success(row ? 'Opening changed' : 'Opening posted');
    closeEditor();
  };
  const close = async ({ id, version }: DeskOpening) => {
    await call('POST /admin/openings/{id}/closure', { params: { id }, body: { version } });
    toast.success('Opening closed');
    await revalidate();
  };

  return (
    <DeskList
      label="Which openings"
      name="when"
      tabs={[
        { value: 'open', label: 'Open', count: counts.open },
        { value: 'closed', label: 'Closed', count: counts.closed },
      ]}
      current={closed ? 'closed' : 'open'}
      action={
        <Button thruster={<Icon name="plus" />} onClick={() => edit('new')}>
          Post an opening
        </Button>
      }
      pages={pages}
    >
      {openings.length > 0 ? (
        <Card>
          <Table
            caption={closed ? 'Closed openings' : 'Open openings'}
            columns={columnsWith({ onEdit: ({ id }) => edit(id), onClose: setClosing })}
            rows={openings}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState scene="empty" heading={closed ? 'No closed openings yet' : 'Nothing is open'}>
          {closed
            ? 'Openings that have passed their date, or that you closed, appear here.'
            : 'Post one, and it appears on the placements page.'}
        </EmptyState>
      )}
      {open && (
        <OpeningEditor
          key={`${row?.id} ${row?.version}`}
          opening={row}
          onClose={closeEditor}
          onSaved={saved}
        />
      )}
      <ConfirmDialog
        open={closing !== undefined}
        onClose={() => setClosing(undefined)}
        title="Close this opening?"
        action="Close opening"
        onConfirm={async () => closing && close(closing)}
      >
        “{closing?.title}” takes no more applications. Those that came in stay in the inbox, and you
        can reopen it with a later date.
      </ConfirmDialog>
    </DeskList>
  );
}
