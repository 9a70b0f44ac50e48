import { expect, test, vi } from 'vitest';
import { localZone, productZone } from '#app/shared/instant-text.ts';
import { sessionTimes } from './session-times.ts';

const evening = { startsAt: '2026-12-01T14:00:00.000Z', endsAt: '2026-12-01T15:30:00.000Z' };

test.each([
  [
    'Asia/Kolkata',
    evening,
    { day: '1', month: 'Dec', start: '7:30 pm IST', indian: null, minutes: 90 },
  ],
  [
    'Asia/Colombo',
    evening,
    { day: '1', month: 'Dec', start: '7:30 pm GMT+5:30', indian: null, minutes: 90 },
  ],
  [
    'America/Los_Angeles',
    evening,
    { day: '1', month: 'Dec', start: '6:00 am GMT-8', indian: '7:30 pm IST', minutes: 90 },
  ],
  [
    'America/Los_Angeles',
    { startsAt: '2026-12-01T04:30:00.000Z', endsAt: '2026-12-01T05:30:00.000Z' },
    {
      day: '30',
      month: 'Nov',
      start: '8:30 pm GMT-8',
      indian: '1 Dec 2026, 10:00 am IST',
      minutes: 60,
    },
  ],
])('in %s', (zone, session, times) => {
  vi.stubEnv('TZ', zone);
  expect(sessionTimes(session, zone === productZone ? zone : localZone)).toEqual(times);
});
