import type { Palette } from './palettes.ts';
import type { Random } from './seed.ts';
import { circle, clipped, elementId, path, rect, repeat, svg } from './svg.ts';

/**
 * Fills a w × h picture behind the craft; the numbers that a sky draws from `random` are part of
 * its seed's picture.
 */
type Sky = (w: number, h: number, colours: Palette, random: Random) => string;

const rays: Sky = (w, h, { skyLight }, random) => {
  const count = 18;
  const cx = w * (0.3 + random() * 0.4);
  const cy = h * 1.02;
  const length = Math.hypot(w, h) * 1.1;
  const turn = random() * 0.3;
  const tip = (angle: number) =>
    svg`L${cx + length * Math.cos(angle)},${cy + length * Math.sin(angle)}`;
  const ray = (i: number) => {
    const angle = Math.PI + ((i + turn) * Math.PI) / count;
    return svg`M${cx},${cy}${tip(angle)}${tip(angle + Math.PI / count / 2)}Z`;
  };
  return path(repeat(count, ray), skyLight);
};

/** Concentric circles, the largest first. */
const target = (
  cx: number,
  cy: number,
  count: number,
  step: number,
  { sky, skyLight }: Palette,
): string =>
  repeat(count, (i) => circle(cx, cy, (count - i) * step, (count - i) % 2 ? skyLight : sky));

const rings: Sky = (w, h, colours, random) =>
  target(w * (random() < 0.5 ? 0.5 : 0.78), h * 0.42, 6, h * 0.15, colours);

const arcs: Sky = (w, h, colours, random) =>
  target(random() < 0.5 ? 0 : w, h, 7, h * 0.19, colours);

const bands: Sky = (w, h, { skyDeep }) =>
  [0.42, 0.56, 0.68, 0.78, 0.86, 0.93]
    .map((top, i) => rect(0, h * top, w, h * (0.035 + i * 0.012), skyDeep))
    .join('');

const disc: Sky = (w, h, colours, random) =>
  circle(w * (0.5 + (random() < 0.5 ? -1 : 1) * 0.17), h * 0.46, h * 0.33, colours.disc);

const sun: Sky = (w, h, colours) =>
  circle(w / 2, h * 0.6, h * 0.44, colours.disc) +
  repeat(5, (i) => rect(0, h * (0.64 + i * 0.08), w, h * (0.012 + i * 0.009), colours.sky));

const dots: Sky = (w, h, { skyDeep }) => {
  const pitch = h / 9;
  const row = (j: number) =>
    repeat(Math.ceil(w / pitch), (i) => svg`M${(i + 0.5) * pitch},${(j + 0.5) * pitch}h.01`);
  return svg`<path d="${repeat(9, row)}" stroke="${skyDeep}" stroke-width="${pitch * 0.2}" stroke-linecap="round"/>`;
};

const stars: Sky = (w, h, colours, random) => {
  const star = () => {
    const x = random() * w;
    const y = random() * h * 0.9;
    if (random() < 0.2) return sparkle(x, y, h * 0.022);
    const r = h * 0.008;
    return svg`M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  };
  return path(repeat(26, star), colours.disc);
};

export const skies = { rays, rings, bands, disc, sun, dots, stars, arcs } as const satisfies Record<
  string,
  Sky
>;

/** The outline of a four-pointed star. */
export const sparkle = (x: number, y: number, r: number): string =>
  svg`M${x},${y - r}Q${x},${y} ${x + r},${y}Q${x},${y} ${x},${y + r}Q${x},${y} ${x - r},${y}Q${x},${y} ${x},${y - r}Z`;

interface Circle {
  cx: number;
  cy: number;
  r: number;
}

/** A banded planet, cut by its own circle. */
export function planet(
  { cx, cy, r }: Circle,
  { disc, skyDeep, trim, accent }: Palette,
  random: Random,
  key?: string,
): string {
  const id = elementId('planet', String(random()), key);
  const stripe = trim === disc ? accent : trim;
  const band = (i: number) =>
    rect(
      cx - r,
      cy - r * 0.66 + i * r * 0.42,
      2 * r,
      r * (0.09 + random() * 0.13),
      i % 2 ? skyDeep : stripe,
    );
  const globe = circle(cx, cy, r, disc);
  return clipped(id, svg`<circle cx="${cx}" cy="${cy}" r="${r}"/>`, globe + repeat(4, band));
}
