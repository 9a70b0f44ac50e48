import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { onDisk, packed, pagesMade } from '#test/cartridges.ts';
import { answerTo } from './answer.service.ts';

const answer = (zip: Uint8Array) => answerTo({ file: onDisk(zip), withFiles: true });
const page = pagesMade({ Welcome: '<p>Hello</p>' });
const withManifest = (manifest: string) => packed({ manifest });
const nested = (name: string) => `<${name}>`.repeat(200_000);

/** A package whose directory says something else about the size of its page. */
function saying(size: number): Buffer {
  const html = strToU8(`<p>${'Ask five people. '.repeat(200)}</p>`);
  const zip = packed({ ...page, files: {} }, { 'pages/Welcome.html': [html, { level: 6 }] });
  zip.writeUInt32LE(size, zip.lastIndexOf('pages/Welcome.html') - 46 + 24);
  return zip;
}

function sayingFiles(count: number): Buffer {
  const zip = packed(page);
  for (const at of [8, 10]) zip.writeUInt16LE(count, zip.length - 22 + at);
  return zip;
}

test.for<[string, () => Uint8Array, RegExp]>([
  ['is no archive', () => strToU8('Hello'), /^It is not a zip file, or it is damaged\.$/],
  ['has no manifest', () => zipSync({ 'a.html': strToU8('a') }), /no imsmanifest\.xml/],
  // It is unpacked after the sum: otherwise it would be found to be damaged.
  ['is larger than its limit, unpacked', () => saying(513 * 1024 ** 2), /larger than 512 MB/],
  ['has too many files', () => sayingFiles(3001), /more than 3000 files/],
  ['is larger than it says', () => saying(100), /damaged/],
  ['is smaller than it says', () => saying(1024 ** 2), /damaged/],
  ['leads out of its folder', () => packed(page, { '../a.html': strToU8('a') }), /not a name/],
  ['has an absolute name', () => packed(page, { '/etc/a.html': strToU8('a') }), /not a name/],
  ['has a back slash in a name', () => packed(page, { 'a\\b.html': strToU8('a') }), /not a name/],
  [
    'has a symbolic link',
    () => packed(page, { a: [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] }),
    /is a link, not a file/,
  ],
  [
    'has a name twice',
    () => packed(page, { 'Pages/welcome.HTML': strToU8('a') }),
    /is in it twice/,
  ],
  [
    'has a document type with entities',
    () =>
      withManifest('<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><manifest>&b;</manifest>'),
    /document type/,
  ],
  ['has an entity of its own', () => withManifest('<manifest>&b;</manifest>'), /not XML/],
  ['is nested too deeply', () => withManifest(nested('manifest')), /nested more than 60 deep/],
  [
    'has a huge attribute',
    () => withManifest(`<manifest identifier="${'a'.repeat(1_000_000)}"/>`),
    /attribute in it has more than 8192/,
  ],
  [
    'has too many elements',
    () => withManifest(`<manifest>${'<a/>'.repeat(100_001)}</manifest>`),
    /more than 100000 elements/,
  ],
  ['is cut in the middle of its manifest', () => withManifest('<manifest><a>'), /not XML/],
  ['has another root', () => withManifest('<html/>'), /not a manifest/],
  [
    'is of another version',
    () => packed({ ...page, version: '1.4.0' }),
    /“IMS Common Cartridge 1\.4\.0”\. We read Common Cartridge 1\.1, 1\.2 and 1\.3/,
  ],
  [
    'is of another standard',
    () => packed({ ...page, schema: 'ADL SCORM', version: '1.2' }),
    /“ADL SCORM 1\.2”/,
  ],
  [
    'lists too much',
    () => packed({ items: Array.from({ length: 3001 }, () => ({ title: 'Again' })) }),
    /more than 3000 things/,
  ],
  [
    'is not UTF-8',
    () => packed({}, { 'imsmanifest.xml': new Uint8Array([0xff, 0xfe, 0x3c, 0x00]) }),
    /not UTF-8/,
  ],
])('a package that %s is refused, with its reason', async ([, made, reason]) => {
  expect(await answer(made())).toEqual({ fault: expect.stringMatching(reason) });
});

test('a page of the package that is no good is left out with its reason, and the others are taken', async () => {
  const pages = {
    Welcome: '<p>Hello</p>',
    Deep: nested('div'),
    'Also deep': nested('b'),
    Large: 'a '.repeat(1_100_000),
    Closing: `${'<i>'.repeat(90)}${'</b>'.repeat(50_000)}<p>Fine</p>`,
  };
  const made = pagesMade(pages);
  const found = await answer(
    packed({
      ...made,
      items: [
        ...(made.items ?? []),
        { title: 'Gone', resource: 'gone' },
        { title: 'Lost', resource: 'lost' },
      ],
      resources: [
        ...(made.resources ?? []),
        { id: 'gone', type: 'webcontent', href: 'pages/../../etc/passwd.html' },
      ],
    }),
  );
  if ('fault' in found) throw new Error(found.fault);
  const { stages, report } = found.cartridge;
  expect(stages.flatMap(({ lessons }) => lessons.map(({ title }) => title))).toEqual([
    'Welcome',
    'Closing',
  ]);
  const left = report.filter(({ outcome }) => outcome === 'left');
  expect(Object.fromEntries(left.map(({ name, note }) => [name, note]))).toEqual({
    Deep: 'Its HTML is nested more than 100 deep.',
    'Also deep': 'Its HTML is nested more than 100 deep.',
    Large: 'pages/Large.html is larger than 2 MB.',
    Gone: 'The package has no pages/../../etc/passwd.html, which it names.',
    Lost: 'The package has no content for this entry of its outline.',
  });
});
