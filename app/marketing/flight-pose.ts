/** What an SVG path tells of itself: lengths and points in the units of its drawing. */
export interface Track {
  getTotalLength: () => number;
  getPointAtLength: (length: number) => { x: number; y: number };
}

/**
 * How far a reader has come along a section, 0 to 1: by where the middle of the window stands in
 * it. All in pixels.
 */
export const progressOf = (
  section: { top: number; height: number },
  windowHeight: number,
): number => Math.min(1, Math.max(0, (windowHeight / 2 - section.top) / section.height));

/** The step, in units of the track, over which its direction is read. */
const ahead = 2;

/**
 * Where something that flies along the track stands, and how far it is turned clockwise from
 * pointing up (degrees). `stretch`: pixels for a unit of the drawing, across and down.
 */
export function poseOn(
  track: Track,
  progress: number,
  stretch: { x: number; y: number },
): { x: number; y: number; angle: number } {
  const length = track.getTotalLength();
  // Read from a step back at the end, where there is nothing ahead.
  const from = Math.min(length * progress, length - ahead);
  const [here, next] = [track.getPointAtLength(from), track.getPointAtLength(from + ahead)];
  const heading = Math.atan2((next.y - here.y) * stretch.y, (next.x - here.x) * stretch.x);
  return { x: here.x * stretch.x, y: here.y * stretch.y, angle: (heading * 180) / Math.PI + 90 };
}
