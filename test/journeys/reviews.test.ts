import { expect, inject, test } from 'vitest';
import { admin, call, member, someone } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const slug = 'reviewed-course';

const course = {
  slug,
  title: 'A course to review',
  description: 'Two lessons, so that one is half of it.',
  instructor: { name: 'Imran Qureshi' },
  courseContent: [
    {
      title: 'All of it',
      lessons: [
        { title: 'The first half', text: 'Read this.' },
        { title: 'The second half', text: 'And this.' },
      ],
    },
  ],
};

test('a learner reviews a course after half of it, and reads the author’s reply on its page', async () => {
  const { token } = await admin(url);
  const { id } = await call(url, 'POST', '/api/courses', course, token);
  const { sections } = await call(url, 'GET', `/api/catalogue/${slug}`);
  const [{ id: lesson }] = sections[0].lessons;
  const half = (person: { token: string }) =>
    call(url, 'PUT', `/api/learning/lessons/${lesson}/completion`, undefined, person.token);
  for (const stars of [5, 5, 5, 5]) {
    const other = await member(url);
    await half(other);
    const body = { stars, words: '' };
    await call(url, 'PUT', `/api/learning/courses/${slug}/review`, body, other.token);
  }

  const learner = await member(url, someone('Farida Sheikh'));
  const page = await openWindow({ screen: 'phone', token: learner.token });
  await page.goto(`/dashboard/my-courses/${slug}`);
  await page.getByRole('heading', { name: course.title }).first().waitFor();
  expect(await page.getByText('What is this course like?').count()).toBe(0);
  await half(learner);
  await page.reload();
  await page.getByRole('heading', { name: 'What is this course like?' }).waitFor();
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Choose one to five stars').waitFor();
  await page.getByRole('radio', { name: '3 stars' }).check();
  await page.getByLabel('What should others know?').fill('Honest, and a little dry.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await toast(page, 'Review saved');
  await page.getByRole('heading', { name: 'Your review' }).waitFor();

  const desk = await openWindow({ token });
  await desk.goto(`/teach/courses/${id}/content`);
  await desk.getByRole('button', { name: 'Reviews' }).click();
  await desk
    .getByText('The course page shows those that have words, except the hidden ones.')
    .waitFor();
  const review = desk.getByRole('group', { name: 'Review by Farida' });
  await review.getByRole('button', { name: 'Reply' }).click();
  await desk.getByLabel('Your reply').fill('We will add a joke.');
  await desk.getByRole('button', { name: 'Save reply' }).click();
  await toast(desk, 'Reply saved');

  const reply = page.getByText('We will add a joke.');
  await expect.poll(() => page.goto(`/courses/${slug}`).then(() => reply.count())).toBe(1);
  await page.getByText('Rated 4.6 out of 5 by 5 people').waitFor();
  await page.getByText('Part of your membership', { exact: true }).waitFor({ state: 'attached' });
  await page.getByText('Honest, and a little dry.').waitFor();

  await review.getByRole('button', { name: 'Hide' }).click();
  await desk.getByLabel('Reason').fill('It names a neighbour.');
  await desk.getByRole('button', { name: 'Hide review' }).click();
  await desk.getByText('Hidden: It names a neighbour.').waitFor();
  await page.goto(`/dashboard/my-courses/${slug}`);
  await page.getByText(/Your review is hidden: It names a neighbour/).waitFor();
  await page.getByRole('button', { name: 'Remove words' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.getByLabel('What should others know?').inputValue()).toBe('');
  await desk.getByRole('button', { name: 'Show again' }).click();
  await toast(desk, 'Review shown');
  await page.reload();
  await page.getByRole('button', { name: 'Remove review' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('heading', { name: 'What is this course like?' }).waitFor();
});
