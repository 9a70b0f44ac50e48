// npm run chaos:uploads: uploads the largest file that lessons take, over a line that is cut and to
// a server that is killed with SIGKILL, into a folder and into a bucket (a local server of its
// protocol). The stored bytes must be equal.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { largest } from '../app/media/file-kinds.ts';
import { startBucket } from '../test/fakes/s3.ts';
import { admin, adminEmail, call } from '../test/journeys/people.ts';
import { build } from './build.ts';
import { freePort } from './free-port.ts';
import { startApp, type RunningApp } from './running-app.ts';

const partSize = 4 * 2 ** 20;
const tus = { 'tus-resumable': '1.0.0' };
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const sent = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(largest.file - 4)]);

/** How much has arrived. After a kill, the address is locked for some seconds. */
async function offsetAt(address: string): Promise<number> {
  for (;;) {
    const { status, headers } = await fetch(address, { method: 'HEAD', headers: tus });
    if (status === 200) return Number(headers.get('upload-offset'));
    if (status !== 423) throw new Error(`The upload was lost: ${status}`);
    await wait(500);
  }
}

/** Sends a part; with `cutAfter` (ms) the line is cut while it is sent. */
async function sendPart(address: string, from: number, cutAfter?: number): Promise<void> {
  const part = new Uint8Array(sent.subarray(from, from + partSize));
  const response = await fetch(address, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': `${from}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: part,
    ...(cutAfter !== undefined && { signal: AbortSignal.timeout(cutAfter) }),
  }).catch(() => undefined);
  // What the line or the killed server lost is sent again.
  if (response && ![204, 409, 423].includes(response.status))
    throw new Error(`A part was refused: ${response.status}`);
}

async function prove(name: string, extra: Record<string, string>, stored: (key: string) => Buffer) {
  const environment = { ADMIN_EMAIL: adminEmail, PORT: String(await freePort()), ...extra };
  let app: RunningApp = await startApp(environment);
  const { token } = await admin(app.url);
  const body = { name: 'large.zip', size: sent.length, fingerprint: digest(sent) };
  const begun = await call(app.url, 'POST', '/api/media-uploads', body, token);
  const address = app.url + begun.address;
  let parts = 0;
  for (;;) {
    const offset = await offsetAt(address);
    if (offset === sent.length) break;
    parts += 1;
    if (parts === 6) {
      const sending = sendPart(address, offset);
      await wait(10);
      app.process.kill('SIGKILL');
      await sending;
      app = await startApp(environment);
      console.log(`${name}: killed at ${offset}, goes on at ${await offsetAt(address)}`);
    } else await sendPart(address, offset, parts % 4 === 3 ? 8 : undefined);
  }
  await call(app.url, 'POST', `/api/media-uploads/${begun.id}/end`, undefined, token);
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${app.process.pid}/status`, 'utf8'))?.[1];
  await app.stop();
  const equal = digest(stored(begun.address.split('/').at(-1))) === digest(sent);
  console.log(
    `${name}: ${sent.length} bytes in ${parts} parts, ${equal ? 'equal' : 'DIFFERENT'}; at most ${Math.round(Number(peak) / 1024)} MB of memory`,
  );
  if (!equal) process.exitCode = 1;
}

await build();
const folder = mkdtempSync(join(tmpdir(), 'liftoff-uploads-'));
const bucket = await startBucket();
try {
  const inFolder = join(folder, 'folder');
  await prove('folder', { DATA_DIR: inFolder }, (key) =>
    readFileSync(join(inFolder, 'media', key)),
  );
  const variables = {
    DATA_DIR: join(folder, 'bucket'),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'school',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  await prove('bucket', variables, (key) => bucket.objects.get(key) ?? Buffer.alloc(0));
} finally {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
}
