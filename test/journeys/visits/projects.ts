import { project } from '../../projects.ts';
import { call } from '../people.ts';
import { catalogue, once, people, url, type Visits } from './visit.ts';

/** A member’s project: an attempt with a response, and another that waits. */
const submitted = once(async () => {
  const { course, lesson } = await catalogue();
  const [{ token }, admin] = await Promise.all([people.member(), people.admin()]);
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find(({ slug }) => slug === course)?.id ?? '';
  const written = `/api/authoring/courses/${id}/project`;
  const before = (await call(url, 'GET', written, undefined, admin.token)).project?.version ?? 0;
  const { version } = await call(url, 'PUT', written, { ...project, version: before }, admin.token);
  const path = `/api/learning/courses/${course}`;
  const read = await call(url, 'GET', `${path}/lessons/${lesson}`, undefined, token);
  const opened = `/api/learning/lessons/${read.lesson.id}/opened`;
  const body = { version, link: 'https://liftoff.example/mine', words: 'It works.' };
  const submit = async (by: string) => {
    await call(url, 'PUT', opened, undefined, by);
    return (await call(url, 'POST', `${path}/project/submissions`, body, by)).id as string;
  };
  const first = await submit(token);
  const response = { points: [3, 1], words: 'Show it to more people.' };
  await call(url, 'PUT', `/api/desk/projects/${first}/response`, response, admin.token);
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
  },
};
