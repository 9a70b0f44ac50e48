import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { doPractice } from '../practice.ts';
import { passQuizzes } from '../starting-quizzes.ts';
import { admin, call, member } from './people.ts';
import { arriveAt, hearsKeys, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const slug = 'kites-that-stay-up';
const second = 'string-that-holds';

/** A course with one lesson that has no practice. */
async function newCourse(
  token: string,
  { slug, title: named }: { slug: string; title: string },
): Promise<string> {
  const body = {
    slug,
    title: named,
    description: 'Build a kite, and keep it in the air.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [{ title: 'Paper and string', lessons: ['Which paper'] }],
  };
  const { id } = await call(url, 'POST', '/api/courses', body, token);
  const desk = `/api/authoring/courses/${id}`;
  const { stages } = await call(url, 'GET', desk, undefined, token);
  const lesson = `${desk}/lessons/${stages[0].lessons[0].id}`;
  const { title, preview, tasks, needs, kind, revision } = await call(
    url,
    'GET',
    lesson,
    undefined,
    token,
  );
  const written = { minutes: 5, body: 'Take newspaper.' };
  const texts = { title, preview, tasks, needs, kind, revision, ...written };
  await call(url, 'PUT', lesson, texts, token);
  return id;
}

async function publish(token: string, id: string): Promise<void> {
  const desk = `/api/authoring/courses/${id}`;
  const { stamp } = await call(url, 'GET', `${desk}/changes`, undefined, token);
  await call(url, 'POST', `${desk}/publication`, { stamp, words: '' }, token);
}

async function writeQuestion(page: Page, place: number, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  const editor = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').nth(place);
  await editor.getByRole('textbox', { name: 'Question', exact: true }).fill(words);
  await editor.getByLabel('Option 1', { exact: true }).fill(`${words} Newspaper`);
  await editor.getByLabel('Option 2', { exact: true }).fill(`${words} Cardboard`);
  await editor.getByLabel('Reply to anyone who chooses option 2').fill('Too heavy to rise.');
  await editor.getByLabel('Right answer: option 1').check();
  await editor.getByLabel('Explanation').fill('Newspaper is light.');
  await editor.getByLabel('Lesson that explains it').selectOption('Which paper');
}

test('the lesson after a stage, the course and the dashboard lead to the quiz that is ready', async () => {
  const { token } = await member(url);
  const course = 'no-code-app-lab';
  const ask = async (method: string, path: string, body?: object) =>
    call(url, method, `/api${path}`, body, token);
  const { sections } = (await ask('GET', `/learning/courses/${course}`)).course;
  const [one, two] = sections[0].lessons;
  for (const { slug: lesson } of [one, two])
    await doPractice(
      ask,
      (await ask('GET', `/learning/courses/${course}/lessons/${lesson}`)).lesson,
    );
  await ask('PUT', `/learning/lessons/${one.id}/completion`);

  const page = await openWindow({ screen: 'phone', token });
  const quiz = page.getByRole('link', { name: 'Take the quiz of stage 1' });
  await page.goto(`/dashboard/my-courses/${course}/lessons/${two.slug}`);
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  await page.getByText('You have completed the lessons of stage 1.').waitFor();
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await page.getByText('Next: Your first clickable build').waitFor();
  await quiz.waitFor();
  await page.goto('/dashboard');
  await quiz.click();
  await page.getByRole('button', { name: 'Begin the quiz' }).waitFor();

  await passQuizzes(ask, course);
  await page.goto('/dashboard');
  await page.getByText('Next: lesson 3, Your first clickable build').waitFor();
  expect(await quiz.count()).toBe(0);
});

test('an author writes a quiz, and a member misses it, passes it and gets the certificate, and that of a path', async () => {
  const { token } = await admin(url);
  const id = await newCourse(token, { slug, title: 'Kites that stay up' });
  const desk = await openWindow({ token });
  const dialog = desk.getByRole('dialog');
  await desk.goto(`/teach/courses/${id}/content`);
  await desk.getByRole('button', { name: 'Actions for Paper and string' }).click();
  await desk.getByRole('button', { name: 'Add a quiz' }).click();
  await dialog.getByRole('button', { name: 'Add quiz' }).click();
  await desk.getByRole('heading', { name: 'Stage 1 quiz' }).waitFor();
  await desk.getByText('It draws 12 questions, but only 0 are written.').waitFor();
  await writeQuestion(desk, 0, 'What flies?');
  await writeQuestion(desk, 1, 'What rises?');
  await desk.getByRole('button', { name: 'Add question' }).click();
  await desk.getByRole('button', { name: 'Delete question 3' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await desk.getByLabel('Drawn each time').fill('2');
  await desk.getByLabel('Minutes before a retry').fill('0');
  await desk.getByText('Saved', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText(/Its pass mark is 8/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await desk.getByLabel('Pass mark').fill('2');
  await desk.getByText('Saved', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText('Quiz of “Paper and string”: added').waitFor();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await toast(desk, 'Published');

  const learner = await member(url);
  const page = await openWindow({ screen: 'phone', token: learner.token });
  await page.goto(`/courses/${slug}`);
  await page.getByText('You pass it by getting 2 of 2 questions right').waitFor();
  await page.goto(`/dashboard/my-courses/${slug}/lessons/lesson-1`);
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  await page.getByRole('link', { name: 'Open the quiz' }).click();
  await arriveAt(page, new RegExp(`^/dashboard/my-courses/${slug}/quizzes/`));
  await page.getByRole('button', { name: 'Begin the quiz' }).click();

  // By keys alone: an answer to the first question, a flag, and the answer survives a reload.
  await page.getByText('Question 1 of 2', { exact: true }).waitFor();
  await hearsKeys(page);
  await page.keyboard.press('a');
  await page.keyboard.press('f');
  await page.getByText('Saved. No time limit.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Question 1\b.*flagged/ }).click();
  await page.getByRole('radio', { checked: true }).waitFor();
  await page.getByRole('radio', { name: /Cardboard/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Look over all two' }).click();
  await page.getByRole('heading', { name: 'One answered, one open, one flagged.' }).waitFor();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await page.getByRole('heading', { name: '0 of 2. Two short.' }).waitFor();
  await page.getByText('Too heavy to rise. Newspaper is light.').first().waitFor();
  expect(await page.getByRole('link', { name: /Which paper/ }).count()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Take it again' }).click();
  for (const _ of ['first', 'second']) {
    await page.getByRole('radio', { name: /Newspaper/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('heading', { name: 'All two answered.' }).waitFor();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await page.getByRole('heading', { name: '2 of 2. Passed.' }).waitFor();
  await page.getByText('No result can be better than yours.').waitFor();

  // A worse result later takes nothing away, and the way on stays the first thing offered.
  await page.getByRole('button', { name: 'Take it again' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Look over all two' }).click();
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await page.getByText('You already passed this quiz, with 2 of 2, and it stays passed.').waitFor();
  await page.getByRole('link', { name: 'See your certificate' }).click();
  await page.getByText('1 quiz, passed.').first().waitFor();
  await page.goto(`/dashboard/my-courses/${slug}`);
  await page.getByRole('link', { name: 'Passed: Stage quiz' }).waitFor();

  const other = await newCourse(token, { slug: second, title: 'String that holds' });
  await publish(token, other);
  await desk.goto('/admin/paths');
  await desk.getByRole('button', { name: 'Add a path' }).click();
  await dialog.getByLabel('Title').fill('All of a kite');
  await dialog.getByLabel('Description').fill('Paper first, then string.');
  await dialog.getByRole('textbox', { name: 'Courses' }).fill(`${slug}\n${second}`);
  await dialog.getByRole('button', { name: 'Add path' }).click();
  await toast(desk, 'Path added');
  await page.goto('/dashboard/my-courses');
  const path = page.getByRole('listitem').filter({ hasText: 'All of a kite' });
  await path.getByText('1 of 2 courses').waitFor();
  await path.getByRole('link', { name: 'Next: String that holds' }).click();
  await arriveAt(page, `/dashboard/my-courses/${second}`);
  await page.getByRole('link', { name: 'Continue Course' }).click();
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  await page.getByRole('region', { name: 'Course complete' }).waitFor();
  await page.goto('/dashboard/my-courses');
  await path.getByText('2 of 2 courses').waitFor();
  await path.getByRole('link', { name: 'See your certificate' }).click();
  await page.getByText('has finished the learning path').waitFor();
});
