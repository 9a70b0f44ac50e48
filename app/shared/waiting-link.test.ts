import { afterEach, expect, test, vi } from 'vitest';
import { dayMs } from './durations.ts';
import { linkDays, waitingLink } from './waiting.ts';
import { storedRedirect } from './stored-redirect.ts';

const opened = Date.UTC(2026, 10, 25);
const noted = `/register#ref=TENZIN_BUILDS.${opened}`;

/** A browser's storage with only the stored redirect. */
function storage(stored?: string) {
  const localStorage = {
    stored,
    getItem: () => localStorage.stored ?? null,
    setItem: (_key: string, value: string) => void (localStorage.stored = value),
  };
  return localStorage;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a noted link counts for thirty days; one in the address goes first', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', storage(noted));
  const link = { code: 'TENZIN_BUILDS', openedAt: opened };
  const on = (later: number, address?: string) => {
    vi.setSystemTime(opened + later);
    return waitingLink(address);
  };
  expect(on(0)).toEqual(link);
  expect(on(linkDays * dayMs - 1)).toEqual(link);
  expect(on(linkDays * dayMs)).toBeUndefined();
  expect(on(0, `#ref=ASHA_CODE.${opened}`)?.code).toBe('ASHA_CODE');
  for (const stored of [undefined, '/register', '/register#ref=TENZIN_BUILDS', `${noted}0`]) {
    vi.stubGlobal('localStorage', storage(stored));
    expect(on(0)).toBeUndefined();
  }
});

test.each([
  [noted, '/register?code=SPRING30', `/register?code=SPRING30#ref=TENZIN_BUILDS.${opened}`],
  [noted, '/dashboard/notes', `/dashboard/notes#ref=TENZIN_BUILDS.${opened}`],
  ['/register?code=SPRING30', '/dashboard/notes', '/dashboard/notes'],
  [undefined, '/dashboard/notes', '/dashboard/notes'],
])('over %j, the redirect %s is stored as %s', (before, path, after) => {
  const localStorage = storage(before);
  vi.stubGlobal('localStorage', localStorage);
  storedRedirect.write(path);
  expect(localStorage.stored).toBe(after);
});
