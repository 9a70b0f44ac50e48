/** Pixels. */
export interface Extent {
  width: number;
  height: number;
}

/**
 * The square crop of a picture: its centre in the picture's pixels, and how much smaller it is than
 * the largest possible.
 */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const mostZoom = 5;

/** The side of the crop, in the picture's pixels. */
export const sideOf = ({ width, height }: Extent, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** The largest square in the picture's middle. */
export const middleOf = ({ width, height }: Extent): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The nearest crop that is completely inside the picture. */
function held(picture: Extent, { x, y, zoom }: Crop): Crop {
  const within = { x, y, zoom: between(zoom, 1, mostZoom) };
  const half = sideOf(picture, within) / 2;
  return {
    ...within,
    x: between(x, half, picture.width - half),
    y: between(y, half, picture.height - half),
  };
}

/** Moves the picture right and down by these shares of the frame, and the crop the other way. */
export function moved(picture: Extent, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop);
  return held(picture, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/**
 * Another zoom. The point of the frame at `across` and `along` (0 to 1, default: the middle) stays
 * in place.
 */
export function zoomed(
  picture: Extent,
  crop: Crop,
  zoom: number,
  { across = 0.5, along = 0.5 } = {},
): Crop {
  const before = sideOf(picture, crop);
  const after = sideOf(picture, { ...crop, zoom: between(zoom, 1, mostZoom) });
  return held(picture, {
    x: crop.x + (across - 0.5) * (before - after),
    y: crop.y + (along - 0.5) * (before - after),
    zoom,
  });
}
