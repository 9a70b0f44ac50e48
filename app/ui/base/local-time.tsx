import { instantText, type InstantFormat } from '#app/shared/instant-text.ts';
import { classes } from './classes.ts';
import { useReaderZone } from './use-reader-zone.ts';
import './local-time.css';

interface LocalTimeProps {
  /** ISO instant. */
  instant: string;
  format?: InstantFormat;
  /**
   * On a page that the server renders: reserves the width that any zone needs. Inside a sentence
   * this would leave a gap.
   */
  steady?: boolean;
}

/** An instant in the reader's zone; the server doesn't know that and writes Indian time. */
export function LocalTime({ instant, format = 'date-time', steady }: LocalTimeProps) {
  const zone = useReaderZone();
  return (
    <time className={classes('local-time', steady && `local-time-${format}`)} dateTime={instant}>
      {instantText(instant, format, zone)}
    </time>
  );
}
