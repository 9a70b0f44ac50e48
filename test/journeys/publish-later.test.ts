import { expect, inject, test } from 'vitest';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { dayMs } from '#app/shared/durations.ts';
import { expectFocus, tabTo } from './keyboard.ts';
import { admin, call } from './people.ts';
import { toast } from './steps.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)(
  'a publication is scheduled, moved and cancelled on a %s, by someone far from India',
  async (screen) => {
    const { token } = await admin(url);
    const slug = `published-later-${screen}`;
    const { id } = await call(
      url,
      'POST',
      '/api/courses',
      {
        slug,
        title: 'Forms that people finish',
        description: 'Shorter forms, with an end in sight.',
        instructor: { name: 'Imran Qureshi' },
        courseContent: [{ title: 'Begin', lessons: ['What to ask'] }],
      },
      token,
    );
    await call(
      url,
      'POST',
      `/api/authoring/courses/${id}/stages`,
      { title: 'After launch' },
      token,
    );
    const page = await openWindow({ screen, token, zone: 'Europe/London' });
    const dialog = page.getByRole('dialog');
    const schedule = async (days: number) => {
      const at = `${indianDateTime(new Date(Date.now() + days * dayMs)).slice(0, 10)}T09:00`;
      await page.getByRole('button', { name: 'Publish' }).click();
      await dialog.getByText('After launch', { exact: false }).first().waitFor();
      await dialog.getByLabel('Later').check();
      await dialog.getByLabel('Publish at (Indian time, IST)').fill(at);
      await dialog.getByText(/By your clock: .*:30 am GMT/).waitFor();
      await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
      await toast(page, 'Publication scheduled');
    };
    await page.goto(`/teach/courses/${id}/content`);
    await schedule(3);
    await schedule(4);
    const { publishesAt } = await call(
      url,
      'GET',
      `/api/authoring/courses/${id}`,
      undefined,
      token,
    );
    expect(indianDateTime(publishesAt)).toContain('T09:00');
    if (screen === 'desktop') await page.getByText('Publishes', { exact: false }).waitFor();

    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText(/This draft is scheduled for/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel the schedule' }).click();
    await toast(page, 'Schedule cancelled');
    await dialog.getByText(/This draft is scheduled for/).waitFor({ state: 'hidden' });
  },
);

test.each(bothScreens)(
  'the review before publishing begins at its title, and says where a lesson moved, on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const course = {
      slug: `reviewed-${screen}`,
      title: 'Forms that people finish',
      description: 'Shorter forms, with an end in sight.',
      instructor: { name: 'Imran Qureshi' },
      courseContent: [
        { title: 'Begin', lessons: ['What to ask', 'Whom to ask'] },
        { title: 'Launch', lessons: ['Tell five people'] },
      ],
    };
    const { id } = await call(url, 'POST', '/api/courses', course, token);
    const desk = `/api/authoring/courses/${id}`;
    const { stages } = await call(url, 'GET', desk, undefined, token);
    const [begin, launch] = stages;
    const place = `${desk}/lessons/${begin.lessons[0].id}/place`;
    await call(url, 'PUT', place, { stage: launch.id, place: 2 }, token);

    const page = await openWindow({ screen, token });
    const dialog = page.getByRole('dialog', { name: 'Publish the changes?' });
    await page.goto(`/teach/courses/${id}/content`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectFocus(dialog.getByText('Publish the changes?'));
    await dialog
      .getByText('What to ask: moved to stage “Launch”, after “Tell five people”')
      .waitFor();
    await expectFocus(dialog.getByText('Publish the changes?'));
    for (const control of [
      dialog.getByLabel('What is new (optional)'),
      dialog.getByLabel('Now'),
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Publish' }),
    ])
      await tabTo(page, control, 4);
  },
);
