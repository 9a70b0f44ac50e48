import { api } from '#app/shared/api-client.ts';
import { fromIndianTime, indianDateTime } from '#app/shared/indian-time.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { DeskSession, liveSessionsContract } from '../contract.ts';
import { linkOpensMinutesBefore } from '../session-state.ts';

const call = api<typeof liveSessionsContract>();

interface SessionEditorProps {
  /** Undefined for a new one. */
  session: DeskSession | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const minutesOf = ({ startsAt, endsAt }: DeskSession): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** Plans or changes a session. The input stays when the server refuses it. */
export function SessionEditor({ session, onClose, onSaved }: SessionEditorProps) {
  const send = (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    const body = {
      title: typed('title'),
      host: typed('host'),
      about: typed('about'),
      startsAt: fromIndianTime(typed('startsAt')),
      minutes: Number(typed('minutes')),
      link: typed('link'),
    };
    return session
      ? call('PUT /admin/live-sessions/{id}', {
          params: { id: session.id },
          body: { ...body, version: session.version },
        })
      : call('POST /admin/live-sessions', { body });
  };

  return (
    <FormDialog
      wide
      title={session ? 'Change the session' : 'Plan a session'}
      action={session ? 'Save changes' : 'Plan session'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField label="Title" required defaultValue={session?.title} {...field('title')} />
          <TextField label="Host" required defaultValue={session?.host} {...field('host')} />
          <TextArea
            label="What it is about"
            required
            defaultValue={session?.about}
            {...field('about')}
          />
          <TextField
            label="Starts at (Indian time, IST)"
            type="datetime-local"
            required
            defaultValue={session && indianDateTime(session.startsAt)}
            hint="Members see it in their own time zone, with Indian time beside it."
            {...field('startsAt')}
          />
          <TextField
            label="Length in minutes"
            type="number"
            inputMode="numeric"
            required
            defaultValue={session ? minutesOf(session) : 60}
            {...field('minutes')}
          />
          <TextField
            label="Link (optional for now)"
            type="url"
            placeholder="https://"
            defaultValue={session?.link ?? ''}
            hint={`Members get it from ${linkOpensMinutesBefore} minutes before the start to the end.`}
            {...field('link')}
          />
        </>
      )}
    </FormDialog>
  );
}
