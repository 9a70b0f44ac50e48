import { call } from '../people.ts';
import { catalogue, once, people, press, url, type Visits } from './visit.ts';

/** A member's question with an admin's answer, which the member has accepted and reported. */
const asked = once(async () => {
  const { course, lesson } = await catalogue();
  const [{ token }, admin] = await Promise.all([people.member(), people.admin()]);
  const path = `/api/learning/courses/${course}/lessons/${lesson}`;
  const { id } = (await call(url, 'GET', path, undefined, token)).lesson;
  const words = 'See https://liftoff.example/sheet for mine.';
  const question = { title: 'What if all five say yes?', words };
  const { id: own } = await call(
    url,
    'POST',
    `/api/learning/lessons/${id}/questions`,
    question,
    token,
  );
  const answers = `/api/questions/${own}/answers`;
  const given = await call(url, 'POST', answers, { words: 'Ask who has paid.' }, admin.token);
  await call(url, 'PUT', `/api/answers/${given.id}/acceptance`, undefined, token);
  const report = { reason: 'other', words: 'Too short.' };
  await call(url, 'POST', `/api/questions/${own}/reports`, report, admin.token);
  return { course, lesson, question: own as string };
});

export const questions: Visits = {
  'the questions under a lesson': {
    path: async () => {
      const { course, lesson } = await asked();
      return `/dashboard/my-courses/${course}/lessons/${lesson}`;
    },
    as: 'member',
    open: async (page) => {
      await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
      await press('button', 'Ask a question')(page);
    },
  },
  'a question': {
    path: async () => `/dashboard/questions/${(await asked()).question}`,
    as: 'member',
  },
  'a question to report': {
    path: async () => `/dashboard/questions/${(await asked()).question}`,
    as: 'member',
    open: press('button', /^Report/),
  },
  'a question at the desk': {
    path: async () => `/admin/questions?question=${(await asked()).question}`,
    as: 'admin',
  },
  'reports of questions': {
    path: async () => {
      await asked();
      return '/admin/questions?show=reported';
    },
    as: 'admin',
  },
};
