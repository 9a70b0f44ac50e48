import { symbols } from 'pino';
import { expect, test, vi } from 'vitest';
import { log, setLogLevel } from './log.ts';

test('no secret reaches a line, in any object', () => {
  const { [symbols.streamSym]: stream } = log as unknown as Record<
    symbol,
    { write: (line: string) => boolean }
  >;
  if (!stream) throw new Error('The log has no stream');
  const write = vi.spyOn(stream, 'write').mockReturnValue(true);
  setLogLevel('info');
  log.info({
    body: { password: 'canary', more: 1 },
    headers: { authorization: 'Bearer canary' },
    token: 'canary',
    oobCode: 'canary',
  });
  log.error({
    err: Object.assign(new Error('violates check'), { detail: 'Failing row contains (canary)' }),
  });
  setLogLevel('silent');
  const lines = write.mock.calls.map(([line]) => line);
  expect(lines).toEqual([
    expect.stringContaining('"more":1'),
    expect.stringContaining('violates check'),
  ]);
  expect(lines.join('')).not.toContain('canary');
});
