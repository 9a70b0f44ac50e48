import type { Palette } from './palettes.ts';
import { bothSides, circle, path, rect, repeat, svg } from './svg.ts';

type Fins = (w: number, colours: Palette) => string;

export const fins = {
  swept: (w, { trim }) =>
    bothSides((side) => path(svg`M${side * w},-38L${side * (w + 21)},2V15L${side * w},5Z`, trim)),
  quarter: (w, { trim }) =>
    bothSides((side) =>
      path(
        svg`M${side * w},-30A30,30 0 0 ${side > 0 ? 1 : 0} ${side * (w + 27)},0H${side * w}Z`,
        trim,
      ),
    ),
  block: (w, { trim }) =>
    bothSides((side) => {
      const [wide, narrow] = side > 0 ? [w, w] : [-w - 13, -w - 6.5];
      return rect(wide, -14, 13, 19, trim) + rect(narrow, -30, 6.5, 17, trim);
    }),
  legs: (w, { dark }) =>
    bothSides(
      (side) =>
        svg`<path d="M${side * w},-26L${side * (w + 17)},13" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>` +
        svg`<rect x="${side * (w + 17) - 8}" y="11" width="16" height="5" rx="2.5" fill="${dark}"/>`,
    ),
  wing: (w, { trim }) =>
    bothSides((side) =>
      path(
        svg`M${side * w},-46C${side * (w + 6)},-26 ${side * (w + 28)},-16 ${side * (w + 28)},10Q${side * (w + 12)},0 ${side * w},2Z`,
        trim,
      ),
    ),
} as const satisfies Record<string, Fins>;

/** Burns from y = 0 down to `length`, `w` wide on each side. */
type Plume = (w: number, length: number, flame: Palette['flame']) => string;

export const plumes = {
  tear: (w, length, [outer, inner]) =>
    path(
      svg`M${-w},0C${-w * 1.25},${length * 0.36} ${-w * 0.3},${length * 0.7} 0,${length}C${w * 0.3},${length * 0.7} ${w * 1.25},${length * 0.36} ${w},0Z`,
      outer,
    ) +
    path(
      svg`M${-w * 0.58},0C${-w * 0.7},${length * 0.24} ${-w * 0.16},${length * 0.46} 0,${length * 0.66}C${w * 0.16},${length * 0.46} ${w * 0.7},${length * 0.24} ${w * 0.58},0Z`,
      inner,
    ),
  bars: (w, length, flame) =>
    [0.52, 0.8, 1, 0.74, 0.46]
      .map((share, i) => {
        const x = (i / 2 - 1) * w - w * 0.21;
        return svg`<rect x="${x}" y="0" width="${w * 0.42}" height="${length * share}" rx="${w * 0.21}" fill="${flame[i % 2 ? 1 : 0]}"/>`;
      })
      .join(''),
  puff: (w, length, flame) =>
    [1, 0.86, 0.7, 0.54, 0.36, 0.2]
      .map((size, i) =>
        circle(0, length * (0.08 + i * 0.165), w * 1.05 * size, flame[i % 2 ? 1 : 0]),
      )
      .join(''),
  blocks: (w, length, flame) => {
    const side = w / 2;
    const rows = Math.floor(length / side);
    return repeat(rows, (j) => {
      const columns = Math.max(1, Math.round(4 - (j * 4) / rows));
      const block = (i: number) =>
        rect(
          (i - columns / 2) * side,
          j * side,
          side + 0.2,
          side + 0.2,
          flame[(i + j) % 2 ? 1 : 0],
        );
      // Past the first two rows the flame breaks up: one cell in four is missing.
      return repeat(columns, (i) => ((i * 7 + j * 5) % 4 !== 3 || j < 2 ? block(i) : ''));
    });
  },
  zigzag: (w, length, [outer, inner]) =>
    path(
      svg`M${-w},0L${-w * 0.8},${length * 0.62}L${-w * 0.36},${length * 0.42}L0,${length}L${w * 0.36},${length * 0.42}L${w * 0.8},${length * 0.62}L${w},0Z`,
      outer,
    ) + path(svg`M${-w * 0.5},0L0,${length * 0.56}L${w * 0.5},0Z`, inner),
} as const satisfies Record<string, Plume>;
