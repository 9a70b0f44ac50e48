import { instantText, productZone, type Zone } from '#app/shared/instant-text.ts';

interface SessionTimes {
  day: string;
  month: string;
  /** In the reader's zone: "7:30 pm IST". */
  start: string;
  /** In India, where that differs: "7:30 pm IST", with its date if the reader's date differs. */
  indian: string | null;
  minutes: number;
}

/** A session's times, for a reader in `zone`. */
export function sessionTimes(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: Zone,
): SessionTimes {
  const date = instantText(startsAt, 'date', zone);
  const start = instantText(startsAt, 'time', zone);
  const [day = '', month = ''] = date.split(' ');
  const indianDate = instantText(startsAt, 'date', productZone);
  const indianTime = instantText(startsAt, 'time', productZone);
  const sameClock = date === indianDate && clock(start) === clock(indianTime);
  return {
    day,
    month,
    start,
    indian: sameClock
      ? null
      : instantText(startsAt, date === indianDate ? 'time' : 'date-time', productZone),
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  };
}

/** "7:30 pm" of "7:30 pm IST". */
const clock = (time: string): string => time.split(' ').slice(0, 2).join(' ');
