import type { LessonContent, QuizContent } from '#app/courses/course-content.ts';

/** Whether two lessons or two quizzes say the same, whatever their addresses and revisions. */
export const isSame = (
  one: LessonContent | QuizContent,
  other: LessonContent | QuizContent,
): boolean => ofPart(one) === ofPart(other);

const ofPart = (part: object): string => inOneOrder({ ...part, slug: '', revision: '' });

/** A value as text that doesn’t depend on the order of names: the database has its own. */
export const inOneOrder = (value: unknown): string => JSON.stringify(value, sorted);

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
