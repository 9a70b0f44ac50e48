import { call, member } from '../people.ts';
import { doPractice } from '../../practice.ts';
import { passQuizzes } from '../../starting-quizzes.ts';
import { once, url, type Visits } from './visit.ts';

interface Entry {
  id: string;
  slug: string;
  written: boolean;
}

/** The certificate of a member, who has finished the first course. */
export const certified = once(async () => {
  const { token } = await member(url);
  const ask = (method: string, path: string, body?: object) =>
    call(url, method, `/api${path}`, body, token);
  const { uid } = await ask('GET', '/auth/session');
  const { courses } = await ask('GET', '/learning/courses?show=all');
  const address = `/learning/courses/${courses[0].slug as string}`;
  const { course } = await ask('GET', address);
  const lessons: Entry[] = course.sections.flatMap(
    (section: { lessons: Entry[] }) => section.lessons,
  );
  for (const { id, slug } of lessons.filter(({ written }) => written)) {
    await doPractice(ask, (await ask('GET', `${address}/lessons/${slug}`)).lesson);
    await ask('PUT', `/learning/lessons/${id}/completion`);
  }
  await passQuizzes(ask, courses[0].slug as string);
  const { certificate } = await ask('GET', address);
  return { token, uid: uid as string, number: certificate as string };
});
export const certificates: Visits = {
  'a certificate': { path: async () => `/certificates/${(await certified()).number}` },
  'a number that no certificate has': { path: '/certificates/LFT-7Q4M-29KO' },
  'one’s own certificates': {
    path: '/account/certificates',
    as: 'signed-in',
  },
  'the certificates of a member': {
    path: async () => `/admin/members/${(await certified()).uid}/certificates`,
    as: 'admin',
  },
};
