import { instantText, type InstantFormat } from '#app/shared/instant-text.ts';
import { classes } from './classes.ts';
import { useReaderZone } from './use-reader-zone.ts';
import './local-time.css';

interface LocalTimeProps {
  /** ISO instant. */
  instant: string;
  format?: InstantFormat;
  /**
   * On a page that the server writes: keeps the room that any zone needs. In a sentence it would
   * stand as a gap before what follows.
   */
  steady?: boolean;
}

/** An instant in the reader's zone; the server, which does not know it, writes Indian time. */
export function LocalTime({ instant, format = 'date-time', steady }: LocalTimeProps) {
  const zone = useReaderZone();
  return (
    <time className={classes('local-time', steady && `local-time-${format}`)} dateTime={instant}>
      {instantText(instant, format, zone)}
    </time>
  );
}
