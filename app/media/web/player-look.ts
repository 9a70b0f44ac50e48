import type { VideoPart } from '../video.contract.ts';

/** The browser's own controls, in the size of the video, so that nothing moves when it loads. */
export const playerLook = ({ title, poster, width, height }: VideoPart) => ({
  poster: poster ?? undefined,
  width,
  height,
  controls: true,
  playsInline: true,
  'aria-label': title,
});
