import { craft, type CraftParts } from './craft.ts';
import { ink, paletteNamed, type PaletteId } from './palettes.ts';
import { sparkle } from './skies.ts';
import { circle, clipped, drawing, elementId, layers, path, repeat } from './svg.ts';

const { jamun, genda, sindoor, rani, mor, aasman, pudina, chalk } = ink;

const built = (seed: string, palette: PaletteId, parts: CraftParts): string =>
  craft(seed, { palette: paletteNamed(palette, seed), ...parts }).svg;

const star = (x: number, y: number, r: number, fill: string): string =>
  path(sparkle(x, y, r), fill);

const cutFuse = (data: string): string =>
  `<path class="art-ink-line" d="${data}" fill="none" stroke="${jamun}" stroke-width="6" stroke-linecap="round"/>`;

/** Nose first in the wrong planet. */
function lost(key?: string): string {
  const palette = {
    ...paletteNamed('mint', ''),
    body: chalk,
    trim: genda,
    accent: aasman,
    dark: jamun,
    flame: [sindoor, chalk] as const,
  };
  const diver = craft('lost-1', {
    palette,
    build: 'single',
    nose: 'bullet',
    fins: 'wing',
    count: 2,
    grounded: true,
  });
  const stripes = `<rect x="-40" y="216" width="480" height="22" fill="${sindoor}"/><rect x="-40" y="256" width="480" height="40" fill="#c20a5e"/>`;
  return layers(
    circle(200, 360, 214, rani),
    clipped(elementId('planet', 'lost', key), '<circle cx="200" cy="360" r="214"/>', stripes),
    `<ellipse cx="174" cy="160" rx="58" ry="12" fill="${jamun}"/>`,
    clipped(
      elementId('hole', 'lost', key),
      '<path d="M-100,-300H500V160H232A58,12 0 0 1 116,160H-100Z"/>',
      `<g transform="translate(212 18) rotate(194) scale(1.12)">${diver.svg}</g>`,
    ),
    star(60, 60, 12, genda),
    star(330, 50, 11, mor),
    star(364, 124, 6, genda),
    star(96, 112, 6, mor),
  );
}

/** The pad is clear; nothing is on it yet. */
function empty(): string {
  const braces = repeat(5, (i) => `M292,${76 + i * 34}L326,${110 + i * 34}`);
  return layers(
    '<g fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"><path d="M168,226V126C168,82 188,58 200,46C212,58 232,82 232,126V226Z"/><circle cx="200" cy="142" r="17"/><path d="M168,184L136,232V246L168,230M232,184L264,232V246L232,230"/></g>',
    `<path class="art-ink-line" d="M292,250V70M326,250V70M292,70H326${braces}M292,120H250M292,186H250" fill="none" stroke="${jamun}" stroke-width="4"/>`,
    '<rect x="60" y="250" width="300" height="9" rx="4.5" fill="currentColor"/>',
    circle(96, 92, 34, genda),
  );
}

/** Scrubbed for weather. */
function scrub(): string {
  const puffs = [
    [150, 66, 34],
    [190, 50, 42],
    [236, 58, 38],
    [272, 78, 28],
    [118, 82, 26],
    [200, 84, 34],
    [240, 88, 30],
    [160, 90, 28],
  ] as const;
  const drops = [
    [120, 124],
    [156, 136],
    [246, 136],
    [282, 124],
    [138, 164],
    [264, 164],
  ] as const;
  return layers(
    circle(292, 84, 46, genda),
    `<g transform="translate(200 238) scale(.98)">${built('scrub-2', 'ember', { build: 'stubby', nose: 'capsule', fins: 'legs', grounded: true, count: 1 })}</g>`,
    puffs.map(([x, y, r]) => circle(x, y, r, aasman)).join(''),
    `<path d="${drops.map(([x, y]) => `M${x},${y}l-8,22`).join('')}" stroke="${mor}" stroke-width="5" stroke-linecap="round"/>`,
    `<rect class="art-ink" x="60" y="252" width="280" height="9" rx="4.5" fill="${jamun}"/>`,
  );
}

/** Nothing in the telescope. */
function scope(): string {
  return layers(
    circle(286, 92, 66, aasman),
    star(272, 76, 13, chalk),
    star(310, 108, 8, chalk),
    `<g transform="rotate(-28 170 150)"><rect x="76" y="128" width="74" height="44" rx="6" fill="${rani}"/><rect x="150" y="120" width="92" height="60" rx="6" fill="${genda}"/><rect x="242" y="112" width="26" height="76" rx="6" fill="${jamun}"/><rect x="58" y="136" width="20" height="28" rx="5" fill="${jamun}"/><rect x="172" y="120" width="10" height="60" fill="${jamun}"/></g>`,
    `<path class="art-ink-line" d="M170,172L122,252M170,172L218,252M170,172V252" stroke="${jamun}" stroke-width="9" stroke-linecap="round"/>`,
    circle(170, 170, 13, sindoor),
  );
}

/** Post, with thrust. */
function mail(): string {
  const flame =
    path('M-26,0C-32,34 -8,60 0,96C8,60 32,34 26,0Z', sindoor) +
    path('M-15,0C-18,22 -4,40 0,62C4,40 18,22 15,0Z', genda);
  const envelope =
    `<rect x="-92" y="-60" width="190" height="120" rx="14" fill="${chalk}" stroke="${jamun}" stroke-width="6"/>` +
    `<path d="M-88,-52L4,18L94,-52" fill="none" stroke="${jamun}" stroke-width="6" stroke-linejoin="round"/>` +
    `<circle cx="3" cy="16" r="20" fill="${genda}" stroke="${jamun}" stroke-width="6"/>`;
  return layers(
    `<g transform="translate(196 138) rotate(-20)"><g transform="translate(-92 0) rotate(90)">${flame}</g>`,
    `${path('M-60,-58L-104,-92H-70L-24,-58ZM-60,58L-104,92H-70L-24,58Z', rani)}${envelope}</g>`,
    star(330, 60, 12, rani),
    star(60, 70, 9, mor),
    star(346, 190, 7, genda),
  );
}

/** The fuse is cut: a link that has expired. */
function fuse(): string {
  return layers(
    `<g transform="translate(214 216) scale(.98)">${built('fuse-1', 'rani', { build: 'single', nose: 'cone', fins: 'quarter', count: 1, grounded: true })}</g>`,
    cutFuse('M214,228C214,262 170,262 150,240'),
    cutFuse('M118,224C104,212 84,214 70,228'),
    `<path d="M134,222v-18M122,232l-4,14M142,218l12,-10" stroke="${sindoor}" stroke-width="5" stroke-linecap="round"/>`,
  );
}

/** Cleared for launch. */
function clear(): string {
  return layers(
    circle(200, 150, 104, pudina),
    `<g transform="translate(200 200) scale(1.02)">${built('clear-1', 'dawn', { build: 'single', nose: 'ogive', fins: 'wing', count: 1, plume: 'tear', plumeLength: 70 })}</g>`,
    circle(268, 74, 28, jamun),
    `<path d="M256,74l9,9 16,-18" fill="none" stroke="${genda}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

/** Parts of a craft on a shelf, to be taken. */
function shelf(): string {
  const shade = (data: string) => path(data, '#190712', 0.15);
  const chequers = [
    [-46, -46],
    [0, -46],
    [-23, -23],
    [23, -23],
  ] as const;
  return layers(
    '<rect class="art-ink" x="10" y="230" width="380" height="10" rx="5" fill="currentColor"/>',
    `<g transform="translate(76 230)"><rect x="-46" y="-96" width="92" height="96" fill="${chalk}"/>${[-84, -54, -24].map((y) => `<rect x="-46" y="${y}" width="92" height="14" fill="${rani}"/>`).join('')}${shade('M20,-96H46V0H20Z')}</g>`,
    `<g transform="translate(186 230)"><rect x="-46" y="-78" width="92" height="78" fill="${chalk}"/>${circle(0, -39, 27, jamun)}${circle(0, -39, 20, aasman)}${shade('M20,-78H46V0H20Z')}</g>`,
    `<g transform="translate(186 152)"><rect x="-46" y="-46" width="92" height="46" fill="${genda}"/>${chequers.map(([x, y]) => `<rect x="${x}" y="${y}" width="23" height="23" fill="${jamun}"/>`).join('')}</g>`,
    `<g transform="translate(300 230)">${path('M-46,0C-46,-62 -20,-104 0,-120C20,-104 46,-62 46,0Z', sindoor)}${shade('M20,-100C36,-76 46,-44 46,0H20Z')}</g>`,
  );
}

const scenes = { lost, empty, scrub, scope, mail, fuse, clear, shelf } as const satisfies Record<
  string,
  (key?: string) => string
>;

export const sceneNames = Object.keys(scenes) as (keyof typeof scenes)[];

export const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name);

export interface SceneOptions {
  label?: string;
  /** Distinguishes two drawings of one scene on one page. */
  key?: string;
}

/**
 * The picture for an empty place, an error or a message; `name` is one of `sceneNames`. Any other
 * name shows the empty pad.
 */
export function scene(name: string, { label, key }: SceneOptions = {}): string {
  const content = isScene(name) ? scenes[name](key) : empty();
  return drawing(name === 'lost' ? '0 -26 400 306' : '0 0 400 280', content, { label });
}
