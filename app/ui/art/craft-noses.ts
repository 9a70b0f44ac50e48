import { ink } from './palettes.ts';
import { svg } from './svg.ts';

interface Nose {
  /** For a half-width of 1. */
  height: number;
  /** For a half-width of `w`, with the base on y = 0 and the tip up. */
  outline: (w: number) => string;
  /** The part right of `shadeFrom`: continues the body's shade up the nose. */
  shade: (w: number) => string;
}

/** Where the shaded right side begins, as a share of the half-width. */
const shadeFrom = 0.42;

// The shades were cut from the outlines at x = .42 w: circles by Pythagoras, curves by de
// Casteljau.
export const noses = {
  dome: {
    height: 1,
    outline: (w) => svg`M${-w},0A${w},${w} 0 0 1 ${w},0Z`,
    shade: (w) => svg`M${w * shadeFrom},0V${w * -0.908}A${w},${w} 0 0 1 ${w},0Z`,
  },
  ogive: {
    height: 2.6,
    outline: (w) =>
      svg`M${-w},0C${-w},${-w * 1.25} ${-w * 0.42},${-w * 2.1} 0,${-w * 2.6}C${w * 0.42},${-w * 2.1} ${w},${-w * 1.25} ${w},0Z`,
    shade: (w) =>
      svg`M${w * shadeFrom},0V${w * -2.024}C${w * 0.727},${w * -1.527} ${w},${w * -0.858} ${w},0Z`,
  },
  cone: {
    height: 2.32,
    outline: (w) =>
      svg`M${-w},0L${-w * 0.18},${-w * 2.1}Q0,${-w * 2.5} ${w * 0.18},${-w * 2.1}L${w},0Z`,
    shade: (w) => svg`M${w * shadeFrom},0V${w * -1.485}L${w},0Z`,
  },
  bullet: {
    height: 1.95,
    outline: (w) =>
      svg`M${-w},0V${-w * 0.45}C${-w},${-w * 1.5} ${-w * 0.5},${-w * 1.95} 0,${-w * 1.95}C${w * 0.5},${-w * 1.95} ${w},${-w * 1.5} ${w},${-w * 0.45}V0Z`,
    shade: (w) =>
      svg`M${w * shadeFrom},0V${w * -1.834}C${w * 0.746},${w * -1.641} ${w},${w * -1.198} ${w},${w * -0.45}V0Z`,
  },
  capsule: {
    height: 1.87,
    outline: (w) =>
      svg`M${-w},0L${-w * 0.62},${-w * 1.25}A${w * 0.62},${w * 0.62} 0 0 1 ${w * 0.62},${-w * 1.25}L${w},0Z`,
    shade: (w) =>
      svg`M${w * shadeFrom},0V${w * -1.706}A${w * 0.62},${w * 0.62} 0 0 1 ${w * 0.62},${-w * 1.25}L${w},0Z`,
  },
} as const satisfies Record<string, Nose>;

/** The shade over the right of a stage. */
export const stageShade = (w: number, y: number, height: number): string =>
  svg`<rect x="${w * shadeFrom}" y="${y}" width="${w * (1 - shadeFrom)}" height="${height}" fill="${ink.night}" opacity=".16"/>`;
