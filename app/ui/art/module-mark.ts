import { ink } from './palettes.ts';
import { hash, pick, randomFrom } from './seed.ts';
import { drawing, repeat, svg } from './svg.ts';

const { jamun, plum, genda, pale, sindoor, rani, mor, deep, aasman, pudina, gulab, chalk } = ink;

type Colours = readonly [field: string, main: string, accent: string];

const colourings: readonly [Colours, ...Colours[]] = [
  [jamun, genda, gulab],
  [genda, jamun, sindoor],
  [mor, chalk, genda],
  [rani, chalk, genda],
  [aasman, jamun, sindoor],
  [pudina, deep, rani],
  [sindoor, chalk, jamun],
  [deep, pudina, genda],
  [gulab, rani, jamun],
  [pale, mor, sindoor],
  [plum, gulab, genda],
  [chalk, rani, mor],
];

/** The side of each of the 4 × 4 cells. */
const side = 11;

const shapes = {
  quarter: 'M0,0H11A11,11 0 0 1 0,11Z',
  square: 'M0,0H11V11H0Z',
  triangle: 'M0,0H11L0,11Z',
  half: 'M0,0A5.5,5.5 0 0 0 11,0Z',
  circle: 'M0,5.5a5.5,5.5 0 1 0 11,0a5.5,5.5 0 1 0 -11,0Z',
  leaf: 'M0,0H5.5A5.5,5.5 0 0 1 11,5.5V11H5.5A5.5,5.5 0 0 1 0,5.5Z',
};

type Shape = keyof typeof shapes;

// The hairline closes the seams between neighbours.
const cell = (shape: Shape, turns: number, fill: string): string =>
  `<path transform="rotate(${turns * 90} 5.5 5.5)" d="${shapes[shape]}" fill="${fill}" stroke="${fill}" stroke-width=".35"/>`;

const moved = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

/** How the upper left quarter is repeated. `c2` fills the other diagonal with its own shape. */
const symmetries = {
  c4: (quarter: string) =>
    repeat(4, (i) => moved(`rotate(${i * 90} 32 32) translate(10 10)`, quarter)),
  mirror: (quarter: string) =>
    moved('translate(10 10)', quarter) +
    moved('translate(54 10) scale(-1 1)', quarter) +
    moved('translate(10 54) scale(1 -1)', quarter) +
    moved('translate(54 54) scale(-1 -1)', quarter),
  c2: (quarter: string, [, main, accent]: Colours) => {
    const other =
      cell('quarter', 2, main) + moved(svg`translate(${side} ${side})`, cell('circle', 0, accent));
    const turned = 'rotate(180 32 32) ';
    return (
      moved('translate(10 10)', quarter) +
      moved(`${turned}translate(10 10)`, quarter) +
      moved('translate(32 10)', other) +
      moved(`${turned}translate(32 10)`, other)
    );
  },
};

export interface ModuleMarkOptions {
  label?: string;
}

/** The mark of an AI tool, from its name: a quarter of four cells, repeated by a symmetry. */
export function moduleMark(seed: string, { label }: ModuleMarkOptions = {}): string {
  const random = randomFrom(`${seed}/module`);
  const colours = colourings[hash(`${seed}m`) % colourings.length] ?? colourings[0];
  const [field, main, accent] = colours;
  const symmetry = symmetries[pick(random, ['c4', 'mirror', 'c2', 'c4'])];
  const cells = Array.from({ length: 4 }, () => ({
    shape: pick(random, [
      'quarter',
      'quarter',
      'square',
      'leaf',
      'circle',
      'triangle',
      'half',
      'gap',
    ]),
    turns: Math.floor(random() * 4),
    fill: random() < 0.34 ? accent : main,
  }));
  // A quarter with two gaps falls apart, so it gets three certain shapes.
  const sparse = cells.filter(({ shape }) => shape !== 'gap').length < 3;
  const sure: Partial<Record<number, Shape>> = sparse
    ? { 0: 'quarter', 1: 'square', 3: 'circle' }
    : {};
  const quarter = cells
    .map(({ shape, turns, fill }, i) => {
      const drawn = sure[i] ?? shape;
      return drawn === 'gap'
        ? ''
        : moved(
            `translate(${(i % 2) * side} ${Math.floor(i / 2) * side})`,
            cell(drawn, turns, fill),
          );
    })
    .join('');

  const edge =
    field === chalk
      ? `<rect x="1" y="1" width="62" height="62" rx="14" fill="none" stroke="${gulab}" stroke-width="2"/>`
      : '';
  return drawing(
    '0 0 64 64',
    `<rect width="64" height="64" rx="15" fill="${field}"/>${edge}${symmetry(quarter, colours)}`,
    { label },
  );
}
