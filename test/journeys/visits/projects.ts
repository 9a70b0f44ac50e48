import { project } from '../../projects.ts';
import { call } from '../people.ts';
import { catalogue, once, people, url, type Visits } from './visit.ts';

/** The first course with a project, and a way to submit it. */
const offered = once(async () => {
  const { course, lesson } = await catalogue();
  const { token } = await people.admin();
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find(({ slug }) => slug === course)?.id ?? '';
  const written = `/api/authoring/courses/${id}/project`;
  const before = (await call(url, 'GET', written, undefined, token)).project?.version ?? 0;
  const { version } = await call(url, 'PUT', written, { ...project, version: before }, token);
  const path = `/api/learning/courses/${course}`;
  const submit = async (by: string): Promise<string> => {
    const read = await call(url, 'GET', `${path}/lessons/${lesson}`, undefined, by);
    await call(url, 'PUT', `/api/learning/lessons/${read.lesson.id}/opened`, undefined, by);
    const body = { version, link: 'https://liftoff.example/mine', words: 'It works.' };
    return (await call(url, 'POST', `${path}/project/submissions`, body, by)).id;
  };
  return { course, id, submit };
});

/** Submits the project as this member, and responds. */
export async function respondedProject(token: string): Promise<void> {
  const [{ submit }, admin] = await Promise.all([offered(), people.admin()]);
  const response = { points: [3, 1], words: 'Show it to more people.' };
  const path = `/api/desk/projects/${await submit(token)}/response`;
  await call(url, 'PUT', path, response, admin.token);
}

/** A member’s project: an attempt with a response, and another that waits. */
const submitted = once(async () => {
  const [{ course, id, submit }, { token }] = await Promise.all([offered(), people.member()]);
  await respondedProject(token);
  return { course, id, again: await submit(token) };
});

export const projects: Visits = {
  'a project with its attempts': {
    path: async () => `/dashboard/my-courses/${(await submitted()).course}/project`,
    as: 'member',
  },
  'the submitted projects': {
    path: async () => {
      await submitted();
      return '/admin/projects';
    },
    as: 'admin',
  },
  'a submitted project at the desk': {
    path: async () => `/admin/projects?submission=${(await submitted()).again}`,
    as: 'admin',
  },
  'the project of a course, to be written': {
    path: async () => `/teach/courses/${(await submitted()).id}/project`,
    as: 'admin',
    open: (page) => page.getByRole('button', { name: 'Bold' }).waitFor(),
  },
};
