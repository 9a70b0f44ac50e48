import { call } from '../people.ts';
import { catalogue, once, people, press, url, type Visits } from './visit.ts';

async function coursePathOfDesk(): Promise<string> {
  const { token } = await people.admin();
  const { courses } = await call(url, 'GET', '/api/admin/courses', undefined, token);
  return `/admin/courses/${courses[0].id}`;
}

async function lessonPath(): Promise<string> {
  const { course, lesson } = await catalogue();
  return `/dashboard/my-courses/${course}/lessons/${lesson}`;
}

/** The quiz of the first stage, and how this person asks about it. */
async function quizOf(as: 'member' | 'founder') {
  const { token } = await people[as]();
  const ask = (method: string, path: string) => call(url, method, `/api${path}`, undefined, token);
  const { course: slug } = await catalogue();
  const { course } = await ask('GET', `/learning/courses/${slug}`);
  const id = course.sections[0].quiz.id as string;
  const attempts = `/learning/courses/${slug}/quizzes/${id}/attempts`;
  return { ask, attempts, page: `/dashboard/my-courses/${slug}/quizzes/${id}` };
}

const begunQuiz = once(async () => {
  const { ask, attempts, page } = await quizOf('member');
  await ask('POST', attempts);
  return page;
});

const missedQuiz = once(async () => {
  const { ask, attempts, page } = await quizOf('founder');
  await ask('POST', attempts);
  await ask('PUT', `${attempts}/1/result`);
  return page;
});

export const courses: Visits = {
  'a lesson that a helper reads': { path: lessonPath, as: 'helper' },
  'a course': { path: async () => `/courses/${(await catalogue()).course}` },
  'a course that is not there': { path: '/courses/none' },
  'a preview lesson': {
    path: async () => {
      const { course, preview } = await catalogue();
      return `/courses/${course}/lessons/${preview}`;
    },
  },
  'the paths of a member': {
    path: async () => {
      const { token } = await people.member();
      const { course } = await catalogue();
      const read = await call(url, 'GET', `/api/learning/courses/${course}`, undefined, token);
      const { id } = read.course.sections[0].lessons[0];
      await call(url, 'PUT', `/api/learning/lessons/${id}/opened`, undefined, token);
      return '/dashboard/my-courses';
    },
    as: 'member',
  },
  'a member’s course': {
    path: async () => `/dashboard/my-courses/${(await catalogue()).course}`,
    as: 'member',
  },
  'a member’s course that is not there': { path: '/dashboard/my-courses/none', as: 'member' },
  'a lesson': { path: lessonPath, as: 'member' },
  'the lessons of a phone': {
    path: lessonPath,
    as: 'member',
    screen: 'phone',
    open: press('button', /^Lessons/),
  },
  'notes beside a lesson': {
    path: lessonPath,
    as: 'member',
    open: async (page) => {
      await press('button', 'Your notes')(page);
      await page
        .getByRole('textbox', { name: 'Note 1' })
        .fill(`Ask five people. ${crypto.randomUUID()}`);
      await page.getByText('Saved', { exact: true }).waitFor();
    },
  },
  'an answer of the tutor': {
    path: lessonPath,
    as: 'member',
    open: async (page) => {
      await page.getByRole('heading', { name: 'Ask the tutor' }).scrollIntoViewIfNeeded();
      await page.getByLabel('What do you want to know?').fill('How does it begin?');
      await press('button', 'Ask the tutor')(page);
      await page.getByText('left for today.').waitFor();
      await press('button', /^Passage 1/)(page);
    },
  },
  'a quiz': { path: begunQuiz, as: 'member' },
  'a quiz before it is sent': {
    path: begunQuiz,
    as: 'member',
    open: press('button', /^Look over all/),
  },
  'the result of a quiz': { path: missedQuiz, as: 'founder' },
  'what to do with a course': {
    path: '/admin/courses',
    as: 'admin',
    open: press('button', /^Actions for/),
  },
  'a course to edit': { path: coursePathOfDesk, as: 'admin' },
  'courses to add, with faults': {
    path: '/admin/courses/import',
    as: 'admin',
    open: async (page) => {
      await page.getByLabel('A JSON array of courses').fill('[{}]');
      await press('button', 'Check only')(page);
      await page.getByText('Nothing was added').waitFor();
    },
  },
};
