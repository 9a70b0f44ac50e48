export type InstantFormat = 'date' | 'time' | 'date-time';

/** The zone in which the product speaks where the reader's own is not known. */
export const productZone = 'Asia/Kolkata';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * An instant (a Date, or ISO text) for people: "21 Nov 2026", "7:30 pm IST", "21 Nov 2026, 7:30 pm IST". Put together from numbers,
 * because the words of Intl differ from one engine to the next and the server must write what the browser will.
 */
export function instantText(instant: Date | string, format: InstantFormat = 'date-time', zone: string = productZone): string {
  const moment = new Date(instant);
  const numbers = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(numbers.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { day = 1, month = 1, year = 0, hour = 0, minute = 0 } = parts;
  const date = `${day} ${months[month - 1]} ${year}`;
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'} ${zoneText(moment, zone)}`;
  if (format === 'date') return date;
  return format === 'time' ? time : `${date}, ${time}`;
}

/** "IST" for ours, else the offset: "GMT+1". */
function zoneText(moment: Date, zone: string): string {
  if (zone === productZone || zone === 'Asia/Calcutta') return 'IST';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
