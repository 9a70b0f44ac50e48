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
import type { DeskSession, DeskSessions, liveSessionsContract } from '../contract.ts';
import type { Route } from './+types/live-sessions-desk.page';

const SessionEditor = later(partOf(() => import('./session-editor.tsx'), 'SessionEditor'));

const call = api<typeof liveSessionsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Live sessions',
    description: 'Plan, change and cancel live sessions.',
    path: '/admin/live-sessions',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const when = searchParams.get('when') === 'past' ? 'past' : 'upcoming';
  const page = pageNumberIn(searchParams);
  return personalAnswer(() => call('GET /admin/live-sessions', { query: { when, page } }), {
    only: 'admin',
  });
};

export default function LiveSessionsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The sessions did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

interface RowActions {
  onEdit: (session: DeskSession) => void;
  onCancel: (session: DeskSession) => void;
}

const columnsWith = ({ onEdit, onCancel }: RowActions): readonly Column<DeskSession>[] => [
  {
    name: 'Session',
    cell: (each) => (
      <>
        <b className="strong">{each.title}</b>
        <br />
        <span className="text-small text-soft">{each.host}</span>
        <p className="only-small text-small text-soft">
          <span className="nowrap">{instantText(each.startsAt)}</span> <State session={each} />
        </p>
      </>
    ),
  },
  {
    name: 'Starts',
    cell: ({ startsAt }) => <span className="nowrap">{instantText(startsAt)}</span>,
    wideOnly: true,
  },
  { name: 'State', cell: (each) => <State session={each} />, wideOnly: true },
  {
    name: 'Actions',
    hideName: true,
    cell: (each) =>
      each.state !== 'cancelled' && (
        <span className="row">
          <Button size="small" variant="quiet" onClick={() => onEdit(each)}>
            Edit <span className="visually-hidden">{each.title}</span>
          </Button>
          {each.state !== 'over' && (
            <Button size="small" variant="secondary" onClick={() => onCancel(each)}>
              Cancel <span className="visually-hidden">{each.title}</span>
            </Button>
          )}
        </span>
      ),
  },
];

function Desk({ sessions, pages, counts }: DeskSessions) {
  const { read } = useAddressQuery();
  const { open, row, edit, close } = useEdited(sessions);
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskSession>();
  const past = read('when') === 'past';

  const saved = () => {
    toast.success(row ? 'Session changed' : 'Session planned');
    close();
  };
  const cancel = async ({ id, version }: DeskSession) => {
    await call('POST /admin/live-sessions/{id}/cancellation', {
      params: { id },
      body: { version },
    });
    toast.success('Session cancelled');
    await revalidate();
  };

  return (
    <DeskList
      label="Which sessions"
      name="when"
      tabs={[
        { value: 'upcoming', label: 'Upcoming', count: counts.upcoming },
        { value: 'past', label: 'Past', count: counts.past },
      ]}
      current={past ? 'past' : 'upcoming'}
      action={
        <Button thruster={<Icon name="plus" />} onClick={() => edit('new')}>
          Plan a session
        </Button>
      }
      pages={pages}
    >
      {sessions.length > 0 ? (
        <Card>
          <Table
            caption={past ? 'Past and cancelled sessions' : 'Sessions to come'}
            columns={columnsWith({ onEdit: ({ id }) => edit(id), onCancel: setLeaving })}
            rows={sessions}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState
          scene="empty"
          heading={past ? 'No past sessions yet' : 'No sessions are planned'}
        >
          {past
            ? 'Sessions that are over or cancelled appear here.'
            : 'Plan one, and it appears on every member’s home page.'}
        </EmptyState>
      )}
      {open && (
        <SessionEditor
          key={`${row?.id} ${row?.version}`}
          session={row}
          onClose={close}
          onSaved={saved}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Cancel this session?"
        action="Cancel session"
        onConfirm={async () => leaving && cancel(leaving)}
      >
        “{leaving?.title}” is shown as cancelled on every member’s home page and in their calendars.
        This can’t be undone.
      </ConfirmDialog>
    </DeskList>
  );
}

function State({ session: { state, link } }: { session: DeskSession }) {
  if (state === 'cancelled') return <Badge kind="bad">Cancelled</Badge>;
  if (state === 'over') return <Badge>Over</Badge>;
  if (!link) return <Badge kind="warn">Link missing</Badge>;
  return state === 'live' ? <Badge kind="ok">Live now</Badge> : <Badge kind="info">Planned</Badge>;
}
