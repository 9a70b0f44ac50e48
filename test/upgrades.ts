import { sql } from 'kysely';
import { noteSuppliedTexts } from '#app/authoring/server/newest-texts.service.ts';
import { selectParts, updateParts } from '#app/authoring/server/supplied.queries.ts';
import { digestsOf } from '#app/authoring/server/supplied-parts.answers.ts';
import { pageTextsIn } from '#app/courses/server/content.face.ts';
import { seedCourses } from '#app/courses/server/seed.ts';
import { q } from '#app/platform/database.ts';
import { atDesk } from './author-desk.ts';
import { project } from './projects.ts';
import { startingCourses } from './starting-courses.ts';
import type { Town } from './town.ts';

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

/** As if content/courses had said what the course says now, of its page and project, until this start. */
export async function upgradePage(courseId: string): Promise<void> {
  await noteSuppliedTexts();
  const { course, project } = await selectParts(courseId);
  if (!course) throw new Error('There is no such course');
  const digests = digestsOf({ page: pageTextsIn(course), project });
  await updateParts(courseId, { ...digests, files: 'older' });
  await noteSuppliedTexts();
}

/** The same for a course that is changed to differ from content/courses. */
export async function upgradeOlderPage(courseId: string): Promise<void> {
  await sql`update courses set description = ${olderWords} where id = ${courseId}`.execute(q());
  await sql`update project_versions set title = ${olderWords} where course_id = ${courseId}`.execute(
    q(),
  );
  await upgradePage(courseId);
}

/** After the newer description of its page, or the newer project, was taken over. */
export const replaced =
  (group: 'page' | 'project') =>
  async ({ shop, tokens, course: { id } }: Town) => {
    await upgradeOlderPage(id);
    const path = `/authoring/courses/${id}/supplied-${group}`;
    const { stamp } = (await shop.call('GET', path, { token: tokens.admin })).body;
    const take = [group === 'page' ? 'description' : 'project'];
    await shop.call('POST', path, { token: tokens.admin, body: { stamp, take } });
    return { params: { id } };
  };

const textNames = new Set(
  `title description duration topic level learningPoints targetAudience faqs instructor icon palette composition
  image isNew isTrending version`.split(/\s+/),
);
/** What an author's form sends back. */
export const authoredIn = (edited: object): object =>
  Object.fromEntries(
    Object.entries(textsIn(edited)).filter(([name]) => name !== 'isNew' && name !== 'isTrending'),
  );
/** What the form of a course sends back to the admins' desk. */
export const textsIn = (edited: object): object =>
  Object.fromEntries(Object.entries(edited).filter(([name]) => textNames.has(name)));

export const olderPage = {
  title: 'The app lab',
  faqs: [{ question: 'Do I need a laptop?', answer: 'A phone will not do.' }],
  palette: 'dusk',
};

/** The desk of a course whose page and project had older texts until an upgrade. */
export async function olderPageDesk() {
  const desk = await atDesk(({ clock }) =>
    seedCourses(clock, async () => {
      const [course] = await startingCourses();
      if (!course) throw new Error('There is no such starting course');
      return [{ ...course, ...olderPage, project }];
    }),
  );
  await upgradePage(desk.id);
  const [newer] = await startingCourses();
  if (!newer) throw new Error('There is no such starting course');
  type Group = 'page' | 'project';
  const ask = async (group: Group) => (await desk.write('GET', `/supplied-${group}`)).body;
  const answer = async (group: Group, ...take: string[]) =>
    desk.write('POST', `/supplied-${group}`, { stamp: (await ask(group)).stamp, take });
  const offered = async () => {
    const { newerPage, newerProject } = (await desk.write('GET', '')).body;
    return { newerPage, newerProject };
  };
  const edited = async () =>
    (await desk.app.call('GET', `/admin/courses/${desk.id}`, { token: desk.admin })).body;
  const change = async (changes: object) =>
    desk.app.call('PUT', `/admin/courses/${desk.id}`, {
      token: desk.admin,
      body: { ...textsIn(await edited()), ...changes },
    });
  return { ...desk, newer, ask, answer, offered, edited, change };
}

/** As if the last course of content/courses had come with this start. Its address. */
export async function upgradeWithCourse(): Promise<string> {
  const slug = (await startingCourses()).at(-1)?.slug ?? '';
  await sql`update courses set slug = 'our-own-' || position where slug = ${slug}`.execute(q());
  return slug;
}
