import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { hackathonsContract, Participation } from '../contract.ts';
import './hackathon-words.css';

const call = api<typeof hackathonsContract>();

interface AskedProps {
  id: string;
  request: NonNullable<Participation['mentorship']>;
  onChanged: () => Promise<void>;
}

const standing = {
  new: {
    kind: 'info',
    label: 'Asked',
    text: 'We are looking for someone who fits, and will tell you here and by e-mail.',
  },
  arranged: {
    kind: 'ok',
    label: 'Arranged',
    text: 'We wrote to you with the details: see your notifications.',
  },
  declined: {
    kind: 'neutral',
    label: 'Declined',
    text: 'We wrote to you with the reason: see your notifications.',
  },
  withdrawn: { kind: 'neutral', label: 'Withdrawn', text: '' },
} as const;

/** The person's request and its outcome. */
export function AskedForMentor({ id, request, onChanged }: AskedProps) {
  const { busy, text, submit } = useSubmission();
  const { kind, label, text: what } = standing[request.state];
  const withdraw = async () => {
    if (!(await submit(() => call('DELETE /hackathons/{id}/mentorship', { params: { id } }))))
      return;
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

export function AskForMentor({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const send = async (form: HTMLFormElement) => {
    const words = typedIn(form, 'words');
    if (
      !(await submit(() =>
        call('POST /hackathons/{id}/mentorship', { params: { id }, body: { words } }),
      ))
    )
      return;
    toast.success('Request sent');
    await onChanged();
  };
  return (
    <Form submission={submission} onSend={send} className="stack form-width">
      <TextArea
        label="What you need"
        rows={4}
        maxLength={1000}
        hint="Say what you are stuck on, and what would help most: you can ask once in this hackathon."
        {...field('words')}
      />
      <FormEnd submission={submission} action="Ask for a mentor" />
    </Form>
  );
}
