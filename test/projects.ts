import { createHash } from 'node:crypto';
import { mediaDoor, send } from './media.ts';
import { askedSchool } from './questions.ts';
import type { SignedIn } from './people.ts';

export const project = {
  title: 'A form that five people fill in',
  brief: 'Build it, *show it*, and say what you changed.',
  criteria: [
    { name: 'It works', points: 3, earns: 'A stranger gets to the end.' },
    { name: 'It was shown', points: 2, earns: 'Five people, and what they said.' },
  ],
  takesLink: true,
  takesWords: false,
  takesFile: false,
  offered: true,
};

type Who = Pick<SignedIn, 'token'>;

/** A school whose first course has a project; learners have begun it. */
export async function projectSchool() {
  const school = await askedSchool();
  const { app, course, lesson, asker, learner, author } = school;
  const path = `/authoring/courses/${course.id}/project`;
  const save = ({ token }: Who, body: object) => app.call('PUT', path, { token, body });
  const mine = `/learning/courses/${course.slug}/project`;
  for (const { token } of [asker, learner])
    await app.call('PUT', `/learning/lessons/${lesson.id}/opened`, { token });
  await save(author, { ...project, version: 0 });
  return {
    ...school,
    save,
    edited: ({ token }: Who) => app.call('GET', path, { token }),
    submit: ({ token }: Who, body: object = {}) =>
      app.call('POST', `${mine}/submissions`, {
        token,
        body: { version: 1, link: 'https://naina.example/form', words: '', ...body },
      }),
    shown: async ({ token }: Who) => (await app.call('GET', mine, { token })).body,
    summary: async ({ token }: Who) => (await app.call('GET', `${mine}/summary`, { token })).body,
    waiting: async ({ token }: Who, query: Record<string, string> = {}) =>
      (await app.call('GET', '/desk/projects', { token, query })).body,
    open: ({ token }: Who, id: string) => app.call('GET', `/desk/projects/${id}`, { token }),
    respond: ({ token }: Who, id: string, body: object = {}) =>
      app.call('PUT', `/desk/projects/${id}/response`, {
        token,
        body: { points: [3, 1], words: 'Show it to three more people.', ...body },
      }),
    /** Sends a file for the project; answers its id, or the refusal. */
    sendFile: async ({ token }: Who, name: string, bytes: Uint8Array) => {
      const fingerprint = createHash('sha256').update(name).update(bytes).digest('hex');
      const body = { name, size: bytes.length, fingerprint };
      const begun = await app.call('POST', `${mine}/files`, { token, body });
      if (begun.status === 201) await send(mediaDoor(app), begun.body.address, bytes);
      return begun.body as { id: string; code?: string; error?: string };
    },
    fileOf: ({ token }: Who, id: string) =>
      app.call('GET', `/project-submissions/${id}/file`, { token }),
    correct: ({ token }: Who, id: string, body: object = {}) =>
      app.call('PUT', `/desk/projects/${id}/correction`, {
        token,
        body: { points: [2, 2], words: 'You showed it to five.', count: 0, ...body },
      }),
    takeBack: ({ token }: Who, id: string) =>
      app.call('DELETE', `/project-submissions/${id}`, { token }),
  };
}
