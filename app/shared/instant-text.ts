import { indianDateTime } from './indian-time.ts';

export type InstantFormat = 'date' | 'time' | 'date-time';

/** The zone in which the product speaks where the reader's own is not known. */
export const productZone = 'Asia/Kolkata';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * An instant (a Date, or ISO text) for people: "21 Nov 2026", "7:30 pm IST", "21 Nov 2026, 7:30 pm IST". Put together from numbers,
 * because the words of Intl differ from one engine to the next and the server must write what the browser will.
 */
export function instantText(instant: Date | string, format: InstantFormat = 'date-time', zone: string = productZone): string {
  const { year, month, day, hour, minute, zoneText } = isIndian(zone) ? indianNumbers(instant) : numbersIn(zone, instant);
  const date = `${day} ${months[month - 1]} ${year}`;
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'} ${zoneText}`;
  if (format === 'date') return date;
  return format === 'time' ? time : `${date}, ${time}`;
}

interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  /** "IST" for ours, else the offset: "GMT+1". */
  zoneText: string;
}

const isIndian = (zone: string): boolean => zone === productZone || zone === 'Asia/Calcutta';

/** Without Intl, whose first format for a zone takes a slow phone 50 ms. */
function indianNumbers(instant: Date | string): WallTime {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = indianDateTime(instant).split(/\D/).map(Number);
  return { year, month, day, hour, minute, zoneText: 'IST' };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'shortOffset',
  });
  formats.set(zone, made);
  return made;
}

function numbersIn(zone: string, instant: Date | string): WallTime {
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const number = (name: string) => Number(parts[name]);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    zoneText: parts['timeZoneName'] ?? zone,
  };
}
