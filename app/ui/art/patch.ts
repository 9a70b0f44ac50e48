import { craft, place } from './craft.ts';
import { ink, paletteNamed, type Palette } from './palettes.ts';
import { pick, randomFrom } from './seed.ts';
import { planet } from './skies.ts';
import {
  circle,
  clipped,
  drawing,
  elementId,
  escapeXml,
  layers,
  path,
  rect,
  repeat,
  svg,
} from './svg.ts';

export const patchShapes = ['circle', 'scallop', 'shield', 'hex'] as const;

export interface PatchOptions {
  shape?: (typeof patchShapes)[number];
  /** A palette's id. */
  palette?: string;
  /** The icon in the porthole, by lucide's name. */
  glyph?: string;
  /** Words round the upper rim. Without them the craft fills the patch. */
  text?: string;
  /** Words round the lower rim, if there are some above. */
  sub?: string;
  label?: string;
  /** Distinguishes two patches of one seed on one page. */
  key?: string;
}

function scalloped(): string {
  const scallops = 14;
  const point = (i: number) => {
    const angle = (i * 2 * Math.PI) / scallops - Math.PI / 2;
    return svg`${100 + 88 * Math.cos(angle)},${100 + 88 * Math.sin(angle)}`;
  };
  return `M${point(0)}${repeat(scallops, (i) => `A21,21 0 0 1 ${point(i + 1)}`)}Z`;
}

const outlines = {
  circle: 'M100,6a94,94 0 1 1 0,188a94,94 0 1 1 0,-188Z',
  scallop: scalloped(),
  shield: 'M18,30Q60,26 100,8Q140,26 182,30V104Q178,160 100,194Q22,160 18,104Z',
  hex: 'M100,5L183,52V148L100,195L17,148V52Z',
};

const isRound = (shape: keyof typeof outlines): boolean =>
  shape === 'circle' || shape === 'scallop';

const stitch = ({ accent, trim, dark }: Palette): string => (accent === dark ? trim : accent);

function seam(shape: keyof typeof outlines, colours: Palette): string {
  const thread = `fill="none" stroke="${stitch(colours)}" stroke-width="4"`;
  return isRound(shape)
    ? `<circle cx="100" cy="100" r="83" ${thread}/>`
    : `<path d="${outlines[shape]}" ${thread} transform="translate(7 7) scale(.93)"/>`;
}

function rim(
  seed: string,
  text: string,
  { sub = '', key }: PatchOptions,
  colours: Palette,
): string {
  const upper = elementId('upper', seed, key);
  const lower = elementId('lower', seed, key);
  const words = (id: string, raw: string, start: string, look: string) =>
    `<text font-family="Anek Liftoff,sans-serif" ${look}><textPath href="#${id}" startOffset="${start}" text-anchor="middle">${escapeXml(raw.toUpperCase())}</textPath></text>`;
  return layers(
    `<path id="${upper}" d="M100,100m-67,0a67,67 0 1 1 134,0a67,67 0 1 1 -134,0" fill="none"/>`,
    words(
      upper,
      text,
      '25%',
      `font-weight="700" font-size="13.5" letter-spacing="1.6" fill="${ink.chalk}"`,
    ),
    `<path id="${lower}" d="M100,100m-74,0a74,74 0 1 0 148,0" fill="none"/>`,
    words(
      lower,
      sub,
      '50%',
      `font-weight="600" font-size="11" letter-spacing="1.4" fill="${stitch(colours)}"`,
    ),
  );
}

/** A sewn badge: startups, hackathons, certificates. */
export function patch(seed: string, options: PatchOptions = {}): string {
  const { text, glyph, label, key } = options;
  const random = randomFrom(`${seed}/patch`);
  const colours = paletteNamed(options.palette, `${seed}p`);
  const shape = options.shape ?? pick(random, patchShapes);
  const sunny = random() < 0.5;
  const radius = text ? 58 : 78;
  const flying = craft(seed, { palette: colours, plumeLength: 60, glyph });

  const base = path(outlines[shape], colours.dark);
  const border = text
    ? circle(100, 100, isRound(shape) ? 80 : 66, colours.dark)
    : seam(shape, colours);
  const behind = sunny
    ? circle(100, 120, radius * 0.66, colours.disc)
    : planet({ cx: 70, cy: 170, r: 62 }, colours, random, key);
  const scene = clipped(
    elementId('patch', seed, key),
    `<circle cx="100" cy="100" r="${radius}"/>`,
    rect(0, 0, 200, 200, colours.sky) +
      behind +
      place(flying, 100, text ? 138 : 150, (text ? 82 : 104) / flying.top, sunny ? 0 : 26),
  );
  return drawing(
    '0 0 200 200',
    base + border + scene + (text ? rim(seed, text, options, colours) : ''),
    { label },
  );
}
