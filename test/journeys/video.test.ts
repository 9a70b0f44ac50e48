import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { admin, call, member } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const folder = 'content/courses/interfaces-people-trust/videos/four-states-of-one-list';

test('an author puts a video with captions into a lesson, and a member goes on with it on another device', async () => {
  const { token } = await admin(url);
  const { id } = await call(
    url,
    'POST',
    '/api/courses',
    {
      slug: 'kites-on-film',
      title: 'Kites on film',
      description: 'How a kite is bridled, shown by someone who flies them.',
      instructor: { name: 'Imran Qureshi' },
      courseContent: [{ title: 'Begin', lessons: ['The bridle'] }],
    },
    token,
  );
  const { stages } = await call(url, 'GET', `/api/authoring/courses/${id}`, undefined, token);
  const { id: lesson, slug: lessonSlug } = stages[0].lessons[0];
  const page = await openWindow({ token, own: true, expected: /status of 400/ });
  const buffer = await readFile(`${folder}.webm`);
  const dialog = page.getByRole('dialog');

  await page.goto(`/teach/courses/${id}/content?lesson=${lesson}`);
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await text.click();
  await page.keyboard.type('Watch the bridle.');
  await page
    .locator('.rich-text-tools input[type=file]')
    .setInputFiles({ name: 'bridle.webm', mimeType: 'video/webm', buffer });
  await dialog.getByLabel('Title').fill('The bridle, tied twice');
  await dialog.getByRole('button', { name: 'Place video' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await text.getByAltText('The bridle, tied twice').waitFor();
  const draft = () =>
    call(url, 'GET', `/api/authoring/courses/${id}/lessons/${lesson}`, undefined, token);
  await expect
    .poll(async () => (await draft()).body)
    .toContain('![The bridle, tied twice](/media/');

  await page.goto('/admin/media?show=video');
  await page.getByRole('button', { name: 'bridle.webm' }).click();
  const captions = dialog.getByLabel('Captions in English', { exact: true });
  await captions.fill('WEBVTT\n\n00:05.000 --> 00:03.000\nBackwards');
  await dialog.getByRole('button', { name: 'Save captions' }).click();
  await dialog.getByText('Line 3: The caption ends before it begins.').waitFor();
  await captions.fill(
    'WEBVTT\n\n00:00.000 --> 00:10.000\nTie the upper knot.\n\n00:10.000 --> 00:30.000\nNow the lower one.',
  );
  await dialog.getByLabel('Chapters').fill('0:00 Above\n0:10 Below');
  await dialog.getByRole('button', { name: 'Save captions' }).click();
  await toast(page, 'Captions saved');
  const { stamp } = await call(
    url,
    'GET',
    `/api/authoring/courses/${id}/changes`,
    undefined,
    token,
  );
  await call(url, 'POST', `/api/authoring/courses/${id}/publication`, { stamp, words: '' }, token);

  const person = (await member(url)).token;
  const path = `/dashboard/my-courses/kites-on-film/lessons/${lessonSlug}`;
  const reader = await openWindow({ token: person, own: true });
  await reader.goto(path);
  const video = reader.locator('.lesson-video video');
  await expect
    .poll(() => video.evaluate((player) => (player as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);
  expect(await video.getAttribute('poster')).toContain('.webp?for=');
  const box = await video.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(960 / 640, 1);
  await reader.getByRole('button', { name: 'Transcript' }).click();
  await reader.getByPlaceholder('Search the transcript').fill('lower');
  await reader.getByRole('button', { name: 'Tie the upper knot.' }).waitFor({ state: 'hidden' });
  const line = reader.getByRole('button', { name: 'Now the lower one.' });
  // The page stops the video itself: the test may look some lines too late.
  await reader.evaluate(() => {
    const stop = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement && target.currentTime > 10) target.pause();
    };
    document.addEventListener('timeupdate', stop, { capture: true });
  });
  await line.click();
  await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
  await reader.getByRole('button', { name: '0:10 Below' }).waitFor();
  await expect
    .poll(
      async () =>
        (
          await call(
            url,
            'GET',
            `/api/learning/courses/kites-on-film/lessons/${lessonSlug}`,
            undefined,
            person,
          )
        ).watched,
    )
    .not.toEqual({});

  const phone = await openWindow({ token: person, own: true, screen: 'phone' });
  await phone.goto(path);
  await phone.getByRole('button', { name: /^Go on at 0:1\d$/ }).click();
  const other = phone.locator('.lesson-video video');
  await expect
    .poll(() => other.evaluate((player) => (player as HTMLVideoElement).currentTime))
    .toBeGreaterThan(9.5);
});
