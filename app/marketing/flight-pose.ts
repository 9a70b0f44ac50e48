/** The parts of an SVG path that we use: lengths and points in the drawing's units. */
export interface Track {
  getTotalLength: () => number;
  getPointAtLength: (length: number) => { x: number; y: number };
}

/**
 * A reader's progress through a section, 0 to 1, by the position of the window's middle in it. All
 * in pixels.
 */
export const progressOf = (
  section: { top: number; height: number },
  windowHeight: number,
): number => Math.min(1, Math.max(0, (windowHeight / 2 - section.top) / section.height));

/** The step, in units of the track, that its direction is calculated over. */
const ahead = 2;

/**
 * The position of something that flies along the track, and its clockwise turn from pointing up
 * (degrees). `stretch`: pixels for a unit of the drawing, across and down.
 */
export function poseOn(
  track: Track,
  progress: number,
  stretch: { x: number; y: number },
): { x: number; y: number; angle: number } {
  const length = track.getTotalLength();
  // At the end there is nothing ahead, so this looks one step back.
  const from = Math.min(length * progress, length - ahead);
  const [here, next] = [track.getPointAtLength(from), track.getPointAtLength(from + ahead)];
  const heading = Math.atan2((next.y - here.y) * stretch.y, (next.x - here.x) * stretch.x);
  return { x: here.x * stretch.x, y: here.y * stretch.y, angle: (heading * 180) / Math.PI + 90 };
}
