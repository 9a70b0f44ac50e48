import { expect, inject, test } from 'vitest';
import { bothScreens } from '../screens.ts';
import { admin } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)(
  'an admin finds the courses of a path by their titles on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const page = await openWindow({ screen, token });
    await page.goto('/admin/paths');
    await page.getByRole('button', { name: 'Add a path' }).click();
    const dialog = page.getByRole('dialog');
    const title = `A path from a ${screen}`;
    await dialog.getByLabel('Title', { exact: true }).fill(title);
    await dialog.getByLabel('Description').fill('Two courses.');
    const slugs = dialog.getByLabel('Courses', { exact: true });
    const find = dialog.getByLabel('Find a course');

    await find.fill('app lab');
    // It searches, and sends nothing.
    await find.press('Enter');
    const lab = dialog.getByRole('button', { name: 'The no-code app lab' });
    await lab.click();
    await expect.poll(() => slugs.inputValue()).toBe('no-code-app-lab');
    await find.fill('interfaces people');
    await dialog.getByText('1 course found').waitFor();
    await dialog.getByRole('button', { name: 'Interfaces people trust' }).click();
    await expect.poll(() => slugs.inputValue()).toBe('no-code-app-lab\ninterfaces-people-trust');
    await find.fill('app lab');
    await lab.click();
    await expect.poll(() => slugs.inputValue()).toBe('interfaces-people-trust');
    await lab.click();
    await find.fill('no course has these words');
    await dialog.getByText('0 courses found').waitFor();

    await dialog.getByLabel('Published').uncheck();
    await dialog.getByRole('button', { name: 'Add path' }).click();
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByText('2 courses: Interfaces people trust, The no-code app lab').waitFor();
  },
);
