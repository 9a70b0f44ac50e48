import { expect, test } from 'vitest';
import { atCartridges, lineFor } from '#test/cartridge-desk.ts';
import { packed } from '#test/cartridges.ts';
import { largePackage } from '#test/large-package.ts';
import { picture } from '#test/media.ts';

const megabyte = 2 ** 20;

/** How many bytes of memory the process takes more than now, at most, while it works. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return most - before;
}

test('a course of more than 200 MB is imported, exported and imported again, none of it held in memory', async () => {
  const { app, id, admin, send, stages, write, library } = await atCartridges();
  const add = async (made: ReadableStream) => {
    const added = await send(made);
    expect(added.status).toBe(200);
    return added.body;
  };
  const exported = async () => {
    const headers = { authorization: `Bearer ${admin}` };
    const address = `/api/authoring/courses/${id}/cartridge`;
    const { body } = await app.api.request(address, { headers });
    if (!body) throw new Error('Nothing was exported');
    return body;
  };
  // What the first import loads stays loaded.
  await add(await largePackage({ video: 1000, pdf: 1000 }));
  await write('DELETE', '/draft');

  const sizes = { video: 160 * megabyte, pdf: 45 * megabyte };
  const growth = await growthDuring(async () => {
    await add(await largePackage(sizes));
    const again = await add(await exported());
    for (const name of ['large.mp4', 'large.pdf'])
      expect(lineFor(again, name)).toMatchObject({ outcome: 'taken' });
  });
  expect(growth).toBeLessThan(160 * megabyte);

  expect((await stages()).at(-1)?.lessons.map(({ title }) => title)).toEqual(['Watch', 'Read']);
  // The exported files are those that it has.
  const items: { name: string; size: number }[] = await library();
  const large = items.filter(({ size }) => size > megabyte).map(({ name }) => name);
  expect(large.toSorted()).toEqual(['large.mp4', 'large.pdf']);
});

test('of a package whose last file is damaged, nothing is stored', async () => {
  const { keep, ask, library, stages } = await atCartridges();
  const before = await stages();
  const made = packed({
    items: [
      { title: 'Look', resource: 'look' },
      { title: 'Read', resource: 'read' },
    ],
    resources: [
      { id: 'look', type: 'webcontent', href: 'look.jpg' },
      { id: 'read', type: 'webcontent', href: 'read.txt' },
    ],
    files: { 'look.jpg': await picture(320, 200), 'read.txt': 'Thali 120' },
  });
  made.write('Thali 210', made.indexOf('Thali 120'));
  const kept = await keep(made);
  const { body } = await ask(kept);
  const refused = await ask(kept, { stamp: body.stamp });
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      code: 'cartridges/unreadable',
      error: 'This package can’t be read. It is not a zip file, or it is damaged.',
    },
  ]);
  expect([await library(), await stages()]).toEqual([[], before]);
});
