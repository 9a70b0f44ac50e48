import { craft, place } from './craft.ts';
import { paletteNamed } from './palettes.ts';
import { circle, drawing, path, rect, repeat, svg } from './svg.ts';

export interface LaunchWindowOptions {
  /** A palette's id. */
  palette?: string;
  /** The icon in the porthole, by lucide's name. */
  glyph?: string;
  label?: string;
}

/** Its size in units; whoever shows it rounds its top into a nose. */
const width = 300;
const height = 636;
const sun = { x: width / 2, y: 462, r: 128 };
const rayCount = 20;

function ray(index: number): string {
  const tip = (half: number) => {
    const angle = Math.PI * (1 + (2 * index + half) / (2 * rayCount));
    return svg`L${sun.x + 720 * Math.cos(angle)},${sun.y + 720 * Math.sin(angle)}`;
  };
  return svg`M${sun.x},${sun.y}${tip(0)}${tip(1)}Z`;
}

/** A craft before its sun, tall and narrow: the picture of a certificate. */
export function launchWindow(
  seed: string,
  { palette, glyph, label }: LaunchWindowOptions = {},
): string {
  const colours = paletteNamed(palette, seed);
  const flying = craft(seed, { palette: colours, glyph, plumeLength: 72 });
  // Tall enough to fill the window, unless its fins would leave it.
  const size = Math.min(330 / flying.top, (width * 0.46) / flying.reach);
  return drawing(
    `0 0 ${width} ${height}`,
    rect(0, 0, width, height, colours.sky) +
      path(repeat(rayCount, ray), colours.skyLight) +
      circle(sun.x, sun.y, sun.r, colours.disc) +
      place(flying, sun.x, 500, size),
    { label },
  );
}
