import { onTestFinished } from 'vitest';
import type { TutorLine } from '#app/tutor/contract.ts';
import { testApp, type TestApp } from './app.ts';
import { startCompletions } from './fakes/completions.ts';
import { signedInAdmin, type SignedIn } from './people.ts';
import { seedStartingCourses } from './starting-courses.ts';

export const said = { pieces: ['It begins with a trigger [1', '] and costs a task [999].'] };

/** A school with one course, whose tutor is a local server of the protocol. */
export async function tutorSchool(variables: Record<string, string> = {}) {
  const service = await startCompletions();
  onTestFinished(service.stop);
  service.say(said);
  const app = await testApp({
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'asha@example.in',
    ...service.environment,
    ...variables,
  });
  await seedStartingCourses(app, 1);
  const [course] = (await app.call('GET', '/courses')).body;
  const { sections } = (await app.call('GET', `/catalogue/${course.slug}`)).body;
  const lesson = sections[0].lessons[0] as { id: string; slug: string; title: string };
  const ask = async ({ token }: { token: string }, question = 'How does it begin?') => {
    const path = `/learning/lessons/${lesson.id}/tutor`;
    const reply = await app.call('POST', path, { token, body: { question } });
    return { ...reply, lines: reply.status === 200 ? linesIn(reply.bytes) : [] };
  };
  const end = async (person: SignedIn) => (await ask(person)).lines.at(-1);
  const usage = async () => {
    const { token } = await signedInAdmin(app);
    return (await app.call('GET', '/admin/tutor', { token })).body;
  };
  return { app, service, course, lesson, ask, end, usage };
}

const linesIn = (bytes: Uint8Array): TutorLine[] =>
  new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TutorLine);

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
