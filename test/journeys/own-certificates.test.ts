import { expect, inject, test } from 'vitest';
import { certified } from './visits/certificates.ts';
import { toast } from './steps.ts';
import { call, member } from './people.ts';
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

test('only its owner is offered to add a certificate to LinkedIn', async () => {
  const { token } = await certified();
  const url = inject('applicationUrl');
  const own = await call(url, 'GET', '/api/account/certificates', undefined, token);
  const { number } = own.find((each: { withdrawnAt: string | null }) => !each.withdrawnAt);
  const visits = {
    owner: token,
    member: (await member(url)).token,
    visitor: '',
  };
  const offered: Record<string, number> = {};
  for (const [who, held] of Object.entries(visits)) {
    const page = await openWindow({ screen: 'phone', ...(held && { token: held }) });
    const asked = held && page.waitForResponse('**/api/account/certificates');
    await page.goto(`/certificates/${number}`);
    await asked;
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    const link = page.getByRole('link', { name: 'Add to LinkedIn' });
    if (who === 'owner') await link.waitFor();
    offered[who] = await link.count();
  }
  expect(offered).toEqual({ owner: 1, member: 0, visitor: 0 });
});
