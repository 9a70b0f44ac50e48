import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { hackathonsDeskContract, MentorshipRequest, Registration } from '../desk.contract.ts';
import { mentorshipTexts, type DecidedState } from '../mentorship-state.ts';
import './hackathon-words.css';

const call = api<typeof hackathonsDeskContract>();

interface Person {
  uid: string;
  name: string;
  email: string;
}

const who: Column<Person> = {
  name: 'Person',
  cell: ({ uid, name, email }) => (
    <>
      <b className="strong">
        <AppLink className="link" to={memberPath(uid)}>
          {name}
        </AppLink>
      </b>
      <br />
      <span className="text-small text-soft">{email}</span>
    </>
  ),
};

const registrationColumns: readonly Column<Registration>[] = [
  who,
  {
    name: 'Registered',
    cell: ({ registeredAt }) => <span className="nowrap">{instantText(registeredAt)}</span>,
    wideOnly: true,
  },
  {
    name: 'State',
    cell: ({ withdrawnAt }) =>
      withdrawnAt ? (
        <Badge>Withdrawn {instantText(withdrawnAt, 'date')}</Badge>
      ) : (
        <Badge kind="ok">Registered</Badge>
      ),
  },
];

/** Current and former registrations. */
export const DeskRegistrations = ({ id, rows }: { id: string; rows: readonly Registration[] }) =>
  rows.length > 0 ? (
    <>
      <Card>
        <Table
          caption="Registrations"
          columns={registrationColumns}
          rows={rows}
          keyOf={({ uid }) => uid}
        />
      </Card>
      <div>
        <TableExport
          name={`${id}-registrations.csv`}
          ask={() => call('POST /admin/hackathons/{id}/registration-tables', { params: { id } })}
        >
          Save as a table (CSV)
        </TableExport>
      </div>
    </>
  ) : (
    <EmptyState scene="empty" heading="Nobody is registered yet">
      Registrations appear here.
    </EmptyState>
  );

/** Requests for a mentor, and their decisions. */
export function DeskRequests({ id, rows }: { id: string; rows: readonly MentorshipRequest[] }) {
  const [pending, setPending] = useState<{ request: MentorshipRequest; state: DecidedState }>();
  if (rows.length === 0)
    return (
      <EmptyState scene="clear" heading="Nobody has asked for a mentor">
        Requests from registered people wait here.
      </EmptyState>
    );
  return (
    <>
      <ul className="stack">
        {rows.map((request) => (
          <Card as="li" key={request.id} className="stack mentorship-request">
            <p className="row">
              <b className="strong">
                <AppLink className="link" to={memberPath(request.uid)}>
                  {request.name}
                </AppLink>
              </b>
              <span className="text-small text-soft">{request.email}</span>
              <Badge kind={request.state === 'new' ? 'new' : 'neutral'}>
                {mentorshipTexts[request.state]}
              </Badge>
              <span className="text-small text-soft">
                {instantText(request.stateSince)}
                {request.decidedBy && `, by ${request.decidedBy}`}
              </span>
            </p>
            <p className="hackathon-words">{request.words}</p>
            {request.state === 'new' && (
              <div className="row">
                <Button size="small" onClick={() => setPending({ request, state: 'arranged' })}>
                  Arrange <span className="visually-hidden">a mentor for {request.name}</span>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setPending({ request, state: 'declined' })}
                >
                  Decline <span className="visually-hidden">the request from {request.name}</span>
                </Button>
              </div>
            )}
          </Card>
        ))}
      </ul>
      <div>
        <TableExport
          name={`${id}-mentorship.csv`}
          ask={() => call('POST /admin/hackathons/{id}/mentorship-tables', { params: { id } })}
        >
          Save as a table (CSV)
        </TableExport>
      </div>
      {pending && (
        <DecisionDialog
          key={pending.request.id}
          {...pending}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  );
}

interface DecisionDialogProps {
  request: MentorshipRequest;
  state: DecidedState;
  onClose: () => void;
}

function DecisionDialog({ request, state, onClose }: DecisionDialogProps) {
  const { revalidate } = useRevalidator();
  const arranges = state === 'arranged';
  const decide = (form: HTMLFormElement) =>
    call('POST /admin/mentorship-requests/{id}/decision', {
      params: { id: request.id },
      body: { state, words: typedIn(form, 'words') },
    });
  const tell = () => {
    toast.success(arranges ? 'Mentor arranged' : 'Request declined');
    onClose();
    void revalidate();
  };
  return (
    <FormDialog
      title={arranges ? `A mentor for ${request.name}` : `Decline the request from ${request.name}`}
      action={arranges ? 'Arrange' : 'Decline'}
      send={decide}
      onClose={onClose}
      onSent={tell}
    >
      {(field) => (
        <TextArea
          label="Message"
          rows={4}
          maxLength={1000}
          hint={
            arranges
              ? 'Who, when and how they meet. It is sent to the person.'
              : 'Why. It is sent to the person.'
          }
          {...field('words')}
        />
      )}
    </FormDialog>
  );
}
