import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { timesIn } from '../hackathon-dates.ts';

/**
 * An instant in the reader's zone, and in Indian time if that differs. The server doesn't know the
 * reader, and writes Indian time.
 */
export function BothTimes({ instant }: { instant: string }) {
  const { own, indian } = timesIn(instant, useReaderZone());
  return (
    <>
      <time dateTime={instant}>{own}</time>
      {indian && <span> ({indian})</span>}
    </>
  );
}
