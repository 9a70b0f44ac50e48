import { hash } from './seed.ts';

/**
 * The pigments of all art: the same in both themes (tokens.css has the same inks for the
 * interface).
 */
export const ink = {
  jamun: '#321025',
  night: '#190712',
  plum: '#641f47',
  genda: '#ffb618',
  amber: '#f09100',
  pale: '#feebc0',
  sindoor: '#f7421d',
  rani: '#e51475',
  mor: '#008d93',
  deep: '#00535c',
  abyss: '#06333a',
  aasman: '#a9e0f3',
  pudina: '#99eec9',
  gulab: '#ffd2d6',
  chalk: '#fdfafc',
} as const;

/** One combination of colours, as on a printed packet. */
export interface Palette {
  id: string;
  sky: string;
  skyLight: string;
  skyDeep: string;
  disc: string;
  body: string;
  trim: string;
  accent: string;
  dark: string;
  /** Thin lines, if `dark` would disappear in the sky. */
  line?: string;
  flame: readonly [outer: string, inner: string];
}

const {
  jamun,
  night,
  plum,
  genda,
  amber,
  pale,
  sindoor,
  rani,
  mor,
  deep,
  abyss,
  aasman,
  pudina,
  gulab,
  chalk,
} = ink;

export const palettes = [
  {
    id: 'dawn',
    sky: genda,
    skyLight: '#ffc74d',
    skyDeep: amber,
    disc: sindoor,
    body: chalk,
    trim: rani,
    accent: aasman,
    dark: jamun,
    flame: [sindoor, chalk],
  },
  {
    id: 'monsoon',
    sky: aasman,
    skyLight: '#c3eaf7',
    skyDeep: '#7fcbe6',
    disc: chalk,
    body: sindoor,
    trim: chalk,
    accent: genda,
    dark: jamun,
    flame: [genda, chalk],
  },
  {
    id: 'rani',
    sky: rani,
    skyLight: '#f03f8f',
    skyDeep: '#c20a5e',
    disc: genda,
    body: gulab,
    trim: jamun,
    accent: genda,
    dark: jamun,
    flame: [genda, chalk],
  },
  {
    id: 'night',
    sky: jamun,
    skyLight: '#431734',
    skyDeep: plum,
    disc: gulab,
    body: genda,
    trim: sindoor,
    accent: chalk,
    dark: night,
    line: gulab,
    flame: [rani, gulab],
  },
  {
    id: 'backwater',
    sky: deep,
    skyLight: '#0b6670',
    skyDeep: mor,
    disc: genda,
    body: gulab,
    trim: sindoor,
    accent: pudina,
    dark: abyss,
    line: pudina,
    flame: [genda, pale],
  },
  {
    id: 'mint',
    sky: pudina,
    skyLight: '#b6f4d9',
    skyDeep: '#6fdcae',
    disc: chalk,
    body: rani,
    trim: genda,
    accent: chalk,
    dark: jamun,
    flame: [sindoor, genda],
  },
  {
    id: 'ember',
    sky: sindoor,
    skyLight: '#ff6340',
    skyDeep: '#d92f0e',
    disc: genda,
    body: chalk,
    trim: mor,
    accent: genda,
    dark: jamun,
    flame: [genda, chalk],
  },
  {
    id: 'blush',
    sky: gulab,
    skyLight: '#ffe1e3',
    skyDeep: '#ffb3bc',
    disc: rani,
    body: deep,
    trim: genda,
    accent: chalk,
    dark: jamun,
    flame: [sindoor, genda],
  },
  {
    id: 'lagoon',
    sky: mor,
    skyLight: '#17a3a8',
    skyDeep: deep,
    disc: gulab,
    body: chalk,
    trim: sindoor,
    accent: genda,
    dark: abyss,
    flame: [genda, chalk],
  },
  {
    id: 'paper',
    sky: pale,
    skyLight: '#fff6df',
    skyDeep: '#ffd987',
    disc: aasman,
    body: sindoor,
    trim: jamun,
    accent: genda,
    dark: jamun,
    flame: [rani, genda],
  },
] as const satisfies readonly Palette[];

export type PaletteId = (typeof palettes)[number]['id'];

const at = (index: number): Palette & { id: PaletteId } =>
  palettes[index % palettes.length] ?? palettes[0];

/** The palette that a seed gives. */
export const paletteOf = (seed: string): Palette => at(hash(seed));

/** The palette with this id; if the id is unknown, the seed decides. */
export const paletteNamed = (id: string | undefined, seed: string): Palette =>
  palettes.find((palette) => palette.id === id) ?? paletteOf(seed);

/**
 * The palette for a new course, to be stored with it: the slug's own, or another one if a neighbour
 * (`taken`) has that. Steps of three reach all ten. If all are taken, it is the slug's own again.
 */
export function proposePalette(slug: string, taken: readonly string[] = []): PaletteId {
  const first = hash(slug) % palettes.length;
  for (let step = 0; step < palettes.length; step++) {
    const { id } = at(first + step * 3);
    if (!taken.includes(id)) return id;
  }
  return at(first).id;
}
