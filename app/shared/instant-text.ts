import { fromIndianTime, indianDateTime } from './indian-time.ts';

export type InstantFormat = 'date' | 'time' | 'date-time';

/** The zone for readers whose own zone is unknown. */
export const productZone = 'Asia/Kolkata';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * An instant (a Date, or ISO text) for people: "21 Nov 2026", "7:30 pm IST", "21 Nov 2026, 7:30 pm
 * IST". We build it from numbers, because Intl's words differ between engines and the server must
 * write the same as the browser.
 */
export function instantText(
  instant: Date | string,
  format: InstantFormat = 'date-time',
  zone: string = productZone,
): string {
  const {
    year,
    month,
    day,
    hour,
    minute = '',
    timeZoneName,
  } = (isIndian(zone) ? indianParts : partsIn)(instant, zone);
  const date = `${Number(day)} ${months[Number(month) - 1]} ${year}`;
  const time = `${Number(hour) % 12 || 12}:${minute.padStart(2, '0')} ${Number(hour) < 12 ? 'am' : 'pm'} ${timeZoneName}`;
  if (format === 'date') return date;
  return format === 'time' ? time : `${date}, ${time}`;
}

/** A day in India, "2026-11-21", for people: "21 Nov 2026". */
export const dayText = (day: string): string => instantText(fromIndianTime(day), 'date');

/** Numbers as text, and "IST" for our zone, else the offset: "GMT+1". */
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const isIndian = (zone: string): boolean => zone === productZone || zone === 'Asia/Calcutta';

/** Without Intl, whose first format for a zone takes a slow phone 50 ms. */
function indianParts(instant: Date | string): Parts {
  const [year, month, day, hour, minute] = indianDateTime(instant).split(/\D/);
  return { year, month, day, hour, minute, timeZoneName: 'IST' };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(instant: Date | string, zone: string): Parts {
  const format = formats.get(zone) ?? formatFor(zone);
  formats.set(zone, format);
  return Object.fromEntries(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
}

const numeric = 'numeric';
const formatFor = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    timeZoneName: 'shortOffset',
  });
