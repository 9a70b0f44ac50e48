import { instantText, productZone, type InstantFormat } from '#app/shared/instant-text.ts';
import { useBrowserValue } from './use-browser-value.ts';
import './local-time.css';

const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || productZone;

interface LocalTimeProps {
  /** ISO instant. */
  instant: string;
  format?: InstantFormat;
}

/** An instant in the reader's zone; the server, which does not know it, writes Indian time into a box that fits both. */
export function LocalTime({ instant, format = 'date-time' }: LocalTimeProps) {
  const zone = useBrowserValue<string>(readerZone, productZone);
  return (
    <time className={`local-time local-time-${format}`} dateTime={instant}>
      {instantText(instant, format, zone)}
    </time>
  );
}
