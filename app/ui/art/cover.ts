import { compositionNames, type CompositionName } from '#app/shared/composition-names.ts';
import { compositions } from './cover-compositions.ts';
import { craft, type CraftParts } from './craft.ts';
import { paletteNamed } from './palettes.ts';
import { pick, randomFrom } from './seed.ts';
import { skies } from './skies.ts';
import { drawing, rect, svg } from './svg.ts';

export const skyNames = [
  'rays',
  'rings',
  'bands',
  'disc',
  'sun',
  'dots',
  'stars',
  'arcs',
] as const satisfies (keyof typeof skies)[];

/** The choices that an editor pins; the seed decides the rest. */
export interface CoverOptions {
  /**
   * The size of the picture, in its own units; default 400 × 300. The box crops what does not fit.
   */
  width?: number;
  height?: number;
  /** Null stands for the seed's own. */
  composition?: CompositionName | null;
  sky?: (typeof skyNames)[number];
  /** A palette's id, as returned by `proposePalette`. */
  palette?: string;
  /** The subject's icon, by lucide's name. */
  glyph?: string;
  label?: string;
  /** Distinguishes two covers of one seed on one page. */
  key?: string;
}

/** The picture of a course, a hackathon, an empty place: any seed has one, always the same. */
export function cover(seed: string, options: CoverOptions = {}): string {
  const { width: w = 400, height: h = 300, label, key } = options;
  const random = randomFrom(`${seed}/cover`);
  const colours = paletteNamed(options.palette, seed);
  // Three are drawn twice as often.
  const drawn = pick(random, [...compositionNames, 'diagonal', 'pad', 'close'] as const);
  const content = compositions[options.composition ?? drawn]({
    w,
    h,
    seed,
    key,
    colours,
    random,
    glyph: options.glyph,
    sky: (name) => skies[options.sky ?? name](w, h, colours, random),
    craft: (parts: CraftParts) => craft(seed, { palette: colours, glyph: options.glyph, ...parts }),
  });
  return drawing(svg`0 0 ${w} ${h}`, rect(0, 0, w, h, colours.sky) + content, {
    label,
    fit: 'slice',
  });
}
