import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Art } from './art.tsx';
import { Avatar } from './avatar.tsx';
import { draw, type ArtKind } from './draw.ts';
import { glyphNames } from './glyphs.ts';
import { markup as markupInBrowser } from './markup-kept.ts';
import { palettes, proposePalette } from './palettes.ts';
import { sceneNames } from './scenes.ts';

const kinds: readonly ArtKind[] = [
  'cover',
  'craft',
  'crew',
  'launch-pad',
  'module-mark',
  'patch',
  'scene',
];
const slugs = Array.from({ length: 500 }, (_, i) => `course-${i * 37}-${(i * 7919).toString(36)}`);
const hostile = '"><script>alert(1)</script><g onload="x" style=\'y\'>&amp;\u0000\ud800]]>';

/** Any code units, including lone surrogates and control characters. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const elements = new Set('svg g path rect circle ellipse line clipPath text textPath'.split(' '));
const attributes = new Set(
  (
    'xmlns viewBox preserveAspectRatio role aria-hidden aria-label class id href transform d x y x1 y1 x2 y2 cx cy r rx ry width height ' +
    'fill fill-rule clip-rule opacity clip-path stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray points startOffset text-anchor ' +
    'dominant-baseline font-family font-weight font-size letter-spacing'
  ).split(' '),
);

function must(holds: boolean, wrong: string): void {
  if (!holds) throw new Error(wrong);
}

/**
 * Reads well-formed XML that contains only known elements and attributes, and returns its ids;
 * throws at anything else.
 */
function idsOf(xml: string): string[] {
  const token = /<(\/?)(\w+)((?: [\w-]+="[^"<]*")*)(\/?)>|[^<>&]+|&#\d+;/y;
  const open: string[] = [];
  const ids: string[] = [];
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [text, closing, name, written = '', empty] = token.exec(xml) ?? [];
    must(text !== undefined, `not well-formed: ${xml.slice(at, at + 80)}`);
    if (name === undefined) continue;
    if (closing) {
      must(open.pop() === name, `${name} closes another element`);
      continue;
    }
    must(elements.has(name), `element ${name}`);
    const pairs = Array.from(
      written.matchAll(/ ([\w-]+)="([^"]*)"/g),
      ([, attribute = '', value = '']) => ({ attribute, value }),
    );
    must(
      new Set(pairs.map(({ attribute }) => attribute)).size === pairs.length,
      `an attribute of ${name} stands twice`,
    );
    for (const { attribute, value } of pairs) {
      must(attributes.has(attribute), `attribute ${attribute}`);
      must(!/&(?!#\d+;)|NaN|undefined|Infinity/.test(value), `${attribute}="${value}"`);
      must(attribute !== 'href' || value.startsWith('#'), `href="${value}"`);
      if (attribute === 'id') ids.push(value);
    }
    if (!empty) open.push(name);
  }
  must(open.length === 0, `${open.join(', ')} not closed`);
  return ids;
}

/** It contains no script, style or handler, and no id twice. */
function isInert(svg: string): boolean {
  const ids = idsOf(svg);
  return new Set(ids).size === ids.length;
}

test.each(kinds)(
  'a %s is inert, well-formed and identical on every drawing, for 500 slugs',
  (kind) => {
    for (const slug of slugs) {
      const svg = draw(kind, slug);
      expect(isInert(svg)).toBe(true);
      expect(draw(kind, slug)).toBe(svg);
    }
  },
);

test('every scene is inert and well-formed', () => {
  for (const name of sceneNames) expect(isInert(draw('scene', name))).toBe(true);
});

test('raw words stay words, whatever they are', () => {
  for (const kind of kinds)
    expect(isInert(draw(kind, hostile, { label: hostile, key: hostile }))).toBe(true);
  expect(isInert(draw('crew', hostile, { initials: hostile }))).toBe(true);
  expect(
    isInert(
      draw('patch', hostile, { text: hostile, sub: hostile, palette: hostile, glyph: hostile }),
    ),
  ).toBe(true);
  expect(
    isInert(draw('cover', hostile, { palette: hostile, glyph: hostile, composition: 'porthole' })),
  ).toBe(true);
  fc.assert(
    fc.property(anyText, fc.constantFrom(...kinds), (words, kind) => {
      expect(isInert(draw(kind, words, { label: words, key: words }))).toBe(true);
      expect(isInert(draw('patch', words, { text: words, sub: words }))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('a key changes the ids of a seed’s drawing', () => {
  for (const kind of ['patch', 'crew'] as const) {
    const ids = [
      ...idsOf(draw(kind, 'Asha Kumar', { key: 'a' })),
      ...idsOf(draw(kind, 'Asha Kumar', { key: 'b' })),
    ];
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('a masked portrait shows no initials', () => {
  expect(draw('crew', 'Asha Kumar')).toContain('>AK<');
  expect(draw('crew', 'Asha Kumar', { masked: true })).not.toContain('<text');
});

test.each(['cover', 'crew'] as const)('a %s fills a box of other proportions', (kind) => {
  expect(draw(kind, 'Asha K', {})).toContain('preserveAspectRatio="xMidYMid slice"');
});

test('a cover weighs about a kilobyte', () => {
  const sizes = slugs
    .map((slug) => gzipSync(draw('cover', slug, { glyph: 'bot' })).length)
    .toSorted((one, other) => one - other);
  expect(sizes[250]).toBeLessThan(1536);
  expect(sizes.at(-1)).toBeLessThan(4096);
});

test('a new course gets a palette that neither neighbour has', () => {
  for (const slug of slugs) {
    const own = proposePalette(slug);
    expect(palettes.some(({ id }) => id === own)).toBe(true);
    const second = proposePalette(slug, [own]);
    expect([own, second]).not.toContain(proposePalette(slug, [own, second]));
    const all = palettes.map(({ id }) => id);
    const last = all.find((id) => id !== own) ?? own;
    expect(
      proposePalette(
        slug,
        all.filter((id) => id !== last),
      ),
    ).toBe(last);
    expect(proposePalette(slug, all)).toBe(own);
  }
});

interface IconModule {
  __iconData: { node: [element: string, attributes: Record<string, string>][] };
}

test.each(glyphNames)('the glyph %s is lucide’s icon', async (name) => {
  const path = `../../../node_modules/lucide-react/dist/esm/icons/${name === 'music' ? 'eighth-notes' : name}.mjs`;
  const { __iconData } = (await import(path)) as IconModule;
  const svg = draw('craft', 'seed', { glyph: name });
  for (const [element, { key: _, ...set }] of __iconData.node) {
    const written = Object.entries(set).map(([attribute, value]) => ` ${attribute}="${value}"`);
    expect(svg).toContain(`<${element}${written.join('')}/>`);
  }
});

test('the server draws into the page, in a box that can be labelled', () => {
  const html = renderToString(
    <Art
      kind="cover"
      seed="no-code"
      options={{ palette: 'dawn' }}
      label="A <rocket>"
      className="wide"
    />,
  );
  expect(html).toMatch(
    /^<span class="art wide" data-kind="cover" role="img" aria-label="A &lt;rocket&gt;"><svg .*<\/svg><\/span>$/,
  );
});

test('in the browser the markup never changes, so React doesn’t touch the drawing', () => {
  expect(markupInBrowser()).toBe(markupInBrowser());
});

test('an avatar is the photo, or the portrait of the name', () => {
  expect(renderToString(<Avatar name="Asha Kumar" photoUrl="/media/asha.jpg" />)).toContain(
    'src="/media/asha.jpg"',
  );
  expect(renderToString(<Avatar name="Asha Kumar" />)).toContain('>AK<');
  expect(renderToString(<Avatar name="Asha Kumar" size="small" />)).not.toContain('<text');
  expect(
    renderToString(<Avatar name="Investor 7" photoUrl="/media/face.jpg" masked />),
  ).not.toContain('face.jpg');
});
