import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onDisk } from './file-on-disk.ts';

/** A folder, and how many of its files are open. */
function harbour() {
  const directory = mkdtempSync(join(tmpdir(), 'harbour-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const opened = () =>
    readdirSync('/proc/self/fd').filter((each) => {
      try {
        return readlinkSync(`/proc/self/fd/${each}`).startsWith(directory);
      } catch {
        return false;
      }
    }).length;
  return { directory, opened, named: () => readdirSync(directory) };
}

async function* freight(fault?: Error) {
  yield Buffer.from('all ');
  if (fault) throw fault;
  yield Buffer.from('here');
}

test('a large file is on the disk while it is worked with, under no name that a kill could leave', async () => {
  const { directory, opened, named } = harbour();
  const size = await onDisk(directory, freight(), async (file) => {
    expect([opened(), named()]).toEqual([1, []]);
    return file.size;
  });
  expect([size, opened(), named()]).toEqual([8, 0, []]);
});

test('nothing is left of a large file that breaks off, or whose work fails', async () => {
  const { directory, opened, named } = harbour();
  const fault = new Error('The line was cut');
  await expect(onDisk(directory, freight(fault), async () => 0)).rejects.toBe(fault);
  await expect(onDisk(directory, freight(), () => Promise.reject(fault))).rejects.toBe(fault);
  expect([opened(), named()]).toEqual([0, []]);
});
