import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFirefox } from '../../scripts/engines.ts';
import { engineOf, type Engine, type Size } from './engine.ts';
import { newFolder, startGuarded } from './guarded.ts';
import { collectComplaints } from './in-page.ts';

/** The browser can reach only this machine. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'intl.accept_languages': 'en-IN, en',
  'layout.css.prefers-color-scheme.content-override': 1,
};

/** Starts Firefox without a display, driven by WebDriver BiDi over a WebSocket. */
export async function launchFirefox(viewport: Size): Promise<Engine> {
  const binary = installedFirefox();
  if (!binary) throw new Error('Firefox is not installed.');
  const home = newFolder();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(home, 'user.js'), lines.join(''));
  const command = [
    binary,
    '--headless',
    '--no-remote',
    '--profile',
    home,
    '--remote-debugging-port=0',
  ];
  const env = { HOME: home, TZ: 'Asia/Kolkata', LANG: 'en_IN.UTF-8' };
  const address = await startGuarded(
    home,
    command,
    env,
    (printed) => /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1],
  );
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // This also catches errors while a page loads.
  await send('script.addPreloadScript', { functionDeclaration: String(collectComplaints) });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport });
  return engineOf({
    load: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      })) as Evaluated;
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    perform: async (input) =>
      void (await send('input.performActions', { context, actions: [input] })),
    screenshot: async () =>
      ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
  });
}

interface Evaluated {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result: unknown;
  readonly message?: string;
}

async function connect(
  address: string,
): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} can’t be reached`)));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    waiting.get(message.id ?? 0)?.(message);
  });
  let lastId = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
