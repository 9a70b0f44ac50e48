import { instantText } from '#app/shared/instant-text.ts';
import { useBrowserValue } from './use-browser-value.ts';
import { useReaderZone } from './use-reader-zone.ts';
import { timeAgo } from './time-ago.ts';

/**
 * How long ago an ISO instant was, with its date and time as a hint. The server, which knows
 * neither reader nor "now", renders the date.
 */
export function TimeSince({ instant }: { instant: string }) {
  const zone = useReaderZone();
  const text = useBrowserValue(
    () => timeAgo(new Date(instant), new Date(), zone),
    instantText(instant, 'date'),
  );
  return (
    <time className="text-faint" dateTime={instant} title={instantText(instant, 'date-time', zone)}>
      {text}
    </time>
  );
}
