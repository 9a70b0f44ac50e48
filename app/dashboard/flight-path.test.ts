import { expect, test } from 'vitest';
import { flightPath, steepCourse, wideCourse, type FlightStage } from './flight-path.ts';

const stage = (lessons: number, done: number): FlightStage => ({
  title: 'Stage',
  lessons,
  done,
  complete: done === lessons,
});
const five = (done: number): FlightStage[] =>
  [0, 1, 2, 3, 4].map((index) => stage(4, Math.min(4, Math.max(0, done - index * 4))));

test('7 of 20 lessons in five stages give the path of the design', () => {
  const { whole, flown, nodes, craft } = flightPath(five(7), wideCourse);
  expect(whole).toBe('M24,262C360,258 600,214 960,28');
  expect(flown).toMatch(/^M24,262C.* 350\.8,238\.7$/);
  expect(nodes.map(({ x, y, complete }) => [x, y, complete])).toEqual([
    [215.8, 254, true],
    [394.9, 231.5, false],
    [571.8, 189.6, false],
    [756.7, 123.4, false],
    [960, 28, false],
  ]);
  expect(craft).toMatchObject({ x: 350.8, y: 238.7 });
  expect(craft.angle).toBeGreaterThan(-30);
  expect(craft.angle).toBeLessThan(0);
});

test('before the first lesson nothing is flown, and the craft is inside the picture', () => {
  const { flown, craft, nodes } = flightPath(five(0), wideCourse);
  expect(flown).toBeNull();
  expect(craft.x).toBeGreaterThan(60);
  expect(nodes.some((node) => node.complete)).toBe(false);
});

test('with everything done the whole path is flown, and the craft is still inside', () => {
  const { flown, whole, craft } = flightPath(five(20), wideCourse);
  expect(flown).toBe(whole);
  expect(craft.x).toBeLessThan(wideCourse.width - 50);
});

test('a stage of outline entries has no node, and a course without lessons still has a path', () => {
  const stages = [stage(3, 3), stage(0, 0), stage(1, 0)];
  expect(flightPath(stages, wideCourse).nodes.map((node) => node.number)).toEqual([1, 3]);
  expect(flightPath([stage(0, 0)], wideCourse)).toMatchObject({ nodes: [], flown: null });
  expect(flightPath([], wideCourse).craft.x).toBeGreaterThan(0);
});

test.each([1, 2, 7, 40])(
  '%i stages end at the end of the curve, and no two names touch',
  (count) => {
    for (const course of [wideCourse, steepCourse]) {
      const { nodes } = flightPath(
        Array.from({ length: count }, () => stage(2, 1)),
        course,
      );
      expect(nodes).toHaveLength(count);
      expect(nodes.at(-1)).toMatchObject(course.points[3]);
      const named = nodes.filter((node) => node.labelled).map((node) => node.x);
      expect(named[0]).toBe(nodes[0]?.x);
      expect(named.every((x, index) => index === 0 || x - (named[index - 1] ?? 0) >= 72)).toBe(
        true,
      );
    }
  },
);
