import type { Palette } from './palettes.ts';
import type { Random } from './seed.ts';
import { circle, path, rect, repeat, svg } from './svg.ts';

/** What the craft is standing on or rising from, along the lower edge of a w × h picture. */
type Ground = (w: number, h: number, colours: Palette, random: Random) => string;

const hills: Ground = (w, h, { skyDeep, dark }, random) => {
  const a = h * (0.14 + random() * 0.05);
  const far = svg`M0,${h}V${h - a}C${w * 0.2},${h - a * 1.9} ${w * 0.34},${h - a * 1.5} ${w * 0.5},${h - a * 0.8}S${w * 0.82},${h - a * 1.7} ${w},${h - a}V${h}Z`;
  const near = svg`M0,${h}V${h - a * 0.5}C${w * 0.24},${h - a * 0.95} ${w * 0.5},${h - a * 0.1} ${w * 0.7},${h - a * 0.5}S${w * 0.9},${h - a * 0.85} ${w},${h - a * 0.6}V${h}Z`;
  return path(far, skyDeep) + path(near, dark);
};

/** Three rows of ringed scales, every other row shifted by half a scale. */
const waves: Ground = (w, h, { skyDeep, dark }) => {
  const width = h * 0.11;
  return repeat(3, (j) => {
    const [outer, inner] = j % 2 ? [dark, skyDeep] : [skyDeep, dark];
    const cy = h - width * (1.05 - j * 0.42) + width * 0.5;
    return repeat(Math.ceil(w / width + 2), (i) => {
      const cx = (i - 1 + (j % 2 ? 0.5 : 0)) * width + width / 2;
      return circle(cx, cy, width * 0.5, outer) + circle(cx, cy, width * 0.26, inner);
    });
  });
};

const flat: Ground = (w, h, { dark }) =>
  rect(0, h * 0.9, w, h * 0.1, dark) + rect(0, h * 0.865, w, h * 0.018, dark);

const terraces: Ground = (w, h, { skyDeep, dark }) =>
  repeat(4, (i) =>
    rect(
      w * (0.5 - 0.2 - i * 0.11),
      h * (0.8 + i * 0.05),
      w * (0.4 + i * 0.22),
      h * 0.055,
      i % 2 ? skyDeep : dark,
    ),
  );

export const grounds = { hills, waves, flat, terraces } as const satisfies Record<string, Ground>;

/** Puffs along the lower edge. */
export const clouds: Ground = (w, h, { body, dark, disc, accent }, random) => {
  const puff = (i: number) => {
    const r = h * (0.09 + random() * 0.09);
    return svg`<circle cx="${(w * i) / 8}" cy="${h - r * 0.15}" r="${r}"/>`;
  };
  return `<g fill="${body === dark ? disc : accent}">${repeat(9, puff)}</g>`;
};

/** The tower beside the pad: two posts, four braces, and two arms to a craft at `x`. */
export function gantry(x: number, h: number, colour: string): string {
  const left = x + h * 0.25;
  const right = x + h * 0.33;
  const brace = (i: number) =>
    svg`M${left},${h * (0.32 + i * 0.145)}L${right},${h * (0.45 + i * 0.145)}`;
  const arm = (y: number) => svg`M${left},${y}H${x + h * 0.08}`;
  const posts = svg`M${left},${h * 0.9}V${h * 0.3}M${right},${h * 0.9}V${h * 0.3}M${left},${h * 0.3}H${right}`;
  const lines = posts + repeat(4, brace) + arm(h * 0.47) + arm(h * 0.64);
  return svg`<g stroke="${colour}" stroke-width="${h * 0.012}" fill="none"><path d="${lines}"/></g>`;
}
