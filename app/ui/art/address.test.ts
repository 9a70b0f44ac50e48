import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawAddress, drawCardAddress } from './address.ts';
import { artPath, cardPath } from './art-path.ts';
import { compositionNames } from '#app/shared/composition-names.ts';
import { skyNames } from './cover.ts';
import { builds, finNames, noseNames, plumeNames } from './craft.ts';
import { draw } from './draw.ts';
import { glyphNames } from './glyphs.ts';
import { palettes } from './palettes.ts';
import { patchShapes } from './patch.ts';

const at = (path: string): URL => new URL(path, 'https://liftoff.example');
const anySeed = fc
  .string({ minLength: 1, maxLength: 100, unit: 'binary' })
  .filter((seed) => seed.length <= 100);
const anyWords = fc.string({ maxLength: 20 });
const anyPalette = fc.constantFrom(...palettes.map(({ id }) => id));
const anyGlyph = fc.constantFrom(...glyphNames);
const optional = { requiredKeys: [] as [] };

test('an address gives the drawing it was made for', () => {
  const cover = fc.record(
    {
      width: fc.integer({ min: 40, max: 2400 }),
      height: fc.integer({ min: 40, max: 2400 }),
      composition: fc.constantFrom(...compositionNames),
      sky: fc.constantFrom(...skyNames),
      palette: anyPalette,
      glyph: anyGlyph,
    },
    optional,
  );
  const craft = fc.record(
    {
      build: fc.constantFrom(...builds),
      nose: fc.constantFrom(...noseNames),
      fins: fc.constantFrom(...finNames),
      plume: fc.constantFrom(...plumeNames),
      count: fc.integer({ min: 1, max: 4 }),
      gap: fc.integer({ min: 0, max: 40 }),
      plumeLength: fc.integer({ min: 0, max: 300 }),
      grounded: fc.boolean(),
      outlined: fc.boolean(),
      palette: anyPalette,
      glyph: anyGlyph,
    },
    optional,
  );
  const crew = fc.record({ initials: fc.string({ maxLength: 4 }), masked: fc.boolean() }, optional);
  const patch = fc.record(
    { shape: fc.constantFrom(...patchShapes), palette: anyPalette, text: anyWords, sub: anyWords },
    optional,
  );
  fc.assert(
    fc.property(
      anySeed,
      cover,
      craft,
      crew,
      patch,
      (seed, coverOptions, craftOptions, crewOptions, patchOptions) => {
        expect(drawAddress(at(artPath('cover', seed, coverOptions)))).toBe(
          draw('cover', seed, coverOptions),
        );
        expect(drawAddress(at(artPath('craft', seed, craftOptions)))).toBe(
          draw('craft', seed, craftOptions),
        );
        expect(drawAddress(at(artPath('crew', seed, crewOptions)))).toBe(
          draw('crew', seed, crewOptions),
        );
        expect(drawAddress(at(artPath('patch', seed, patchOptions)))).toBe(
          draw('patch', seed, patchOptions),
        );
        expect(drawAddress(at(artPath('module-mark', seed)))).toBe(draw('module-mark', seed));
      },
    ),
  );
  expect(drawAddress(at(artPath('scene', 'lost')))).toBe(draw('scene', 'lost'));
});

test('equal options make equal addresses', () => {
  expect(artPath('cover', 'a/b', { width: 800, glyph: 'bot', palette: undefined })).toBe(
    '/art/cover/a%2Fb.svg?glyph=bot&width=800',
  );
  expect(artPath('cover', 'a/b', { glyph: 'bot', width: 800 })).toBe(
    '/art/cover/a%2Fb.svg?glyph=bot&width=800',
  );
});

test.each([
  '/art/cover/.svg',
  '/art/cover/x.png',
  '/art/cover/x/y.svg',
  '/art/cover/%E0%A4%A.svg',
  `/art/cover/${'x'.repeat(101)}.svg`,
  '/art/toString/x.svg',
  '/art/scene/elsewhere.svg',
  '/art/cover/x.svg?width=99999',
  '/art/cover/x.svg?width=1e3',
  '/art/cover/x.svg?palette=beige',
  '/art/cover/x.svg?constructor=1',
  '/art/cover/x.svg?utm_source=letter',
  '/art/cover/x.svg?glyph=bot&glyph=mic',
  '/art/cover/x.svg?label=x',
  '/art/crew/x.svg?masked=yes',
  '/art/crew/x.svg?initials=ABCDE',
])('%s is no address', (path) => {
  expect(drawAddress(at(path))).toBeUndefined();
});

test('a card address gives a card without text elements, whatever the title', () => {
  fc.assert(
    fc.property(
      anySeed,
      fc.string({ maxLength: 160, unit: 'binary' }).filter((title) => title.length <= 160),
      (seed, title) => {
        const svg = drawCardAddress(at(cardPath({ seed, title })));
        expect(svg).toContain('viewBox="0 0 1200 630"');
        expect(svg).not.toMatch(/<text|NaN|undefined/);
      },
    ),
    { numRuns: 30 },
  );
  expect(drawCardAddress(at('/art/card/liftoff.png'))).toBeDefined();
  expect(drawCardAddress(at(`/art/card/liftoff.png?title=${'x'.repeat(161)}`))).toBeUndefined();
  expect(drawCardAddress(at('/art/cover/liftoff.png'))).toBeUndefined();
});
