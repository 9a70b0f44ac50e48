/** How much a course expects of its learners, easiest first. */
export const levels = {
  'first-build': 'First build',
  'some-practice': 'Some practice',
  'deep-end': 'Deep end',
} as const;

export type Level = keyof typeof levels;
export const levelNames = Object.keys(levels) as [Level, ...Level[]];
