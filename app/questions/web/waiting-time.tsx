import { instantText } from '#app/shared/instant-text.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { useBrowserValue } from '#app/ui/base/use-browser-value.ts';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { waitingText } from '../waiting-text.ts';

/** How long a question has waited for an answer, with its date and time as a hint. */
export function WaitingTime({ since }: { since: string }) {
  const zone = useReaderZone();
  const text = useBrowserValue(
    () => waitingText(new Date(since), new Date()),
    instantText(since, 'date'),
  );
  return (
    <time dateTime={since} title={instantText(since, 'date-time', zone)}>
      <Badge kind={text.endsWith('days') ? 'warn' : 'neutral'}>{text}</Badge>
    </time>
  );
}
