// Listens for the application: the built one, or with --dev the sources behind Vite on the same
// port.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpServer } from '../app/platform/http-server.ts';
import { projectRoot } from '../app/platform/project-root.ts';
import type { Running } from '../app/server.ts';

const developing = process.argv.includes('--dev');
process.env.NODE_ENV ??= developing ? 'development' : 'production';
if (!developing) process.title = 'liftoff';
// Compiling the modules takes a quarter of the main thread's time at a start. Where nothing can be
// written, there is no cache. Threads of their own find it in the environment.
process.env['NODE_COMPILE_CACHE'] ??= join(projectRoot, 'node_modules/.cache/compiled');
enableCompileCache();

let stopping = false;
const { server, answer } = createHttpServer({ isStopping: () => stopping });

const application = developing ? await developmentApplication() : await builtApplication();
const running = await application().catch(giveUp);
const { config } = running;

server.on('error', giveUp);
server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = config.port === 0 ? `http://${config.host}:${port}` : config.appUrl;
  console.log(`\nLiftoff is up at ${url}`);
  console.log(
    config.adminEmail
      ? `Admin: register and verify ${config.adminEmail}`
      : 'Admin: start with ADMIN_EMAIL=you@example.com, then register and verify that address',
  );
  if (config.mail.mailbox) console.log(`Mailbox: ${url}/dev/mailbox holds every mail that is sent`);
  if (config.payments.mode === 'sandbox') console.log('Payments: sandbox, no money moves');
  console.log('Stop: Ctrl+C\n');
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

/**
 * No answer is cut off: the server stops accepting connections, finishes running requests, then
 * closes the database. It ends within 10 s in any case.
 */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  running.drain();
  // A client that reads no answer in seven seconds won't read one. The last two and a half are for
  // the jobs and the database.
  setTimeout(() => server.closeAllConnections(), 7_000).unref();
  setTimeout(() => process.exit(1), 9_500).unref();
  // A client that has just connected, and whose request isn't read yet, would be cut off.
  await pause(250);
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  // A connection becomes idle only when its answer is sent, and browsers would keep it open for
  // long.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(closing);
  await (await application()).stop();
  process.exit(0);
}

async function builtApplication(): Promise<() => Promise<Running>> {
  const { boot } = (await import(
    new URL('../build/server/index.js', import.meta.url).href
  )) as typeof import('../app/server.ts');
  const booted = await boot(process.env).catch(giveUp);
  server.on('request', answer(booted));
  return async () => booted;
}

/**
 * Vite serves the browser's modules. The server's modules are imported through it, and reloaded
 * when one of them changes.
 */
async function developmentApplication(): Promise<() => Promise<Running>> {
  const { createServer: createVite, isRunnableDevEnvironment } = await import('vite');
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite gave no environment to run the server in');
  const { runner } = environment;
  let loaded: { module: object; running: Promise<Running> } | undefined;
  const application = async (): Promise<Running> => {
    const module = (await runner.import('/app/server.ts')) as typeof import('../app/server.ts');
    if (loaded?.module !== module)
      loaded = { module, running: restart(loaded?.running, module.boot) };
    return loaded.running;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(
      request,
      response,
      () => void application().then((app) => answer(app)(request, response)),
    );
  });
  return application;
}

async function restart(
  previous: Promise<Running> | undefined,
  boot: typeof import('../app/server.ts').boot,
): Promise<Running> {
  await (await previous)?.stop();
  return boot(process.env);
}

function giveUp(error: Error): never {
  console.error(`Liftoff can't start.\n${error.message}`);
  process.exit(1);
}
