export interface Point {
  x: number;
  y: number;
}

/** A cubic Bézier curve on its canvas. */
export interface Course {
  width: number;
  height: number;
  points: readonly [Point, Point, Point, Point];
  /**
   * The positions allowed for the craft: it is longer than the margin, and must stay inside at
   * either end.
   */
  craft: readonly [least: number, most: number];
}

export interface FlightStage {
  title: string;
  lessons: number;
  done: number;
  complete: boolean;
}

export interface FlightPath {
  /** Path data of the whole path. */
  whole: string;
  /** The part already flown; null before the first lesson. */
  flown: string | null;
  /** One at the end of each stage. `labelled` if its name has room beside the previous one. */
  nodes: (Point & { title: string; number: number; complete: boolean; labelled: boolean })[];
  /** The craft's position, and its direction in degrees, 0 to the right. */
  craft: Point & { angle: number };
}

export const wideCourse: Course = {
  width: 1000,
  height: 300,
  points: [
    { x: 24, y: 262 },
    { x: 360, y: 258 },
    { x: 600, y: 214 },
    { x: 960, y: 28 },
  ],
  craft: [0.07, 0.95],
};

/** For phones: the whole path stays in sight. */
export const steepCourse: Course = {
  width: 360,
  height: 210,
  points: [
    { x: 18, y: 188 },
    { x: 140, y: 186 },
    { x: 236, y: 150 },
    { x: 336, y: 28 },
  ],
  craft: [0.18, 0.9],
};

/** The smallest distance between the middles of two names that are still readable. */
const labelRoom = 72;

/**
 * The stages of a course along a curve, each as long as its share of the lessons, with the craft at
 * the share of completed lessons (design: "flight path"). Stages without a written lesson take no
 * room and have no node.
 */
export function flightPath(stages: readonly FlightStage[], course: Course): FlightPath {
  const flying = stages
    .map((stage, index) => ({ ...stage, number: index + 1 }))
    .filter((stage) => stage.lessons > 0);
  const total = flying.reduce((sum, stage) => sum + stage.lessons, 0);
  const done = total > 0 ? flying.reduce((sum, stage) => sum + stage.done, 0) / total : 0;

  let passed = 0;
  let lastLabel = -Infinity;
  const nodes = flying.map(({ title, number, lessons, complete }) => {
    passed += lessons;
    const { x, y } = pointAt(course, passed / total);
    const labelled = x - lastLabel >= labelRoom;
    if (labelled) lastLabel = x;
    return { x, y, title, number, complete, labelled };
  });

  const [least, most] = course.craft;
  return {
    whole: pathOf(course.points),
    flown: done > 0 ? pathOf(splitAt(course, done).before) : null,
    nodes,
    craft: craftAt(course, Math.min(most, Math.max(least, done))),
  };
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** De Casteljau: the curve up to `t`, and its tangent there. */
function splitAt({ points: [start, one, two, end] }: Course, t: number) {
  const a = between(start, one, t);
  const middle = between(one, two, t);
  const b = between(two, end, t);
  const from = between(a, middle, t);
  const to = between(middle, b, t);
  const tip = between(from, to, t);
  return {
    before: [start, a, from, tip] as const,
    tip,
    tangent: { x: to.x - from.x, y: to.y - from.y },
  };
}

const pointAt = (course: Course, t: number): Point => rounded(splitAt(course, t).tip);

function craftAt(course: Course, t: number): FlightPath['craft'] {
  const { tip, tangent } = splitAt(course, t);
  return { ...rounded(tip), angle: round((Math.atan2(tangent.y, tangent.x) * 180) / Math.PI) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

const pathOf = (points: Course['points']): string => {
  const [start, one, two, end] = points.map(rounded).map(({ x, y }) => `${x},${y}`);
  return `M${start}C${one} ${two} ${end}`;
};
