import { afterEach, expect, test, vi } from 'vitest';
import { plansWait } from './waiting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [null, undefined, undefined, '/register'],
  [null, undefined, 'a-course', '/register?course=a-course'],
  ['/register?course=a-course', undefined, undefined, '/register?course=a-course'],
  ['/register?course=a-course', 'SPRING30', undefined, '/register?code=SPRING30&course=a-course'],
  ['/register?course=a-course', undefined, 'another', '/register?course=another'],
  ['/register#ref=TENZIN.1', undefined, 'a-course', '/register?course=a-course#ref=TENZIN.1'],
  ['/register?course=..%2Fadmin', undefined, undefined, '/register'],
  ['https://evil.example/register?course=a-course', undefined, undefined, '/register'],
])(
  'over %j, the plans wait with the code %s and the course %s at %s',
  (before, code, course, after) => {
    const stored = { value: before };
    vi.stubGlobal('localStorage', {
      getItem: () => stored.value,
      setItem: (_key: string, value: string) => void (stored.value = value),
    });
    plansWait(code, course);
    expect(stored.value).toBe(after);
  },
);
