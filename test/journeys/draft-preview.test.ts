import { expect, inject, test } from 'vitest';
import { admin, call } from './people.ts';
import { toast } from './steps.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const practice = [
  'Look at the sheet first.',
  '',
  '```practice',
  'id: first',
  'kind: choose-one',
  'question: How many sheets?',
  'options: [{ text: One, right: true }, { text: Two, hint: Count the tabs. }]',
  'why: It has one tab.',
  '```',
].join('\n');

test.each(bothScreens)(
  'an author looks at a draft as a visitor, a member, and half way through, on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const slug = `seen-before-${screen}`;
    const { id } = await call(
      url,
      'POST',
      '/api/courses',
      {
        slug,
        title: 'Sheets with one tab',
        description: 'Keep it in one place.',
        instructor: { name: 'Imran Qureshi' },
        courseContent: [{ title: 'Begin', lessons: ['What to ask'] }],
      },
      token,
    );
    const ask = (method: string, path: string, body?: object) =>
      call(url, method, `/api/authoring/courses/${id}${path}`, body, token);
    const { stages } = await ask('GET', '');
    const lesson = stages[0].lessons[0].id as string;
    const { revision } = await ask('GET', `/lessons/${lesson}`);
    const texts = {
      minutes: 12,
      preview: true,
      body: practice,
      tasks: ['Count your tabs'],
      needs: [],
      kind: 'reading',
    };
    await ask('PUT', `/lessons/${lesson}`, { ...texts, title: 'Only in the draft', revision });

    const page = await openWindow({ screen, token });
    await page.goto(`/teach/courses/${id}/content`);
    await page
      .getByRole('link', { name: screen === 'phone' ? 'Preview the draft' : 'Preview' })
      .click();
    await page.waitForURL(/\/preview$/);
    await page.getByText('Keep it in one place.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Courses' }).click();
    await toast(page, 'This link leads out of the preview, so it was not followed.');
    await page.getByRole('link', { name: /Only in the draft/ }).click();
    await page.getByRole('heading', { name: 'Only in the draft', level: 1 }).waitFor();

    await page.getByRole('link', { name: 'Member' }).click();
    await page.getByLabel('Two').check();
    await page.getByRole('button', { name: /Check/ }).click();
    await page.getByText('Count the tabs.').waitFor();
    await page.getByRole('link', { name: 'Visitor' }).click();
    await page.waitForURL(/as=visitor/);
    await page.getByText('Count the tabs.').waitFor();
    await page.getByRole('link', { name: 'Back to the course' }).click();
    // The lesson has the same links, and one that is pressed too soon would stay there.
    await page.waitForURL(({ searchParams }) => !searchParams.has('lesson'));
    await page
      .getByRole('heading', { name: 'Only in the draft', level: 1 })
      .waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Half way' }).click();
    await page.getByText('100% complete').waitFor();

    const { sections } = await call(url, 'GET', `/api/catalogue/${slug}`);
    expect(JSON.stringify(sections)).not.toContain('draft');
  },
);
