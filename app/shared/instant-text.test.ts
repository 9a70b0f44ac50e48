import { expect, test, vi } from 'vitest';
import { hourMs } from './durations.ts';
import { instantText, localZone } from './instant-text.ts';

test('an instant is shown in Indian time unless the reader’s is asked for', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(instantText('2026-11-21T14:00:00Z')).toBe('21 Nov 2026, 7:30 pm IST');
  expect(instantText('2026-11-21T14:00:00Z', 'time', localZone)).toBe('3:00 pm GMT+1');
});

test('the date is the one in that zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(instantText('2026-11-21T20:00:00Z', 'date')).toBe('22 Nov 2026');
  expect(instantText('2026-11-21T20:00:00Z', 'date', localZone)).toBe('21 Nov 2026');
});

test('midnight and noon are twelve', () => {
  expect(instantText('2026-09-01T18:30:00Z', 'time')).toBe('12:00 am IST');
  expect(instantText('2026-09-01T06:30:00Z', 'time')).toBe('12:00 pm IST');
});

test.each([
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'UTC',
])('the time in %s is calculated without Intl, and agrees with it', (timeZone) => {
  vi.stubEnv('TZ', timeZone);
  const intl = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  for (
    let instant = Date.UTC(2020, 1, 28);
    instant < Date.UTC(2030, 0);
    instant += 37 * hourMs + 61_000
  ) {
    const part = Object.fromEntries(
      intl.formatToParts(instant).map(({ type, value }) => [type, value]),
    );
    const expected = `${part.day} ${part.month} ${part.year}, ${part.hour}:${part.minute} ${part.dayPeriod?.toLowerCase()} ${part.timeZoneName}`;
    expect(instantText(new Date(instant), 'date-time', localZone)).toBe(expected);
    if (timeZone === 'Asia/Kolkata')
      expect(instantText(new Date(instant))).toBe(expected.replace('GMT+5:30', 'IST'));
  }
});
