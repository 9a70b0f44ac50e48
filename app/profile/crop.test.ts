import { expect, test } from 'vitest';
import { middleOf, mostZoom, moved, sideOf, zoomed } from './crop.ts';

const picture = { width: 400, height: 200 };
const whole = middleOf(picture);

test('at first the crop is the largest square in the middle', () => {
  expect([whole, sideOf(picture, whole)]).toEqual([{ x: 200, y: 100, zoom: 1 }, 200]);
});

test('dragging the picture to the right keeps what is further left, up to its edge', () => {
  expect(moved(picture, whole, 0.25, 0)).toEqual({ x: 150, y: 100, zoom: 1 });
  expect(moved(picture, whole, 5, 5)).toEqual({ x: 100, y: 100, zoom: 1 });
  expect(moved(picture, whole, -5, -5)).toEqual({ x: 300, y: 100, zoom: 1 });
});

test('zoomed in, there is room to move up and down', () => {
  const near = zoomed(picture, whole, 2);
  expect([near, sideOf(picture, near)]).toEqual([{ x: 200, y: 100, zoom: 2 }, 100]);
  expect(moved(picture, near, 0, 1)).toEqual({ x: 200, y: 50, zoom: 2 });
});

test('the point between two fingers stays where it is', () => {
  const at = { across: 1, along: 0 };
  const near = zoomed(picture, whole, 2, at);
  // The upper right corner of the frame shows the same pixel of the picture.
  expect([near.x + 50, near.y - 50]).toEqual([whole.x + 100, whole.y - 100]);
});

test('zooming ends at the whole picture and at its pixels, and never leaves the picture', () => {
  expect(zoomed(picture, whole, 99).zoom).toBe(mostZoom);
  const corner = moved(picture, zoomed(picture, whole, 4), -9, -9);
  expect(zoomed(picture, corner, 0)).toEqual({ x: 300, y: 100, zoom: 1 });
});
