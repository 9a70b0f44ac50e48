import { call } from '../people.ts';
import { people, press, url, type Visits } from './visit.ts';

/** The desk of the first course, with or without one of its lessons open. */
async function deskPath(open?: 'lesson'): Promise<string> {
  const { token } = await people.admin();
  const { courses } = await call(url, 'GET', '/api/admin/courses', undefined, token);
  const { id } = courses[0];
  if (!open) return `/teach/courses/${id}/content`;
  const { stages } = await call(url, 'GET', `/api/authoring/courses/${id}`, undefined, token);
  return `/teach/courses/${id}/content?lesson=${stages[0].lessons[0].id}`;
}

export const authoring: Visits = {
  'the desk of an author': { path: () => deskPath(), as: 'admin' },
  'the menu of a lesson in the outline': {
    path: () => deskPath(),
    as: 'admin',
    open: press('button', /^Actions for/),
  },
  'a lesson being written': { path: () => deskPath('lesson'), as: 'admin' },
  'a lesson being written as Markdown': {
    path: () => deskPath('lesson'),
    as: 'admin',
    open: press('button', 'Markdown'),
  },
  'a practice being written': {
    path: () => deskPath('lesson'),
    as: 'admin',
    open: press('button', 'Edit this practice'),
  },
  'the media of a school': { path: '/admin/media', as: 'admin' },
  'the media of an author': { path: '/teach/media', as: 'admin' },
  'the history of a course': {
    path: () => deskPath(),
    as: 'admin',
    open: press('button', 'History'),
  },
};
