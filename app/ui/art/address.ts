import { brand } from '#app/shared/brand.ts';
import { compositionNames } from '#app/shared/composition-names.ts';
import { skyNames } from './cover.ts';
import { builds, finNames, noseNames, plumeNames } from './craft.ts';
import { draw, type ArtKind, type ArtOptions } from './draw.ts';
import { glyphNames } from './glyphs.ts';
import { palettes } from './palettes.ts';
import { patchShapes } from './patch.ts';
import { isScene } from './scenes.ts';
import { socialCard, type SocialCard } from './social-card.ts';

/** Reads one value of a query; undefined refuses it. */
type Reader = (raw: string) => string | number | boolean | undefined;

const oneOf =
  (names: readonly string[]): Reader =>
  (raw) =>
    names.includes(raw) ? raw : undefined;
const flag: Reader = (raw) => (raw === '1' ? true : undefined);
const upTo =
  (characters: number): Reader =>
  (raw) =>
    raw.length <= characters ? raw : undefined;
const whole =
  (least: number, most: number): Reader =>
  (raw) => {
    const value = /^\d{1,4}$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };

const palette = oneOf(palettes.map(({ id }) => id));
const glyph = oneOf(glyphNames);

const readers: { [K in ArtKind]: Record<Exclude<keyof ArtOptions[K], 'label' | 'key'>, Reader> } = {
  cover: {
    width: whole(40, 2400),
    height: whole(40, 2400),
    composition: oneOf(compositionNames),
    sky: oneOf(skyNames),
    palette,
    glyph,
  },
  craft: {
    build: oneOf(builds),
    nose: oneOf(noseNames),
    fins: oneOf(finNames),
    plume: oneOf(plumeNames),
    count: whole(1, 4),
    gap: whole(0, 40),
    plumeLength: whole(0, 300),
    grounded: flag,
    outlined: flag,
    palette,
    glyph,
  },
  crew: { initials: upTo(4), masked: flag },
  'launch-pad': {},
  'launch-window': { palette, glyph },
  'module-mark': {},
  patch: { shape: oneOf(patchShapes), palette, glyph, text: upTo(40), sub: upTo(40) },
  scene: {},
};

const isKind = (name: string): name is ArtKind => Object.hasOwn(readers, name);

interface Address {
  kind: string;
  seed: string;
  query: URLSearchParams;
}

function parsed({ pathname, searchParams }: URL, ending: 'svg' | 'png'): Address | undefined {
  const [, kind, encoded] = new RegExp(`^/art/([a-z-]+)/([^/]+)\\.${ending}$`).exec(pathname) ?? [];
  if (!kind || !encoded) return undefined;
  const seed = decoded(encoded);
  return seed && seed.length <= 100 ? { kind, seed, query: searchParams } : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Every value must be known and within bounds: anything else in the query would allow endless
 * addresses.
 */
function readQuery(
  query: URLSearchParams,
  known: Readonly<Record<string, Reader>>,
): Record<string, string | number | boolean> | undefined {
  const options: Record<string, string | number | boolean> = {};
  for (const [name, raw] of query) {
    const value =
      Object.hasOwn(known, name) && !Object.hasOwn(options, name) ? known[name]?.(raw) : undefined;
    if (value === undefined) return undefined;
    options[name] = value;
  }
  return options;
}

/** The drawing at an address made by `artPath`; undefined for any other address. */
export function drawAddress(url: URL): string | undefined {
  const address = parsed(url, 'svg');
  if (!address || !isKind(address.kind)) return undefined;
  if (address.kind === 'scene' && !isScene(address.seed)) return undefined;
  const options = readQuery(address.query, readers[address.kind]);
  return options && draw(address.kind, address.seed, options);
}

/** The social card at an address made by `cardPath`, as SVG; undefined for any other address. */
export function drawCardAddress(url: URL): string | undefined {
  const address = parsed(url, 'png');
  if (address?.kind !== 'card') return undefined;
  const options = readQuery(address.query, { title: upTo(160), palette, glyph } satisfies Partial<
    Record<keyof SocialCard, Reader>
  >);
  return (
    options &&
    socialCard({ title: brand.tagline, ...options, brand: brand.name, seed: address.seed })
  );
}
