import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, test } from 'vitest';

test('in development, a page accepts the styles that Vite writes into it', async () => {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const environment = vite.environments.ssr;
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error('Vite gave no environment to run the server in');
    const { contentSecurityPolicy } = (await environment.runner.import(
      '/app/platform/html.ts',
    )) as typeof import('./html.ts');
    expect(contentSecurityPolicy({ styles: ['a{}'] })).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
  } finally {
    await vite.close();
  }
});
