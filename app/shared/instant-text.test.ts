import { expect, test } from 'vitest';
import { instantText } from './instant-text.ts';

test('an instant is shown in Indian time unless a zone is given', () => {
  expect(instantText('2026-11-21T14:00:00Z')).toBe('21 Nov 2026, 7:30 pm IST');
  expect(instantText('2026-11-21T14:00:00Z', 'time', 'Europe/Berlin')).toBe('3:00 pm GMT+1');
});

test('the date is the one in that zone', () => {
  expect(instantText('2026-11-21T20:00:00Z', 'date')).toBe('22 Nov 2026');
  expect(instantText('2026-11-21T20:00:00Z', 'date', 'America/New_York')).toBe('21 Nov 2026');
});

test('midnight and noon are twelve', () => {
  expect(instantText('2026-09-01T18:30:00Z', 'time')).toBe('12:00 am IST');
  expect(instantText('2026-09-01T06:30:00Z', 'time')).toBe('12:00 pm IST');
});

test('Indian time is calculated without Intl, and agrees with it', () => {
  const intl = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  for (
    let instant = Date.UTC(2020, 1, 28);
    instant < Date.UTC(2030, 0);
    instant += 37 * 3_600_000 + 61_000
  ) {
    const [monthAndDay = '', year = '', time = ''] = intl.format(instant).split(', ');
    const [month, day] = monthAndDay.split(' ');
    const expected = `${day} ${month} ${year}, ${time.replace(/\s/, ' ').toLowerCase()} IST`;
    expect(instantText(new Date(instant))).toBe(expected);
  }
});
