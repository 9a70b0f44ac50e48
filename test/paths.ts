import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from './app.ts';
import { completedLessons } from './completed-lessons.ts';
import { member, signedInAdmin, type NewPerson, type SignedIn } from './people.ts';
import { seedSmallCourses } from './starting-courses.ts';

/** A school with three small courses, an admin, and a member who has begun nothing. */
export async function pathSchool(who: Partial<NewPerson> = {}) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedSmallCourses(app, 3);
  const { rows } = await sql<{ slug: string }>`select slug from courses order by position`.execute(
    q(),
  );
  const [a = '', b = '', c = ''] = rows.map(({ slug }) => slug);
  const admin = await signedInAdmin(app);
  return { app, admin, person: await member(app, 'basicPlan', who), courses: [a, b, c] as const };
}

/** Adds a public path through these courses; `change` replaces its courses. */
export async function addPath(
  { call }: TestApp,
  { token }: SignedIn,
  courses: readonly string[],
  title = 'From idea to phone',
) {
  const path = {
    title,
    description: 'Build it, then put it on a phone.',
    courses,
    published: true,
  };
  const { body } = await call('POST', '/admin/paths', { token, body: path });
  let version: number = body.version;
  const change = async (now: Partial<typeof path>) => {
    const answer = await call('PUT', `/admin/paths/${body.id}`, {
      token,
      body: { ...path, ...now, version },
    });
    version = answer.body.version;
  };
  return { slug: body.slug as string, change };
}

/** Completes all lessons of a course except for asking that it be finished, which `finish` does. */
export const readyToFinish = (who: SignedIn, course: string) => completedLessons(who.uid, course);

/** Finishes a course or a path whose parts are complete. */
export const finish = ({ call }: TestApp, { token }: SignedIn, what: string) =>
  call('PUT', `/learning/${what}/completion`, { token });

export async function finishCourse(app: TestApp, who: SignedIn, course: string): Promise<string> {
  await readyToFinish(who, course);
  return (await finish(app, who, `courses/${course}`)).body.certificate as string;
}

/** The caller's paths. */
export const pathsOf = async ({ call }: TestApp, { token }: SignedIn) =>
  (await call('GET', '/learning/paths', { token })).body.paths;
