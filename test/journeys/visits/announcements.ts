import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { call } from '../people.ts';
import { once, people, press, url, type Visits } from './visit.ts';

interface Writer {
  url: string;
  token: string;
}

/** The id of a new course that has never been on sale. */
async function begin(title: string, { url, token }: Writer): Promise<string> {
  const body = { title, slug: '', description: 'Agents that do one job.', instructor: 'Asha Rao' };
  return (await call(url, 'POST', '/api/admin/courses', body, token)).id;
}

/** Puts a course in preparation on the list of courses, and returns its id. */
export async function announce({ url, token }: Writer): Promise<string> {
  const id = await begin('Agents worth waiting for', { url, token });
  const said = {
    words: 'Choose a job, build the agent that does it, and measure it.',
    points: ['Choose a job', 'Measure it'],
    opens: 'in January',
  };
  await call(url, 'PUT', `/api/authoring/courses/${id}/announcement`, said, token);
  return id;
}

const writer = async (): Promise<Writer> => ({ url, token: (await people.admin()).token });
const announced = once(async () => announce(await writer()));
const unannounced = once(async () => begin('Agents in silence', await writer()));

export const announcedPage = async () => {
  await announced();
  return '/upcoming/agents-worth-waiting-for';
};

export const announcements: Visits = {
  'a course in preparation': { path: announcedPage },
  'a course in preparation with a fault': {
    path: announcedPage,
    open: press('button', 'Tell me when it opens'),
  },
  'a course in preparation for someone signed in': {
    path: announcedPage,
    as: 'signed-in',
    open: async (opened) => {
      await opened.getByText('we can send one e-mail', { exact: false }).waitFor();
    },
  },
  'courses in preparation after the others': {
    path: async () => {
      await announced();
      return '/courses';
    },
    // The old page is served while it is made anew.
    open: async (opened) => {
      while (!(await opened.getByRole('heading', { name: 'In preparation' }).isVisible()))
        await opened.reload();
    },
  },
  'an announcement': {
    path: async () => authorDeskPath(await announced()),
    as: 'admin',
    open: press('button', 'Announcement'),
  },
  'a first announcement': {
    path: async () => authorDeskPath(await unannounced()),
    as: 'admin',
    open: press('button', 'Announcement'),
  },
};
