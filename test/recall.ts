import type { TestApp } from './app.ts';
import { member } from './people.ts';

let turn = 0;

/** A member of the first course who revises what was missed in a lesson of it. */
export async function reviser(
  app: TestApp,
  slug: string,
  { on = true, email = 'naina@example.in' } = {},
) {
  const { token, uid } = await member(app, 'basicPlan', { email });
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });
  const { id } = (await call('GET', `/learning/courses/no-code-app-lab/lessons/${slug}`)).body
    .lesson;
  if (on) await call('PUT', '/recall');
  const one = (choice: string) => ({ kind: 'choose-one', choice });
  const post = async (path: string, body: object) => call('POST', path, body);
  const repetitionAddress = (which: string) => `/recall/lessons/${id}/practice/${which}`;
  return {
    call,
    subject: { uid, email },
    today: async () => (await call('GET', '/recall')).body,
    dueNow: async (): Promise<string[]> =>
      (await call('GET', '/recall')).body.due.map(
        (each: { block: { id: string } }) => each.block.id,
      ),
    home: async () => (await call('GET', '/dashboard/home')).body.revision,
    inLesson: (which: string, choice: string) =>
      post(`/learning/lessons/${id}/practice/${which}`, { answer: one(choice) }),
    revise: (which: string, due: string, answer: object | string, repeated = false) => {
      if (!repeated) turn += 1;
      return post(repetitionAddress(which), {
        due,
        answer: typeof answer === 'string' ? one(answer) : answer,
        attempt: { triedBy: 'a-window', turn },
      });
    },
    show: (which: string, due: string) => post(`${repetitionAddress(which)}/answer`, { due }),
    again: (which: string, due: string) => post(`${repetitionAddress(which)}/again`, { due }),
  };
}
