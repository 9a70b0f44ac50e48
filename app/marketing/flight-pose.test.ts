import { expect, test } from 'vitest';
import { poseOn, progressOf } from './flight-pose.ts';

/** A hundred units to the right, then a hundred down. */
const corner = {
  getTotalLength: () => 200,
  getPointAtLength: (length: number) => ({
    x: Math.min(length, 100),
    y: Math.max(0, length - 100),
  }),
};
const plain = { x: 1, y: 1 };

test('the middle of the window decides the reader’s progress', () => {
  expect(progressOf({ top: 400, height: 2000 }, 800)).toBe(0);
  expect(progressOf({ top: -600, height: 2000 }, 800)).toBe(0.5);
  expect(progressOf({ top: -1600, height: 2000 }, 800)).toBe(1);
});

test('before the section it waits at the start, after it at the end', () => {
  expect(progressOf({ top: 5000, height: 2000 }, 800)).toBe(0);
  expect(progressOf({ top: -9000, height: 2000 }, 800)).toBe(1);
});

test('it points along the track', () => {
  expect(poseOn(corner, 0, plain)).toEqual({ x: 0, y: 0, angle: 90 });
  expect(poseOn(corner, 0.75, plain)).toEqual({ x: 100, y: 50, angle: 180 });
});

test('at the very end it keeps its last direction', () => {
  expect(poseOn(corner, 1, plain).angle).toBe(180);
});

test('stretching a drawing stretches the path and the angle', () => {
  const diagonal = {
    getTotalLength: () => 100,
    getPointAtLength: (length: number) => ({ x: length, y: length }),
  };
  const { x, y, angle } = poseOn(diagonal, 0.5, { x: 3, y: 1 });
  expect([x, y]).toEqual([150, 50]);
  expect(angle).toBeCloseTo(90 + 18.43, 1);
});
