// The embedded engine's thread: it answers protocol messages one after another. Node runs this file
// directly, in the production build too.
import { parentPort, workerData } from 'node:worker_threads';
import { openDurably } from './durable-directory.ts';
import type { EngineAnswer, EngineRequest } from './engine.ts';

if (!parentPort) throw new Error('engine-worker.ts runs only as a worker thread');
const port = parentPort;
const answer = (message: EngineAnswer): void => port.postMessage(message);

const engine = await openDurably(String(workerData));
answer({ kind: 'ready' });

let last: Promise<void> = Promise.resolve();
port.on('message', (request: EngineRequest) => {
  // A throw here is the engine's own crash (SQL errors are part of the reply): it ends the thread,
  // and engine.ts opens a new one.
  last = last.then(async () => {
    if (request.kind === 'batch')
      answer({ kind: 'reply', id: request.id, reply: await engine.execProtocolRaw(request.batch) });
    else await engine.close().finally(() => process.exit());
  });
});
