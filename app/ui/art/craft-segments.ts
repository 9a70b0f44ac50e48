import { glyph } from './glyphs.ts';
import { ink, type Palette } from './palettes.ts';
import { circle, path, rect, repeat, svg } from './svg.ts';

/** Draws inside x ∈ [-w, w], y ∈ [y, y + h]. */
type Segment = (w: number, y: number, h: number, colours: Palette) => string;

const filled = (w: number, y: number, h: number, fill: string): string =>
  rect(-w, y, 2 * w, h, fill);

const plain: Segment = (w, y, h, { body }) => filled(w, y, h, body);
const solid: Segment = (w, y, h, { trim }) => filled(w, y, h, trim);

const bands: Segment = (w, y, h, colours) =>
  plain(w, y, h, colours) +
  repeat(3, (i) => rect(-w, y + h * (0.16 + i * 0.27), 2 * w, h * 0.13, colours.trim));

const check: Segment = (w, y, h, colours) => {
  const columns = 4;
  const width = (2 * w) / columns;
  const rows = Math.max(2, Math.round(h / width));
  const height = h / rows;
  const cell = (i: number, j: number) =>
    (i + j) % 2 ? '' : rect(-w + i * width, y + j * height, width, height, colours.dark);
  return plain(w, y, h, colours) + repeat(columns, (i) => repeat(rows, (j) => cell(i, j)));
};

/** Pinwheels: two quarter circles a row, turned about every other row. */
const pin: Segment = (w, y, h, colours) => {
  const rows = Math.max(1, Math.round(h / w));
  const height = h / rows;
  const row = (j: number) => {
    const top = y + j * height;
    const end = top + height;
    return j % 2
      ? svg`M${-w},${top}A${w},${height} 0 0 0 0,${end}V${top}ZM0,${end}A${w},${height} 0 0 1 ${w},${top}V${end}Z`
      : svg`M${-w},${end}A${w},${height} 0 0 1 0,${top}V${end}ZM0,${top}A${w},${height} 0 0 0 ${w},${end}V${top}Z`;
  };
  return solid(w, y, h, colours) + repeat(rows, (j) => path(row(j), colours.accent));
};

const dots: Segment = (w, y, h, { accent, dark }) => {
  const rows = Math.max(2, Math.round(h / 11));
  const dot = (i: number, j: number) =>
    circle(-w + (2 * w * (i + 0.5)) / 3, y + (h * (j + 0.5)) / rows, 3, dark);
  return filled(w, y, h, accent) + repeat(rows, (j) => repeat(3, (i) => dot(i, j)));
};

const zigzag: Segment = (w, y, h, colours) => {
  const teeth = 4;
  const width = (2 * w) / teeth;
  const peak = y + h * 0.3;
  const valley = peak + h * 0.34;
  const thickness = h * 0.22;
  const there = repeat(
    teeth,
    (i) => svg`L${-w + (i + 0.5) * width},${peak}L${-w + (i + 1) * width},${valley}`,
  );
  const back = repeat(
    teeth,
    (i) =>
      svg`L${w - (i + 0.5) * width},${peak + thickness}L${w - (i + 1) * width},${valley + thickness}`,
  );
  return (
    plain(w, y, h, colours) +
    path(svg`M${-w},${valley}${there}V${valley + thickness}${back}Z`, colours.trim)
  );
};

const split: Segment = (w, y, h, colours) =>
  plain(w, y, h, colours) + rect(-w, y, w, h, colours.trim);

const bars: Segment = (w, y, h, colours) => {
  const bar = (i: number) =>
    svg`<rect x="${(i - 1) * 0.6 * w - 2.4}" y="${y + 5}" width="4.8" height="${h - 10}" rx="2.4" fill="${colours.dark}"/>`;
  return plain(w, y, h, colours) + repeat(3, bar);
};

const halfMoon: Segment = (w, y, h, colours) =>
  plain(w, y, h, colours) +
  path(svg`M${-w},${y + h}A${w},${Math.min(h, w)} 0 0 1 ${w},${y + h}Z`, colours.trim);

/** In the order in which a seed shuffles them. */
export const segments: readonly Segment[] = [
  bands,
  solid,
  check,
  pin,
  dots,
  zigzag,
  split,
  bars,
  halfMoon,
  plain,
];

/**
 * The segment above the payload. Dots would touch the porthole, so a plain trim replaces them
 * there.
 */
export const crownOf = (segment: Segment): Segment => (segment === dots ? solid : segment);

/** The payload stage: a porthole with the subject's icon, or with a glint if there is none. */
export function payload(
  w: number,
  y: number,
  h: number,
  colours: Palette,
  subject?: string,
): string {
  const r = Math.min(w * 0.74, h / 2 - 3);
  const centre = y + h / 2;
  const glass =
    [colours.accent, colours.trim, colours.disc].find(
      (colour) => colour !== colours.body && colour !== colours.dark,
    ) ?? ink.chalk;
  const glint = svg`<path d="M${-r * 0.5},${centre - r * 0.1}A${r * 0.52},${r * 0.52} 0 0 1 ${-r * 0.05},${centre - r * 0.5}" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round" opacity=".9"/>`;
  const pane = circle(0, centre, r, colours.dark) + circle(0, centre, r * 0.78, glass);
  return (
    plain(w, y, h, colours) +
    pane +
    ((subject &&
      glyph(subject, { cx: 0, cy: centre, size: r * 1.02, colour: colours.dark, stroke: 2.4 })) ||
      glint)
  );
}
