// Letters are outlines here: text in an image would depend on the machine's fonts.
import font from './card-letters.json' with { type: 'json' };
import { scale, svg } from './svg.ts';

interface Letter {
  /** In thousandths of the size, like the kerning. */
  advance: number;
  outline: string;
}

const letters: Readonly<Record<string, Letter>> = font.letters;
const kerning: Readonly<Record<string, Readonly<Record<string, number>>>> = font.kerning;

/**
 * The characters that the font can show: missing accents are removed, other letters are left out.
 */
export const writable = (raw: string): string =>
  Array.from(raw.normalize('NFC'), (character) =>
    letters[character]
      ? character
      : Array.from(character.normalize('NFD'))
          .filter((part) => letters[part])
          .join(''),
  )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

function advances(text: string): { letter: Letter; x: number; end: number }[] {
  let x = 0;
  return Array.from(text).flatMap((character, i, all) => {
    const letter = letters[character];
    if (!letter) return [];
    const start = x;
    x += letter.advance + (kerning[character]?.[all[i + 1] ?? ''] ?? 0);
    return { letter, x: start, end: x };
  });
}

const widthOf = (text: string, size: number): number =>
  ((advances(text).at(-1)?.end ?? 0) * size) / 1000;

/** One line, starting at its left end on the baseline. */
export const lettering = (text: string, x: number, y: number, size: number, fill: string): string =>
  svg`<g transform="translate(${x} ${y}) ${scale(size / 1000)}" fill="${fill}">${advances(text)
    .map(({ letter, x: start }) =>
      letter.outline ? svg`<path transform="translate(${start})" d="${letter.outline}"/>` : '',
    )
    .join('')}</g>`;

/** Breaks lines at spaces; a word wider than the measure is cut. */
function broken(text: string, size: number, measure: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, size) <= measure) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (widthOf(line, size) > measure) line = line.slice(0, -1);
  }
  return line ? [...lines, line] : lines;
}

/**
 * The largest of `sizes` (descending) at which the text fits into so many lines; at the smallest
 * the rest is cut with an ellipsis.
 */
export function fitted(
  text: string,
  measure: number,
  sizes: readonly { size: number; lines: number }[],
): { lines: string[]; size: number } {
  for (const { size, lines } of sizes) {
    const all = broken(text, size, measure);
    if (all.length <= lines && all.join(' ') === text) return { lines: all, size };
  }
  const { size, lines } = sizes.at(-1) ?? { size: 60, lines: 5 };
  const kept = broken(text, size, measure).slice(0, lines);
  let last = kept.pop() ?? '';
  while (last && widthOf(`${last}…`, size) > measure) last = last.slice(0, -1);
  return { lines: [...kept, `${last.trimEnd()}…`], size };
}
