import { call } from '../people.ts';
import { people, press, url, type Visits } from './visit.ts';

/** The desk of the first course, with or without its first lesson or quiz open. */
export async function deskPath(open?: 'lesson' | 'quiz'): Promise<string> {
  const { token } = await people.admin();
  const { courses } = await call(url, 'GET', '/api/admin/courses', undefined, token);
  const { id } = courses[0];
  if (!open) return `/teach/courses/${id}/content`;
  const { stages } = await call(url, 'GET', `/api/authoring/courses/${id}`, undefined, token);
  const [{ lessons, quiz }] = stages;
  return `/teach/courses/${id}/content?${open}=${open === 'quiz' ? quiz.id : lessons[0].id}`;
}

const previewPath = async (as: string): Promise<string> =>
  `${(await deskPath()).replace('/content', '/preview')}?as=${as}`;

const figuresPath = async (): Promise<string> => (await deskPath()).replace('/content', '/figures');

const pagePath = async (): Promise<string> => (await deskPath()).replace('/content', '/page');

export const authoring: Visits = {
  'a course to begin': {
    path: '/teach',
    as: 'admin',
    open: async (page) => {
      await press('button', 'New course')(page);
      await page.getByLabel('Who teaches it').waitFor();
    },
  },
  'the desk of an author': { path: () => deskPath(), as: 'admin' },
  'the figures of a course, before the first night': { path: figuresPath, as: 'admin' },
  'the page and the cover of a course': {
    path: pagePath,
    as: 'admin',
    open: (page) => page.getByRole('radio', { name: 'Porthole' }).waitFor(),
  },
  'the pictures that can be a cover': {
    path: pagePath,
    as: 'admin',
    open: async (page) => {
      await press('button', 'Choose from the library')(page);
      await page.getByRole('heading', { name: 'Choose a picture' }).waitFor();
    },
  },
  'the menu of a lesson in the outline': {
    path: () => deskPath(),
    as: 'admin',
    open: press('button', /^Actions for/),
  },
  'the preview of a draft, for visitors': { path: () => previewPath('visitor'), as: 'admin' },
  'the preview of a draft, half way through': { path: () => previewPath('halfway'), as: 'admin' },
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
  'a quiz being written': {
    path: () => deskPath('quiz'),
    as: 'admin',
    open: async (page) => {
      await page.getByRole('list', { name: 'Questions' }).locator('summary').first().click();
      await page.getByLabel('Explanation').first().waitFor();
    },
  },
  'the reviews of a course': {
    path: () => deskPath(),
    as: 'admin',
    open: press('button', 'Reviews'),
  },
  'the history of a course': {
    path: () => deskPath(),
    as: 'admin',
    open: press('button', 'History'),
  },
};
