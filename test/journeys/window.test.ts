import { expect, test } from 'vitest';
import { listen, openWindow } from './window.ts';

test('a broken policy and a failing script are reported', async () => {
  const page = await openWindow({ expected: /Content Security Policy|planted/ });
  const heard = listen(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect.poll(() => heard.join('\n')).toMatch(/Content Security Policy/);
  await expect.poll(() => heard.join('\n')).toContain('script: planted');
  expect(await page.title()).not.toBe('taken over');
});
