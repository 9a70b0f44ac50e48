import { installedMiniBrowser } from '../../scripts/engines.ts';
import { freePort } from '../../scripts/free-port.ts';
import { engineOf, type Engine, type Size } from './engine.ts';
import { newFolder, startGuarded } from './guarded.ts';

/** Starts WebKitGTK's MiniBrowser on its own display, driven by WebDriver over HTTP. */
export async function launchWebkit({ width, height }: Size): Promise<Engine> {
  const binary = installedMiniBrowser();
  if (!binary) throw new Error('MiniBrowser of WebKitGTK 4.1 is not installed.');
  const screen = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const display = await startGuarded(newFolder(), ['Xvfb', ...screen], {}, (printed) =>
    /^\d+\n/m.exec(printed)?.[0].trim(),
  );
  const home = newFolder();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'en_IN.UTF-8',
    TZ: 'Asia/Kolkata',
    // There is no graphics card, and compositing layers in software takes four times as long.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Root can't use the sandbox.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  await startGuarded(home, ['WebKitWebDriver', `--port=${port}`], env, async () => {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    return answer?.ok || undefined;
  });
  // With the toolbar, the window would be wider than a phone.
  const options = { binary, args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send(address, 'POST', '/session', { capabilities })) as {
    sessionId: string;
  };
  const session = `${address}/session/${sessionId}`;
  await send(session, 'POST', '/window/rect', { x: 0, y: 0, width, height });
  const run = (script: string) => send(session, 'POST', '/execute/sync', { script, args: [] });
  return engineOf({
    load: async (url) => void (await send(session, 'POST', '/url', { url })),
    evaluate: async (expression) => (await run(`return ${expression}`)) as string,
    perform: async (input) => void (await send(session, 'POST', '/actions', { actions: [input] })),
    screenshot: async () => (await send(session, 'GET', '/screenshot')) as string,
  });
}

async function send(
  address: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
