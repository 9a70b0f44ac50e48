import { seedFirstCourse } from './starting-courses.ts';
import { testApp, type TestApp } from './app.ts';
import { signedInAdmin } from './people.ts';
import { complete } from './practice.ts';

interface Lesson {
  id: string;
  slug: string;
  title: string;
  state: string;
  written: boolean;
}
interface Stage {
  id: string;
  title: string;
  lessons: Lesson[];
}

export const slug = 'no-code-app-lab';

/** An admin at the desk of the first course, and how readers see it. */
export async function atDesk(
  seed: (app: TestApp) => Promise<void> = seedFirstCourse,
  variables: Record<string, string> = {},
) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', ...variables });
  await seed(app);
  const { token } = await signedInAdmin(app);
  const { id } = (await app.call('GET', `/courses/slug/${slug}`)).body;
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token, body });
  const stages = async (): Promise<Stage[]> => (await write('GET', '')).body.stages;
  const readers = async () => (await app.call('GET', `/catalogue/${slug}`)).body;
  const publish = async (words = '') => {
    const { stamp } = (await write('GET', '/changes')).body;
    return write('POST', '/publication', { stamp, words });
  };
  const save = async (lesson: string, changes: object) => {
    const { title, minutes, preview, body, tasks, needs, kind, revision } = (
      await write('GET', `/lessons/${lesson}`)
    ).body;
    const texts = { title, minutes, preview, body, tasks, needs, kind, revision, ...changes };
    return write('PUT', `/lessons/${lesson}`, texts);
  };
  return { app, id, admin: token, write, stages, readers, publish, save };
}

export const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('nothing here');
  return item;
};
export const learn = (app: TestApp, token: string, lesson: Lesson): Promise<void> =>
  complete(
    async (method, path, body) => (await app.call(method, path, { token, body })).body,
    slug,
    lesson,
  );
