import { expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#test/database.ts';
import { pool, q, tx } from './database.ts';
import { databaseChannel } from './listener.ts';
import { Setting, startSettings } from './setting.ts';
import type { PlatformTables } from './tables.ts';

testDatabase();

const { serverUrl } = inject('databaseTemplate');
const now = new Date('2026-11-25T10:00:00Z');
const applied: string[] = [];
const lamp = new Setting({
  name: 'lamp',
  shape: z.strictObject({ colour: z.string(), watts: z.number() }),
  apply: ({ colour }) => void applied.push(colour),
});

const started = async () => {
  lamp.startWith({ colour: 'white', watts: 5 });
  await startSettings();
  applied.length = 0;
};

const storeElsewhere = (version: number, value: object) =>
  q<PlatformTables>()
    .insertInto('settings')
    .values({ name: 'lamp', version, value: JSON.stringify(value), changed_at: now })
    .execute();

test('what the environment says holds until someone changes it', async () => {
  await started();
  expect(lamp.edited()).toEqual({ colour: 'white', watts: 5, version: 0 });
  await tx(() => lamp.change({ colour: 'red', watts: 7, version: 0 }, now));
  expect(lamp.edited()).toEqual({ colour: 'red', watts: 7, version: 1 });
  expect(applied).toEqual(['red']);
});

test('a change counts after its commit, and not at all after a rollback', async () => {
  await started();
  await tx(async () => {
    await lamp.change({ colour: 'red', watts: 7, version: 0 }, now);
    expect(lamp.value.colour).toBe('white');
  });
  const failing = tx(async () => {
    await lamp.change({ colour: 'blue', watts: 7, version: 1 }, now);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(lamp.edited()).toMatchObject({ colour: 'red', version: 1 });
});

test.each([0, 2])(
  'a change based on version %i, while 1 is the newest, is refused',
  async (version) => {
    await started();
    await tx(() => lamp.change({ colour: 'red', watts: 7, version: 0 }, now));
    await expect(
      tx(() => lamp.change({ colour: 'blue', watts: 7, version }, now)),
    ).rejects.toMatchObject({ code: 'settings/changed-meanwhile' });
    expect(lamp.value.colour).toBe('red');
  },
);

test('of changes made at once, one counts', async () => {
  await started();
  const tried = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      tx(() => lamp.change({ colour: `colour ${index}`, watts: 1, version: 0 }, now)),
    ),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(lamp.edited().version).toBe(1);
});

test('a start reads what is stored, and takes from the environment what that lacks', async () => {
  await storeElsewhere(1, { colour: 'green' });
  await started();
  expect(lamp.edited()).toEqual({ colour: 'green', watts: 5, version: 1 });
});

test('reading again what is known applies nothing', async () => {
  await started();
  await startSettings();
  expect(applied).toEqual([]);
  await tx(() => lamp.change({ colour: 'red', watts: 7, version: 0 }, now));
  await startSettings();
  expect(applied).toEqual(['red']);
});

test('a stored value that can’t be read any longer leaves the environment’s', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await storeElsewhere(1, { colour: 7 });
  await started();
  write.mockRestore();
  expect(lamp.value).toEqual({ colour: 'white', watts: 5 });
});

test.runIf(serverUrl)('a change in another process counts here', async () => {
  await started();
  await storeElsewhere(1, { colour: 'yellow', watts: 9 });
  const message = { from: 'another process', channel: 'settings', payload: 'lamp 1' };
  await vi.waitFor(
    async () => {
      await pool().query('select pg_notify($1, $2)', [databaseChannel, JSON.stringify(message)]);
      expect(lamp.edited()).toEqual({ colour: 'yellow', watts: 9, version: 1 });
    },
    { timeout: 30_000 },
  );
  expect(applied.at(-1)).toBe('yellow');
});
