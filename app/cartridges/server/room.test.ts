import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { pool, tx } from '#app/platform/database.ts';
import { importsInto } from '#test/cartridge-desk.ts';
import { pagesMade } from '#test/cartridges.ts';
import { atExport } from '#test/exported-cartridge.ts';
import { uploaded } from '#test/media.ts';

const megabyte = 2 ** 20;
const noRoom =
  'The package has no room for it: an import takes at most 256 MB and 3,000 files and entries. Its lesson in the package says so.';

/** A course that shows so many more files like one of this size, as its export reports it. */
async function leftOut({
  copies,
  size,
  fill = '',
}: {
  copies: number;
  size: number;
  fill?: string;
}) {
  const desk = await atExport();
  const { app, id, admin } = desk;
  const { id: file } = (await uploaded(app, admin, 'a.txt', Buffer.from('Thali 120'))).body;
  await pool().query('update media set size = $1 where id = $2', [size, file]);
  await pool().query(
    `insert into media select (jsonb_populate_record(media,
       jsonb_build_object('id', lpad(n::text, 22, '0'), 'key', n::text, 'fingerprint', n::text))).*
     from media, generate_series(1, $2) as n where id = $1`,
    [file, copies - 1],
  );
  const pages = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`P ${at}`, '<p>Hi</p>']),
  );
  expect((await importsInto(desk).send(pagesMade(pages))).status).toBe(200);
  const { rows } = await pool().query<{ id: string }>('select id from media order by id');
  const names = rows.map((row) => `[a](/media/${row.id})`);
  await pool().query(
    `update draft_lessons set body = $1 || case title
       when 'P 1' then $2::text when 'P 2' then $3::text else '' end where title like 'P %'`,
    [fill, names.slice(0, 2000).join(' '), names.slice(2000).join(' ')],
  );
  await tx(() => contentChanged('media', 'courses'));
  const path = `/authoring/courses/${id}/cartridge/left-out`;
  const { left } = (await app.call('GET', path, { token: admin })).body;
  const files = (left as { kind: string; note: string }[]).filter(({ kind }) => kind === 'File');
  return { left: files, stages: await desk.stages() };
}

// Characters of three bytes each: 28 MB.
test.each([
  ['short', '', []],
  ['long', 'क'.repeat(98_000), [noRoom]],
])('beside %s texts, files have the room that is left', async (_, fill, notes) => {
  const { left } = await leftOut({ copies: 2, size: 119 * megabyte, fill });
  expect(left.map(({ note }) => note)).toEqual(notes);
});

test('what would be more files and entries than an import takes is left out', async () => {
  const { left, stages } = await leftOut({ copies: 3000, size: 10 });
  expect(new Set(left.map(({ note }) => note))).toEqual(new Set([noRoom]));
  // The manifest and its outline; a stage and its quiz; a lesson's page and its questions: each file
  // that is left out makes way for one of them.
  const lessons = stages.flatMap((stage) => stage.lessons);
  expect(left).toHaveLength(2 + 3 * stages.length + 4 * lessons.length);
  expect(lessons.length).toBeGreaterThan(100);
});
