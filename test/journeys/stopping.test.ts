import { expect, test } from 'vitest';
import { startApp } from '../../scripts/running-app.ts';

test('stopping under load drops no answer, and the process ends in time', async () => {
  const application = await startApp();
  const ended = new Promise<number | null>(
    (resolve) => void application.process.once('exit', resolve),
  );
  // Each hashes a password, so most are still waiting when the stop comes.
  const asked = Array.from({ length: 40 }, async (_, n) => {
    const body = JSON.stringify({ email: `nobody-${n}@example.in`, password: 'Monsoon-wind-7!' });
    const response = await fetch(`${application.url}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: await response.json() };
  });
  await Promise.race(asked);
  const asking = performance.now();
  application.process.kill('SIGTERM');
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(await ended).toBe(0);
  expect(performance.now() - asking).toBeLessThan(10_000);
  await expect(fetch(`${application.url}/healthz`)).rejects.toThrow('fetch failed');
});
