import { hash } from './seed.ts';

const round = (value: number): number => Number(value.toFixed(1));

/**
 * SVG text in which every number is rounded to a tenth of a unit. Strings are inserted unchanged:
 * raw input must go through `escapeXml` first.
 */
export function svg(text: TemplateStringsArray, ...values: (number | string)[]): string {
  return text.reduce((drawn, part, i) => {
    const value = values[i - 1] ?? '';
    return drawn + (typeof value === 'number' ? round(value) : value) + part;
  });
}

/** A scale is a small number, so it has three decimals where lengths have one. */
export const scale = (factor: number): string => `scale(${Number(factor.toFixed(3))})`;

/**
 * Makes raw input safe as XML text and as an attribute's value; drops characters that XML can't
 * contain.
 */
export function escapeXml(raw: string): string {
  return raw
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An id for a clip or a text path; `key` distinguishes two drawings of one seed on one page. */
export const elementId = (part: string, seed: string, key = ''): string =>
  part + hash(`${seed}/${key}`).toString(36);

/** `count` pieces, drawn one after another. */
export function repeat(count: number, piece: (index: number) => string): string {
  let drawn = '';
  for (let i = 0; i < count; i++) drawn += piece(i);
  return drawn;
}

/** The same piece on the right (1) and on the left (-1). */
export const bothSides = (piece: (side: 1 | -1) => string): string => piece(1) + piece(-1);

/** Pieces on top of each other, the lowest first. */
export const layers = (...pieces: string[]): string => pieces.join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  svg`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

export const path = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const clipped = (id: string, shape: string, content: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

/** The whole drawing. Without a label it is decoration, hidden from assistive technology. */
export function drawing(
  viewBox: string,
  content: string,
  options: { label?: string; fit?: 'slice' | 'stand' } = {},
): string {
  const name = options.label
    ? `role="img" aria-label="${escapeXml(options.label)}"`
    : 'aria-hidden="true"';
  const fit = {
    slice: ' preserveAspectRatio="xMidYMid slice"',
    stand: ' preserveAspectRatio="xMidYMax meet"',
    none: '',
  }[options.fit ?? 'none'];
  return `<svg viewBox="${viewBox}"${fit} ${name} xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
}
