import type { TestApp } from './app.ts';
import { signedInAdmin } from './people.ts';

/** An admin gives the lesson another text, and publishes it. */
export async function rewritten(
  app: TestApp,
  { course, lesson }: { course: { id: string }; lesson: { id: string } },
  body: string,
): Promise<void> {
  const { token } = await signedInAdmin(app);
  const address = `/authoring/courses/${course.id}`;
  const ask = async (method: string, path: string, sent?: object) =>
    (await app.call(method, `${address}${path}`, { token, body: sent })).body;
  const edited = await ask('GET', `/lessons/${lesson.id}`);
  const { title, minutes, preview, tasks, needs, kind, revision } = edited;
  const texts = { title, minutes, preview, tasks, needs, kind, revision, body };
  await ask('PUT', `/lessons/${lesson.id}`, texts);
  const { stamp } = await ask('GET', '/changes');
  await ask('POST', '/publication', { stamp, words: '' });
}
