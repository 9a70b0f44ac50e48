export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const name = 'video-speed';

/** How fast this browser's reader likes videos. */
export function readSpeed(): number {
  const stored = Number(localStorage.getItem(name));
  return speeds.find((speed) => speed === stored) ?? 1;
}

export const writeSpeed = (speed: number): void => localStorage.setItem(name, `${speed}`);
