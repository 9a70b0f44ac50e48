import { ink } from './palettes.ts';
import { drawing, elementId, layers } from './svg.ts';

const { jamun, genda, sindoor, rani, mor, aasman, gulab, chalk } = ink;

const nose = 'M-78-330C-78-410-34-470 0-500 34-470 78-410 78-330Z';
const fins = 'M-78-40-150 70V104L-78 72ZM78-40 150 70V104L78 72Z';
const nozzle = 'M-42 60-58 100H58L42 60Z';

/** The light squares of the chequered segment, 6 by 4. */
const checks = Array.from({ length: 24 }, (_, cell) => ({
  column: cell % 6,
  row: Math.floor(cell / 6),
}))
  .filter(({ column, row }) => (column + row) % 2 === 1)
  .map(({ column, row }) => `M${-78 + column * 26} ${-210 + row * 28.5}h26v28.5h-26Z`)
  .join('');

export interface LaunchPadOptions {
  label?: string;
  /** Distinguishes two drawings on one page. */
  key?: string;
}

/**
 * A rocket on its pad, in five pieces named after the rules of a password: each as an outline and
 * as its fill.
 */
export function launchPad(seed: string, { label, key }: LaunchPadOptions = {}): string {
  const clip = elementId('nose', seed, key);
  const pieces = layers(
    `<clipPath id="${clip}"><path d="${nose}"/></clipPath><path class="launch-gantry" d="M132 96V-440M176 96V-440M132-440H176M132-430 176-355M132-355 176-280M132-280 176-205M132-205 176-130M132-130 176-55M132-55 176 20M132 20 176 95M132-250H80M132-90H80"/>`,
    `<g class="launch-length"><path class="launch-outline" d="M-78-90H78V60H-78Z"/><g class="launch-filled"><path fill="${chalk}" d="M-78-90H78V60H-78Z"/><path fill="${rani}" d="M-78-66H78V-42H-78ZM-78-22H78V2H-78ZM-78 22H78V46H-78Z"/><path class="launch-shade" d="M34-90H78V60H34Z"/><path fill="${jamun}" d="M-78-96H78V-86H-78Z"/></g></g>`,
    `<g class="launch-uppercase"><path class="launch-outline" d="${nose}"/><g class="launch-filled"><g clip-path="url(#${clip})"><path fill="${sindoor}" d="M-90-510H90V-320H-90Z"/><path class="launch-shade" d="M34-510H84V-320H34Z"/></g><path fill="${jamun}" d="M-78-336H78V-326H-78Z"/></g></g>`,
    `<g class="launch-lowercase"><path class="launch-outline" d="M-78-210H78V-96H-78Z"/><g class="launch-filled"><path fill="${jamun}" d="M-78-210H78V-96H-78Z"/><path fill="${genda}" d="${checks}"/><path class="launch-shade" d="M34-210H78V-96H34Z"/></g></g>`,
    `<g class="launch-number"><path class="launch-outline" d="M-78-326H78V-214H-78ZM40-270A40 40 0 1 1-40-270 40 40 0 1 1 40-270Z"/><g class="launch-filled"><path fill="${gulab}" d="M-78-327H78V-210H-78Z"/><circle fill="${jamun}" cy="-270" r="46"/><circle fill="${aasman}" cy="-270" r="35"/><path class="launch-glint" d="M-19-275A20 20 0 0 1-3-290"/><path class="launch-shade" d="M34-327H78V-210H34Z"/><path fill="${jamun}" d="M-78-216H78V-206H-78Z"/></g></g>`,
    `<g class="launch-special"><path class="launch-outline" d="${fins}${nozzle}"/><g class="launch-filled"><path fill="${genda}" d="${fins}"/><path fill="${mor}" d="${nozzle}"/></g></g>`,
  );
  return drawing('-190 -520 380 640', pieces, { label });
}
