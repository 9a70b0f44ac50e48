import { noses, stageShade } from './craft-noses.ts';
import { fins, plumes } from './craft-parts.ts';
import { crownOf, payload, segments } from './craft-segments.ts';
import { ink, paletteNamed, paletteOf, type Palette } from './palettes.ts';
import { pick, randomFrom, shuffled, type Random } from './seed.ts';
import { bothSides, circle, drawing, path, rect, scale, svg } from './svg.ts';

/**
 * The arrangement of the stages: one column, a narrower second stage, a short wide one, or one with
 * boosters.
 */
export const builds = ['single', 'staged', 'stubby', 'heavy'] as const;
export const noseNames = [
  'dome',
  'ogive',
  'cone',
  'bullet',
  'capsule',
] as const satisfies (keyof typeof noses)[];
export const finNames = [
  'swept',
  'quarter',
  'block',
  'legs',
  'wing',
] as const satisfies (keyof typeof fins)[];
export const plumeNames = [
  'tear',
  'bars',
  'puff',
  'blocks',
  'zigzag',
] as const satisfies (keyof typeof plumes)[];

/** The seed decides everything that is not pinned here. */
export interface CraftParts {
  palette?: Palette;
  build?: (typeof builds)[number];
  nose?: (typeof noseNames)[number];
  fins?: (typeof finNames)[number];
  plume?: (typeof plumeNames)[number];
  /** Segments below the payload. */
  count?: number;
  /** Space between the modules: the exploded view. */
  gap?: number;
  plumeLength?: number;
  /** On the pad: engines off. */
  grounded?: boolean;
  /** A dark outline, so that no part disappears on a background of its own colour. */
  outlined?: boolean;
  /** The icon in the porthole, by lucide's name. */
  glyph?: string;
}

/**
 * A craft as a piece of a larger drawing: origin at the centre of the engine's top edge, nose up.
 */
export interface Craft {
  svg: string;
  /** Units above the origin. */
  top: number;
  /** Units below the origin, plume included. */
  bottom: number;
  /** Half of the width, fins or boosters included. */
  reach: number;
}

/** How many segments are below the payload. */
const segmentCounts: Record<(typeof builds)[number], (random: Random) => number> = {
  single: (random) => pick(random, [1, 2, 2]),
  staged: (random) => pick(random, [1, 2, 2]),
  stubby: () => 1,
  heavy: () => 2,
};

type Edge = readonly [y: number, halfWidth: number];

/** A straight-sided piece around the axis `x`. */
const taper = (x: number, [top, above]: Edge, [bottom, below]: Edge, colour: string): string =>
  path(svg`M${x - above},${top}L${x - below},${bottom}H${x + below}L${x + above},${top}Z`, colour);

const burning = (x: number, y: number, plume: string): string =>
  svg`<g class="art-plume" transform="translate(${x} ${y})">${plume}</g>`;

/** Each step draws from `random` in a fixed order: changing the order would redraw all art. */
export function craft(seed: string, parts: CraftParts = {}): Craft {
  const random = randomFrom(`${seed}/craft`);
  const colours = parts.palette ?? paletteOf(seed);
  const { body, trim, accent, dark } = colours;
  const build =
    parts.build ??
    pick(random, ['single', 'single', 'staged', 'staged', 'stubby', 'heavy'] as const);
  const w = build === 'stubby' ? 26 : 20;
  const topWidth = build === 'staged' ? 14 : w;
  const nose = parts.nose ?? pick(random, noseNames);
  const fin = parts.fins ?? pick(random, finNames);
  const plume = plumes[parts.plume ?? pick(random, plumeNames)];
  const pattern = shuffled(random, segments);
  const count = parts.count ?? segmentCounts[build](random);
  const gap = parts.gap ?? 0;
  const plumeLength = parts.plumeLength ?? 60 + random() * 40;

  let y = 0;
  let stack = '';

  function boosters(): string {
    const height = 52 + random() * 22;
    const half = 8.5;
    return bothSides((side) => {
      const x = side * (w + half + 1.5);
      return (
        (parts.grounded
          ? ''
          : burning(x, 9, plume(half * 0.66, plumeLength * 0.55, colours.flame))) +
        taper(x, [-2, half * 0.5], [9, half * 0.8], dark) +
        path(
          svg`M${x - half},0V${-height}A${half},${half * 1.5} 0 0 1 ${x + half},${-height}V0Z`,
          accent,
        ) +
        rect(x - half, -height * 0.72, 2 * half, 7, dark) +
        svg`<rect x="${x + half * 0.3}" y="${-height}" width="${half * 0.7}" height="${height}" fill="#190712" opacity=".14"/>`
      );
    });
  }

  function lowerStage(): void {
    for (let i = 0; i < count; i++) {
      const height = Math.round((build === 'stubby' ? 34 : 28) + random() * 18);
      if (i) y -= gap;
      y -= height;
      stack += (pattern[i]?.(w, y, height, colours) ?? '') + rect(-w, y, 2 * w, 3.4, dark);
    }
    if (!gap) stack += stageShade(w, y, -y);
    y -= gap;
  }

  function adapter(): void {
    const height = 13;
    stack += taper(0, [y - height, topWidth], [y, w], dark);
    y -= height + gap;
  }

  function payloadStage(): void {
    const base = y;
    const height = Math.max(topWidth * 2 + 5, 34);
    y -= height;
    stack += payload(topWidth, y, height, colours, parts.glyph);
    const crown = pattern[5];
    if (random() < 0.45 && crown && build !== 'stubby' && build !== 'staged') {
      y -= 14;
      stack += crownOf(crown)(topWidth, y, 14, colours);
    }
    if (!gap) stack += stageShade(topWidth, y, base - y);
    y -= gap;
  }

  function noseCone(): void {
    const { outline, shade, height } = noses[nose];
    stack += rect(-topWidth, y - 4, 2 * topWidth, 4.4, dark);
    y -= 4;
    const cone = path(outline(topWidth), trim === body ? accent : trim);
    stack += svg`<g transform="translate(0 ${y})">${cone}<path d="${shade(topWidth)}" fill="#190712" opacity=".16"/></g>`;
    y -= height * topWidth;
  }

  function antenna(): void {
    stack += svg`<path d="M0,${y + 2}V${y - 14}" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`;
    stack += circle(0, y - 15, 3.2, trim === dark ? accent : trim);
    y -= 18;
  }

  const mainPlume = parts.grounded
    ? ''
    : burning(0, 11, plume(w * 0.62, plumeLength, colours.flame));
  const boosterPair = build === 'heavy' ? boosters() : '';
  lowerStage();
  if (topWidth !== w) adapter();
  payloadStage();
  noseCone();
  if (nose === 'dome' || nose === 'capsule' || random() < 0.3) antenna();
  const finPair = build !== 'heavy' || fin === 'legs' ? fins[fin](w, colours) : '';

  const hull = `${boosterPair}${finPair}${taper(0, [0, w * 0.52], [12, w * 0.72], dark)}${stack}`;
  const outline = parts.outlined
    ? svg`<g stroke="${ink.jamun}" stroke-width="7" stroke-linejoin="round">${hull}</g>`
    : '';
  return {
    svg: `<g class="art-craft">${mainPlume}${outline}${hull}</g>`,
    top: -y,
    bottom: parts.grounded ? 12 : 11 + plumeLength,
    reach: w + (build === 'heavy' ? 20 : 24),
  };
}

/** The craft with its origin at (x, y), turned clockwise by `angle` degrees. */
export const place = (craft: Craft, x: number, y: number, size: number, angle = 0): string =>
  svg`<g transform="translate(${x} ${y}) rotate(${angle}) ${scale(size)}">${craft.svg}</g>`;

export interface CraftOptions extends Omit<CraftParts, 'palette'> {
  /** A palette's id. */
  palette?: string;
  label?: string;
}

/** A craft on its own, on the lower edge of its box. */
export function craftDrawing(
  seed: string,
  { palette, label, ...parts }: CraftOptions = {},
): string {
  const {
    svg: content,
    top,
    bottom,
    reach,
  } = craft(seed, { ...parts, palette: paletteNamed(palette, seed) });
  const margin = 10;
  const width = 2 * (reach + margin);
  const height = top + Math.max(bottom, 17);
  return drawing(svg`${-width / 2} ${-top} ${width} ${height}`, content, { label, fit: 'stand' });
}
