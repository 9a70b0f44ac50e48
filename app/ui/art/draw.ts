import { cover, type CoverOptions } from './cover.ts';
import { craftDrawing, type CraftOptions } from './craft.ts';
import { crew, type CrewOptions } from './crew.ts';
import { launchPad, type LaunchPadOptions } from './launch-pad.ts';
import { launchWindow, type LaunchWindowOptions } from './launch-window.ts';
import { moduleMark, type ModuleMarkOptions } from './module-mark.ts';
import { patch, type PatchOptions } from './patch.ts';
import { scene, type SceneOptions } from './scenes.ts';

/** Every kind of drawing and its options. The seed of a scene is its name. */
export interface ArtOptions {
  cover: CoverOptions;
  craft: CraftOptions;
  crew: CrewOptions;
  'launch-pad': LaunchPadOptions;
  'launch-window': LaunchWindowOptions;
  'module-mark': ModuleMarkOptions;
  patch: PatchOptions;
  scene: SceneOptions;
}

export type ArtKind = keyof ArtOptions;

const generators: { [K in ArtKind]: (seed: string, options?: ArtOptions[K]) => string } = {
  cover,
  craft: craftDrawing,
  crew,
  'launch-pad': launchPad,
  'launch-window': launchWindow,
  'module-mark': moduleMark,
  patch,
  scene,
};

/**
 * A drawing as SVG text: the same seed and options give the same picture on every machine. Safe to
 * use as markup whatever the seed and the words in the options are.
 */
export const draw = <K extends ArtKind>(kind: K, seed: string, options?: ArtOptions[K]): string =>
  generators[kind](seed, options);
