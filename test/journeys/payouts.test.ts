import { expect, inject, test } from 'vitest';
import { admin } from './people.ts';
import { openWindow } from './window.ts';

test('the tabs of the payouts share one row on a phone', async () => {
  const { token } = await admin(inject('applicationUrl'));
  const page = await openWindow({ screen: 'phone', token });
  await page.goto('/admin/payouts');
  const tabs = page.getByRole('main').locator('.segmented > *');
  await tabs.filter({ hasText: 'To pay' }).waitFor();
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});
