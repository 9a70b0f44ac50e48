import { createServer } from 'node:net';
import { startApp, type RunningApp } from '../../scripts/running-app.ts';

/** The built application on a data directory and a port of its own. It must know its port from the start: mailed links name it. */
export async function startApplication(environment: Record<string, string> = {}): Promise<RunningApp> {
  return startApp({ PORT: String(await freePort()), ...environment });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free');
  return address.port;
}
