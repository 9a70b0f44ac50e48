import { place, type Craft, type CraftParts } from './craft.ts';
import { glyph } from './glyphs.ts';
import { clouds, gantry, grounds } from './grounds.ts';
import { ink, type Palette } from './palettes.ts';
import { pick, type Random } from './seed.ts';
import { planet, type skies } from './skies.ts';
import { circle, clipped, elementId, rect, repeat, svg } from './svg.ts';

/** Everything a composition works with: the w × h field, already filled with the sky's colour. */
export interface Stage {
  w: number;
  h: number;
  seed: string;
  key?: string;
  colours: Palette;
  random: Random;
  glyph?: string;
  sky: (name: keyof typeof skies) => string;
  craft: (parts: CraftParts) => Craft;
}

type Composition = (stage: Stage) => string;

const ascent: Composition = ({ w, h, colours, random, sky, craft }) => {
  const behind = sky(pick(random, ['rays', 'disc', 'rings', 'arcs']));
  const rising = craft({ plumeLength: 120 });
  const lift = place(rising, w * 0.5, h * 0.85, (h * 0.74) / rising.top);
  return behind + lift + (random() < 0.6 ? clouds(w, h * 1.02, colours, random) : '');
};

const diagonal: Composition = ({ w, h, random, sky, craft }) => {
  const behind = sky(pick(random, ['arcs', 'dots', 'stars', 'rings']));
  const flying = craft({ plumeLength: 130 });
  const side = random() < 0.5 ? 1 : -1;
  return (
    behind + place(flying, w * (0.5 - side * 0.13), h * 0.77, (h * 0.86) / flying.top, side * 34)
  );
};

const pad: Composition = ({ w, h, colours, random, sky, craft }) => {
  const behind = sky(pick(random, ['sun', 'disc', 'bands', 'rays']));
  const ground = grounds[pick(random, ['hills', 'waves', 'flat', 'terraces'])](
    w,
    h,
    colours,
    random,
  );
  const standing = craft({
    grounded: true,
    fins: pick(random, ['legs', 'swept', 'quarter', 'block']),
  });
  const size = (h * 0.74) / (standing.top + 14);
  const x = w * (0.5 + (random() - 0.5) * 0.12);
  const tower = gantry(x, h, colours.line ?? colours.dark);
  return (
    behind +
    ground +
    tower +
    place(standing, x, h * 0.9 - 14 * size, size) +
    rect(0, h * 0.9, w, h * 0.1, colours.dark)
  );
};

const close: Composition = ({ w, h, random, sky, craft }) => {
  const behind = sky(pick(random, ['dots', 'rings', 'rays', 'bands']));
  const near = craft({ plumeLength: 80 });
  const side = random() < 0.5 ? 1 : -1;
  return behind + place(near, w * (0.5 + side * 0.1), h * 1.16, (h * 1.35) / near.top, side * 12);
};

const orbit: Composition = ({ w, h, key, colours, random, sky, craft }) => {
  const behind =
    sky('stars') + planet({ cx: w * 0.36, cy: h * 1.2, r: h * 0.82 }, colours, random, key);
  const track = svg`<ellipse cx="${w * 0.36}" cy="${h * 1.2}" rx="${h * 1.06}" ry="${h}" fill="none" stroke="${colours.disc}" stroke-width="${h * 0.008}" stroke-dasharray="${h * 0.02} ${h * 0.03}"/>`;
  const circling = craft({ plumeLength: 90 });
  return behind + track + place(circling, w * 0.6, h * 0.55, (h * 0.55) / circling.top, 48);
};

/** The modules, pulled apart along their axis. */
const exploded: Composition = ({ w, h, colours, random, sky, craft }) => {
  const behind = sky(pick(random, ['dots', 'bands', 'stars']));
  const apart = craft({
    plumeLength: 34,
    gap: 9,
    build: 'stubby',
    count: 1,
    nose: pick(random, ['bullet', 'cone', 'capsule']),
  });
  const size = (w * 0.9) / (apart.top + apart.bottom);
  const axis = svg`<path d="M0,${h / 2}H${w}" stroke="${colours.dark}" stroke-width="${h * 0.008}" stroke-dasharray="${h * 0.012} ${h * 0.03}" stroke-linecap="round"/>`;
  return (
    behind +
    axis +
    place(apart, w * 0.5 - ((apart.top - apart.bottom) * size) / 2, h * 0.5, size, 90)
  );
};

/** The hull, close up: looking in at the subject, or out at another craft. */
const porthole: Composition = ({ w, h, seed, key, colours, glyph: subject, craft }) => {
  const { body, trim, accent, sky, disc, dark } = colours;
  const x = w * 0.5;
  const y = h * 0.5;
  const r = h * 0.4;
  const panel = w * 0.17;
  const rivet = (i: number) => {
    const cy = h * (0.1 + i * 0.2);
    return circle(w * 0.085, cy, h * 0.018, dark) + circle(w * 0.915, cy, h * 0.018, dark);
  };
  const hull =
    rect(0, 0, w, h, body) +
    rect(0, 0, panel, h, trim) +
    rect(w - panel, 0, panel, h, trim) +
    repeat(5, rivet);
  const bolt = (i: number) => {
    const angle = (i * Math.PI) / 6;
    return circle(
      x + r * 0.9 * Math.cos(angle),
      y + r * 0.9 * Math.sin(angle),
      h * 0.013,
      body === dark ? trim : body,
    );
  };
  const frame = circle(x, y, r, dark) + repeat(12, bolt);
  const view = clipped(
    elementId('porthole', seed, key),
    svg`<circle cx="${x}" cy="${y}" r="${r * 0.78}"/>`,
    rect(x - r, y - r, 2 * r, 2 * r, sky === body ? accent : sky) +
      circle(x + r * 0.34, y + r * 0.62, r * 0.72, disc === body ? accent : disc),
  );
  const icon =
    subject && glyph(subject, { cx: x, cy: y, size: r * 0.52, colour: ink.chalk, stroke: 2 });
  const inside = icon
    ? circle(x, y, r * 0.46, dark) + icon
    : place(craft({ plumeLength: 60 }), x, y + r * 0.5, r / 150, 28);
  const glint = svg`<path d="M${x - r * 0.58},${y - r * 0.2}A${r * 0.62},${r * 0.62} 0 0 1 ${x - r * 0.14},${y - r * 0.6}" stroke="#fff" stroke-width="${h * 0.022}" stroke-linecap="round" fill="none" opacity=".85"/>`;
  return hull + frame + view + inside + glint;
};

export const compositions = {
  ascent,
  diagonal,
  pad,
  close,
  orbit,
  exploded,
  porthole,
} as const satisfies Record<string, Composition>;
