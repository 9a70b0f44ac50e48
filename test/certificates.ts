import { seedFirstCourse } from './starting-courses.ts';
import { testApp, type TestApp } from './app.ts';
import { doPractice } from './practice.ts';
import { member, type NewPerson, type SignedIn } from './people.ts';

interface Entry {
  id: string;
  slug: string;
  written: boolean;
}

/** A school of one course of four lessons, with a member who has completed none. */
export async function school(who: Partial<NewPerson> = {}) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedFirstCourse(app, 2);
  const person = await member(app, 'basicPlan', who);
  return { app, person };
}

/** The slug of a course, and the ids of its written lessons, whose practice is done. */
export async function lessonsToComplete({ call }: TestApp, { token }: SignedIn) {
  const { body } = await call('GET', '/learning/courses?show=all', { token });
  const [{ slug }] = body.courses as [{ slug: string }];
  const { body: read } = await call('GET', `/learning/courses/${slug}`, { token });
  const entries: Entry[] = read.course.sections.flatMap(
    (section: { lessons: Entry[] }) => section.lessons,
  );
  const lessons = entries.filter(({ written }) => written);
  const ask = async (method: string, path: string, asked?: object) =>
    (await call(method, path, { token, body: asked })).body;
  for (const lesson of lessons)
    await doPractice(
      ask,
      (await ask('GET', `/learning/courses/${slug}/lessons/${lesson.slug}`)).lesson,
    );
  return { slug, ids: lessons.map(({ id }) => id) };
}

export const complete = ({ call }: TestApp, { token }: SignedIn, id: string) =>
  call('PUT', `/learning/lessons/${id}/completion`, { token });

/** Finishes a course; returns its slug and the number of the certificate. */
export async function certified(app: TestApp, person: SignedIn) {
  const { slug, ids } = await lessonsToComplete(app, person);
  for (const id of ids) await complete(app, person, id);
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token: person.token });
  return { slug, number: body.certificate as string };
}
