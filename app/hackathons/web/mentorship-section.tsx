import type { SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import { mentorshipPath } from '../addresses.ts';
import type { hackathonsContract, Participation } from '../contract.ts';
import { LogInCall, OwnSection } from './own-section.tsx';
import type { OwnPartProps } from './registration-section.tsx';
import './hackathon-words.css';

const call = api<typeof hackathonsContract>();

/** Ask for a mentor, once, and see what became of it. */
export function MentorshipSection({ hackathon: { id }, participation, open, onChanged }: OwnPartProps) {
  const asked = participation?.mentorship && participation.mentorship.state !== 'withdrawn' ? participation.mentorship : null;
  return (
    <OwnSection id="mentorship" heading="Get Mentorship">
      {asked && <Asked id={id} request={asked} onChanged={onChanged} />}
      {!asked && !open && <p className="text-soft">The deadline has passed, so nobody can ask for a mentor any more.</p>}
      {!asked && open && participation && <AskForm id={id} onChanged={onChanged} />}
      {!asked && open && !participation && (
        <LogInCall path={mentorshipPath(id)} action="Log in to ask for a mentor">
          Half an hour with someone who has judged, lost and won. Asking needs an account.
        </LogInCall>
      )}
    </OwnSection>
  );
}

interface AskedProps {
  id: string;
  request: NonNullable<Participation['mentorship']>;
  onChanged: () => Promise<void>;
}

const standing = {
  new: { kind: 'info', label: 'Asked', text: 'We look for somebody who fits, and tell you here and by mail.' },
  arranged: { kind: 'ok', label: 'Arranged', text: 'We wrote to you how and when: it is among your notifications.' },
  declined: { kind: 'neutral', label: 'Declined', text: 'We wrote to you why: it is among your notifications.' },
  withdrawn: { kind: 'neutral', label: 'Withdrawn', text: '' },
} as const;

function Asked({ id, request, onChanged }: AskedProps) {
  const { busy, text, save } = useSaving();
  const { kind, label, text: what } = standing[request.state];
  const withdraw = async () => {
    if (!(await save(() => call('DELETE /hackathons/{id}/mentorship', { params: { id } })))) return;
    toast.success('Request withdrawn');
    await onChanged();
  };
  return (
    <>
      <p className="row">
        <Badge kind={kind}>{label}</Badge>
        <span className="text-soft">
          <LocalTime instant={request.since} />
        </span>
      </p>
      <p className="hackathon-words">{request.words}</p>
      <p className="text-soft">{what}</p>
      {request.state === 'new' && (
        <div>
          <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
            Withdraw the request
          </Button>
        </div>
      )}
      <FormNote>{text}</FormNote>
    </>
  );
}

function AskForm({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const { busy, text, fields, save } = useSaving();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const words = typedIn(event.currentTarget, 'words');
    if (!(await save(() => call('POST /hackathons/{id}/mentorship', { params: { id }, body: { words } })))) return;
    toast.success('Request sent');
    await onChanged();
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="What are you stuck on?"
        name="words"
        rows={4}
        maxLength={1000}
        hint="You can ask once in this hackathon, so say what would help most."
        error={fields['words']}
      />
      <div>
        <Button type="submit" busy={busy}>
          Ask for a mentor
        </Button>
      </div>
      <FormNote>{text}</FormNote>
    </form>
  );
}
