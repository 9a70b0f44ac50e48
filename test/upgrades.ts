import { sql } from 'kysely';
import { noteSuppliedTexts } from '#app/authoring/server/newest-texts.service.ts';
import { seedCourses } from '#app/courses/server/seed.ts';
import { q } from '#app/platform/database.ts';
import { atDesk } from './author-desk.ts';
import { startingCourses } from './starting-courses.ts';

export const olderWords = 'Older words.';

/**
 * The desk of a course whose first two lessons had older words, whose last lesson was not written yet
 * and whose first quiz was easier when the school got it; then the school was upgraded.
 */
export async function upgradedDesk() {
  const desk = await atDesk(async ({ clock }) => {
    await seedCourses(clock, async () => {
      const [course] = await startingCourses();
      const [quiz, ...quizzes] = course?.quizzes ?? [];
      if (!course || !quiz) throw new Error('There is no such starting course');
      const slugs = course.sections.flatMap(({ lessons }) => lessons);
      const older = new Map(course.lessons);
      for (const slug of slugs.slice(0, 2)) {
        const lesson = older.get(slug);
        if (lesson) older.set(slug, { ...lesson, body: olderWords });
      }
      const sections = course.sections.map((section) => ({
        ...section,
        lessons: section.lessons.filter((slug) => slug !== slugs.at(-1)),
      }));
      const easier = [{ ...quiz, passMark: 1 }, ...quizzes];
      return [{ ...course, sections, lessons: older, quizzes: easier }];
    });
  });
  await noteSuppliedTexts();
  const ask = async (path = '') => (await desk.write('GET', `/supplied${path}`)).body;
  const answer = async (how: 'draft' | 'kept') =>
    desk.write('POST', `/supplied/${how}`, { stamp: (await ask()).stamp });
  const offered = async (): Promise<boolean> => (await desk.write('GET', '')).body.newerTexts;
  return { ...desk, ask, answer, offered };
}

/** As if content/courses had said something else about the first lesson until this start. */
export async function upgradeAgain(courseId: string): Promise<void> {
  await noteSuppliedTexts();
  await sql`
    update supplied_courses set digest = 'older',
      content = jsonb_set(content, '{stages,0,lessons,0,title}', '"Before"')
    where course_id = ${courseId}`.execute(q());
  await noteSuppliedTexts();
}

/** As if the last course of content/courses had come with this start. Its address. */
export async function upgradeWithCourse(): Promise<string> {
  const slug = (await startingCourses()).at(-1)?.slug ?? '';
  await sql`update courses set slug = 'our-own-' || position where slug = ${slug}`.execute(q());
  return slug;
}
