import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palettes } from './palettes.ts';

const css = readFileSync(new URL('palette-fields.css', import.meta.url), 'utf8');
const rule = /\[data-palette='(\w+)'\] \{\s*--palette-sky: (#\w{6});\s*--palette-text: (#\w{6});/g;
const fields = new Map(
  [...css.matchAll(rule)].map(([, id = '', sky = '', text = '']) => [id, { sky, text }]),
);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const distance = (one: string, other: string): number =>
  Math.max(...channels(one).map((value, index) => Math.abs(value - (channels(other)[index] ?? 0))));

test('every palette has a field, in the colour of its sky', () => {
  expect([...fields.keys()]).toEqual(palettes.map(({ id }) => id));
  expect(palettes.filter(({ id, sky }) => distance(sky, fields.get(id)?.sky ?? '') > 8)).toEqual(
    [],
  );
});

test('text on every field is readable', () => {
  expect([...fields].filter(([, { sky, text }]) => contrast(sky, text) < 4.5)).toEqual([]);
});

/** WCAG 2: relative luminance of the lighter colour over that of the darker one. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
