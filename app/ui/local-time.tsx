import { instantText, type InstantFormat } from '#app/shared/instant-text.ts';
import { useReaderZone } from './use-reader-zone.ts';
import './local-time.css';

interface LocalTimeProps {
  /** ISO instant. */
  instant: string;
  format?: InstantFormat;
}

/** An instant in the reader's zone; the server, which does not know it, writes Indian time into a box that fits both. */
export function LocalTime({ instant, format = 'date-time' }: LocalTimeProps) {
  const zone = useReaderZone();
  return (
    <time className={`local-time local-time-${format}`} dateTime={instant}>
      {instantText(instant, format, zone)}
    </time>
  );
}
