import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Changes, publishingContract } from '../publishing.contract.ts';

const call = api<typeof publishingContract>();

interface ScheduledNoteProps {
  courseId: string;
  scheduled: NonNullable<Changes['scheduled']>;
  onCancelled: () => void;
}

/** What is published by itself, and when. */
export function ScheduledNote({ courseId, scheduled, onCancelled }: ScheduledNoteProps) {
  const { at, by, words, asDraft } = scheduled;
  const zone = useReaderZone();
  const indian = instantText(at);
  const cancel = async () => {
    await call('DELETE /authoring/courses/{id}/schedule', { params: { id: courseId } });
    toast.success('Schedule cancelled');
    onCancelled();
  };
  return (
    <Note kind={asDraft ? 'info' : 'warn'}>
      <p>
        {asDraft ? 'This draft' : 'An earlier draft'} is scheduled for <LocalTime instant={at} />
        {indian !== instantText(at, 'date-time', zone) && ` (${indian})`}, by {by}
        {words && `: “${words}”`}.{' '}
        {asDraft
          ? 'To change the time, choose another one below.'
          : 'It does not have your latest changes. To include them, schedule again below.'}
      </p>
      <SendButton size="small" variant="quiet" onSend={cancel}>
        Cancel the schedule
      </SendButton>
    </Note>
  );
}
