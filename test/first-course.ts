import { readStartingCourses, seedCourses, type StartingCourse } from '#app/courses/server/seed.ts';
import type { TestApp } from './app.ts';

let read: Promise<StartingCourse[]> | undefined;

/**
 * Gives a school the first of the starting courses only, or its first stages, without the quizzes:
 * a test that is about quizzes writes its own.
 */
export const seedFirstCourse = ({ clock }: TestApp, stages?: number): Promise<void> =>
  seedCourses(clock, async () => {
    const [course] = await (read ??= readStartingCourses());
    if (!course) throw new Error('There are no starting courses');
    return [{ ...course, sections: course.sections.slice(0, stages), quizzes: [] }];
  });
