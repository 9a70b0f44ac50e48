import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { timesIn } from '../hackathon-dates.ts';

/**
 * An instant in the reader's zone, and in Indian time where that is another. The server, which
 * knows no reader, writes the Indian one.
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
