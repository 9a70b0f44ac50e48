import { fitted, lettering, writable } from './card-lettering.ts';
import { craft, place } from './craft.ts';
import { logoDrawing } from './logo-mark.ts';
import { ink, paletteNamed, type Palette } from './palettes.ts';
import { circle, drawing, rect } from './svg.ts';

export interface SocialCard {
  /** The page's title. */
  title: string;
  /** The product's name, beside the mark. */
  brand: string;
  seed: string;
  /** A palette's id. */
  palette?: string;
  /** The icon in the porthole, by lucide's name. */
  glyph?: string;
}

/** The size in pixels that social networks ask for. */
const cardSize = { width: 1200, height: 630 };

/** Relative luminance (WCAG 2.2) of a #rrggbb colour. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const inkOn = ({ sky }: Palette): string =>
  contrast(sky, ink.jamun) >= contrast(sky, ink.chalk) ? ink.jamun : ink.chalk;

/**
 * The picture of a page where its link is shared: title on the left, its craft on the right. All
 * outlines, so drawing it needs no font.
 */
export function socialCard({ title, brand, seed, palette, glyph }: SocialCard): string {
  const { width, height } = cardSize;
  const colours = paletteNamed(palette, seed);
  const colour = inkOn(colours);
  const margin = 72;
  const flying = craft(seed, { palette: colours, glyph, plumeLength: 120 });
  const sun =
    circle(960, 330, 420, colours.skyLight) +
    circle(960, 330, 320, colours.sky) +
    circle(960, 330, 226, colours.disc);

  const { lines, size } = fitted(writable(title) || writable(brand), 620, [
    { size: 112, lines: 3 },
    { size: 94, lines: 4 },
    { size: 76, lines: 5 },
    { size: 62, lines: 6 },
  ]);
  const leading = size * 0.98;
  const heading = lines
    .map((line, i) => lettering(line, margin, 64 + size * 0.74 + i * leading, size, colour))
    .join('');

  const accent =
    [colours.trim, colours.accent].find(
      (one) => contrast(one, colours.sky) > 1.6 && one !== colour,
    ) ?? colour;
  const light = colours.disc === colours.sky ? colours.accent : colours.disc;
  const mark = `<g transform="translate(${margin} ${height - 118}) scale(1.8)">${logoDrawing({ body: colour, fin: accent, light })}</g>`;
  const name = lettering(brand, margin + 72, height - 76, 46, colour);
  return drawing(
    `0 0 ${width} ${height}`,
    rect(0, 0, width, height, colours.sky) +
      sun +
      place(flying, 905, 560, 560 / flying.top, 16) +
      heading +
      mark +
      name,
  );
}
