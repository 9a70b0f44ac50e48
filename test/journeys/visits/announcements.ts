import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { call } from '../people.ts';
import { once, people, press, url, type Visits } from './visit.ts';

/** A course that has never been on sale. */
async function begun(title: string): Promise<{ id: string; token: string }> {
  const { token } = await people.admin();
  const body = { title, slug: '', description: 'Agents that do one job.', instructor: 'Asha Rao' };
  const { id } = await call(url, 'POST', '/api/admin/courses', body, token);
  return { id, token };
}

const announced = once(async () => {
  const { id, token } = await begun('Agents worth waiting for');
  const said = {
    words: 'Choose a job, build the agent that does it, and measure it.',
    points: ['Choose a job', 'Measure it'],
    opens: 'in January',
  };
  await call(url, 'PUT', `/api/authoring/courses/${id}/announcement`, said, token);
  return id;
});
const unannounced = once(async () => (await begun('Agents in silence')).id);

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
