import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { lastPage, pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { ColleagueNotes } from '#app/ui/list/colleague-notes.tsx';
import { MoveButtons, NextWaiting } from '#app/ui/list/inbox.tsx';
import { OpenedFromList } from '#app/ui/list/opened-from-list.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useLatest } from '#app/ui/list/use-latest.ts';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { enquiryAddress, inboxPath } from '../addresses.ts';
import type { enquiriesContract, EnquiryWithNotes } from '../contract.ts';
import { kindTexts, laterStates, stateTexts, type LaterState } from '../enquiry-state.ts';
import type { Route } from './+types/enquiry.page';
import './enquiry.page.css';

const call = api<typeof enquiriesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Enquiry',
    description: 'What someone wrote to us.',
    path: inboxPath,
    indexed: false,
  });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () =>
      call('GET /admin/enquiries/{id}', {
        params: { id: params.enquiryId },
        query: { notes: pageNumberIn(new URL(request.url).searchParams, 'notes', lastPage) },
      }),
    { only: 'admin' },
  );

const frame = { list: { label: 'Enquiries', path: inboxPath }, name: 'Enquiry' };

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  return (
    <OpenedFromList {...frame} answer={loaderData}>
      {(enquiry) => <Opened key={enquiry.id} loaded={enquiry} />}
    </OpenedFromList>
  );
}

export const HydrateFallback = () => <OpenedFromList {...frame} />;

function Opened({ loaded }: { loaded: EnquiryWithNotes }) {
  const [enquiry, setEnquiry] = useLatest(loaded);
  const { id, notes, name, email, subject, message, kind, state, stateSince, movedBy, receivedAt } =
    enquiry;
  return (
    <article className="enquiry stack">
      <h1 className="heading-3">{subject ?? 'Would like to build together'}</h1>
      <p className="row text-small text-soft">
        <Badge kind={state === 'new' ? 'new' : 'neutral'}>{stateTexts[state]}</Badge>
        <span>{kindTexts[kind]}</span>
        <span>Received {instantText(receivedAt)}</span>
        {movedBy && (
          <span>
            {stateTexts[state]} since {instantText(stateSince)}, by {movedBy}
          </span>
        )}
      </p>
      <Card>
        <p className="strong">{name ? `${name} <${email}>` : email}</p>
        {message && <p className="enquiry-message">{message}</p>}
        <p className="enquiry-reply">
          <ButtonLink size="small" to={replyAddress(enquiry)} thruster={<Icon name="mail" />}>
            Reply by e-mail
          </ButtonLink>
        </p>
      </Card>
      <Moves enquiry={enquiry} onMoved={setEnquiry} />
      <ColleagueNotes
        notes={notes}
        hint="The sender never sees it."
        onLeave={async (words) =>
          setEnquiry(
            await call('POST /admin/enquiries/{id}/notes', { params: { id }, body: { words } }),
          )
        }
      />
    </article>
  );
}

/**
 * Opens the admin's own mail program, so that the answer comes from a mailbox that receives
 * replies.
 */
const replyAddress = ({ email, subject }: EnquiryWithNotes): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject ?? 'Founders Hub'}`)}`;

const verbs: Readonly<Record<LaterState, string>> = {
  'in-progress': 'Take it on',
  answered: 'Mark as answered',
  closed: 'Close',
  spam: 'Mark as spam',
};

interface MovesProps {
  enquiry: EnquiryWithNotes;
  onMoved: (enquiry: EnquiryWithNotes) => void;
}

function Moves({ enquiry: { id, state, next }, onMoved }: MovesProps) {
  const submission = useSubmission();
  const move = (to: LaterState) =>
    submission.submit(async () => {
      onMoved(
        await call('POST /admin/enquiries/{id}/moves', {
          params: { id },
          body: { from: state, to },
        }),
      );
      toast.success(`Moved to ${stateTexts[to].toLowerCase()}`);
    });
  return (
    <div role="group" aria-label="State" className="stack">
      <MoveButtons
        submission={submission}
        states={laterStates}
        verbs={verbs}
        state={state}
        onMove={move}
      />
      <NextWaiting to={next && enquiryAddress(next)} from={useListLeft(inboxPath)} />
    </div>
  );
}
