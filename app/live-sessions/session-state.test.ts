import { expect, test } from 'vitest';
import { linkIsOpen, nextChangeAfter, sessionStateAt } from './session-state.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const session = { startsAt: at('14:00'), endsAt: at('15:00'), cancelledAt: null };

test.each([
  ['13:44', 'upcoming', false, '13:45'],
  ['13:45', 'upcoming', true, '14:00'],
  ['14:00', 'live', true, '15:00'],
  ['14:59', 'live', true, '15:00'],
  ['15:00', 'over', false, '16:00'],
  ['16:00', 'over', false, undefined],
])('at %s it is %s, the link open: %s, and changes next at %s', (now, state, open, next) => {
  expect(sessionStateAt(session, at(now))).toBe(state);
  expect(linkIsOpen(session, at(now))).toBe(open);
  expect(nextChangeAfter(at(now), [session])).toEqual(next && at(next));
});

test('a cancelled session is cancelled at any time, and its link stays closed', () => {
  const cancelled = { ...session, cancelledAt: at('10:00') };
  for (const now of ['11:00', '13:50', '14:30', '15:30']) {
    expect(sessionStateAt(cancelled, at(now))).toBe('cancelled');
    expect(linkIsOpen(cancelled, at(now))).toBe(false);
    expect(nextChangeAfter(at(now), [cancelled])).toEqual(at('16:00'));
  }
});

test('of several changes the earliest counts', () => {
  const later = { ...session, startsAt: at('14:30'), endsAt: at('14:45') };
  expect(nextChangeAfter(at('14:00'), [session, later])).toEqual(at('14:15'));
});
