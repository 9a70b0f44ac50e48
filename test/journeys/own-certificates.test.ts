import { expect, test } from 'vitest';
import { certified } from './visits/certificates.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

test('whoever finds a wrong name on a certificate is told how to correct it, and can', async () => {
  const { token, number } = await certified();
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto('/account/certificates');
  await page.getByRole('link', { name: number }).waitFor();
  expect(await page.getByRole('button', { name: /^Issue again/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Change your name in your account' }).click();
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('Full name').fill('Naina Gill Sandhu');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Profile name updated successfully!');
  await page.goto('/account/certificates');
  await page.getByRole('button', { name: 'Issue again as Naina Gill Sandhu' }).click();
  await page.getByRole('heading', { name: /^Naina Gill Sandhu finished/ }).waitFor();
});
