import { testApp, type TestApp } from './app.ts';
import { signedInAdmin } from './people.ts';

export const announced = {
  words: 'A course about agents that do one job well.',
  points: ['Choose a job', 'Measure it'],
  opens: 'in January',
};

/** A course that has never been on sale, announced unless `unannounced`. */
export async function courseInPreparation(
  { call }: Pick<TestApp, 'call'>,
  token: string | undefined,
  { title = 'Agents at work', unannounced = false } = {},
): Promise<{ id: string; slug: string }> {
  const begun = { title, slug: '', description: 'Agents.', instructor: 'Asha Rao' };
  const { id } = (await call('POST', '/admin/courses', { token, body: begun })).body;
  const { slug } = (await call('GET', `/admin/courses/${id}`, { token })).body;
  if (!unannounced)
    await call('PUT', `/authoring/courses/${id}/announcement`, { token, body: announced });
  return { id, slug };
}

/** An app with such a course, an admin, and what people do with it. */
export async function upcoming(variables: Record<string, string> = {}) {
  const app = await testApp({
    ADMIN_EMAIL: 'asha@example.in',
    RATE_LIMIT_FACTOR: '100',
    ...variables,
  });
  const { token: admin } = await signedInAdmin(app);
  const course = await courseInPreparation(app, admin);
  const { id, slug } = course;
  const ask = (email: string) =>
    app.call('POST', `/announcements/${slug}/addresses`, { body: { email } });
  const code = async (email: string) => {
    const links = (await app.mailbox(email)).flatMap((mail) => mail.links);
    const link = links.find((each) => new URL(each).pathname === '/waiting/confirm');
    return new URL(link ?? 'http://none.invalid').searchParams.get('oobCode') ?? '';
  };
  const confirm = (oobCode: string) => app.call('POST', '/waiting/confirm', { body: { oobCode } });
  const forget = (oobCode: string) => app.call('POST', '/waiting/forget', { body: { oobCode } });
  /** Someone who has asked and confirmed. */
  const waits = async (email: string) => {
    await ask(email);
    return confirm(await code(email));
  };
  const desk = (method = 'GET', body?: object) =>
    app.call(method, `/authoring/courses/${id}/announcement`, { token: admin, body });
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token: admin, body });
  /** From the desk of the author, who is an admin. */
  const publish = async () => {
    const { stamp } = (await write('GET', '/changes')).body;
    return write('POST', '/publication', { stamp, words: '' });
  };
  /** With the switch in the list of courses. */
  const putOnSale = async (published = true) => {
    const { version } = (await app.call('GET', `/admin/courses/${id}`, { token: admin })).body;
    return app.call('PUT', `/admin/courses/${id}/publication`, {
      token: admin,
      body: { published, version },
    });
  };
  /** Recipients of the mails about the opening, in order. */
  const told = async () =>
    (await app.mailbox())
      .filter(({ subject }) => subject.endsWith(' is open'))
      .map(({ to }) => to)
      .toSorted();
  const waiting = async (): Promise<number> => (await desk()).body.waiting;
  const people = { ask, code, confirm, forget, waits };
  return { app, admin, id, slug, ...people, desk, write, publish, putOnSale, told, waiting };
}
