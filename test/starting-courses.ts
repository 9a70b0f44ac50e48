import { seedCourses } from '#app/courses/server/seed.ts';
import {
  readStartingCourses,
  type StartingCourse,
} from '#app/courses/server/starting-courses.service.ts';
import type { TestApp } from './app.ts';

let read: Promise<StartingCourse[]> | undefined;
/** Read once, because checking the files takes as long as storing them. */
export const startingCourses = () => (read ??= readStartingCourses());

type School = Pick<TestApp, 'clock'>;

/** Gives a school the starting courses, or the first few of them. */
export const seedStartingCourses = ({ clock }: School, count?: number): Promise<void> =>
  seedCourses(clock, async () => (await startingCourses()).slice(0, count));

/** Gives a school the first stages of the first few starting courses, without quizzes and projects. */
export const seedSmallCourses = ({ clock }: School, count: number): Promise<void> =>
  seedCourses(clock, async () =>
    (await startingCourses()).slice(0, count).map((course) => ({
      ...course,
      sections: course.sections.slice(0, 1),
      quizzes: [],
      project: null,
    })),
  );

/**
 * Gives a school the first of the starting courses only, or its first stages, without the quizzes
 * and the project: a test that is about those writes its own.
 */
export const seedFirstCourse = ({ clock }: School, stages?: number): Promise<void> =>
  seedCourses(clock, async () => {
    const [course] = await startingCourses();
    if (!course) throw new Error('There are no starting courses');
    return [{ ...course, sections: course.sections.slice(0, stages), quizzes: [], project: null }];
  });
