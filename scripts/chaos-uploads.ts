// npm run chaos:uploads: uploads a video of 200 MB over a line that is cut and to a server that is
// killed with SIGKILL, into a folder and into a bucket (a local server of its protocol). The stored
// bytes must be equal. Then several slow viewers watch it, and the server's memory must stay flat.
import { createHash, randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBucket } from '../test/fakes/s3.ts';
import { freshDataDirectory } from '../test/journeys/fresh-app.ts';
import { admin, adminEmail, call } from '../test/journeys/people.ts';
import { build } from './build.ts';
import { freePort } from './free-port.ts';
import { largeVideo } from './large-video.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { watchMemory } from './memory-watch.ts';
import { watchSlowly } from './slow-viewers.ts';

const partSize = 4 * 2 ** 20;
const tus = { 'tus-resumable': '1.0.0' };
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The parts during which the server is killed, and how often the line is cut. */
const kills = new Set([5, 20, 35]);
const cutEvery = 4;
/** Bytes that the server's memory may grow by. One whole video would be more. */
const mostGrowth = 128 * 2 ** 20;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Whether it stayed flat. */
function memoryText({ before, most }: { before: number; most: number }) {
  const flat = most - before <= mostGrowth;
  return {
    flat,
    text: `memory ${megabytes(before)}, then at most ${megabytes(most)}${flat ? '' : ': TOO MUCH'}`,
  };
}

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
async function sendPart(
  address: string,
  { sent, from, cutAfter }: { sent: Buffer; from: number; cutAfter?: number },
): Promise<void> {
  const response = await fetch(address, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': `${from}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(sent.subarray(from, from + partSize)),
    ...(cutAfter !== undefined && { signal: AbortSignal.timeout(cutAfter) }),
  }).catch(() => undefined);
  // What the line or the killed server lost is sent again.
  if (response && ![204, 409, 423].includes(response.status))
    throw new Error(`A part was refused: ${response.status}`);
}

/** Where the video is for whoever reads a lesson that shows it. */
async function addressOf(url: string, id: string, token: string): Promise<string> {
  const course = await call(url, 'GET', '/api/courses/slug/no-code-app-lab');
  const lesson = { body: `![Large](/media/${id})`, needs: [], kind: 'reading' };
  const path = `/api/authoring/courses/${course.id}/preview`;
  const { parts } = await call(url, 'POST', path, lesson, token);
  return url + parts.find(({ kind }: { kind: string }) => kind === 'video').address;
}

interface Proof {
  name: string;
  variables: Record<string, string>;
  stored: (key: string) => Buffer;
}

async function prove(sent: Buffer, { name, variables, stored }: Proof): Promise<boolean> {
  const environment = { ADMIN_EMAIL: adminEmail, PORT: String(await freePort()), ...variables };
  let app: RunningApp = await startApp(environment);
  try {
    const { token } = await admin(app.url);
    const body = { name: 'large.mp4', size: sent.length, fingerprint: digest(sent) };
    const begun = await call(app.url, 'POST', '/api/media-uploads', body, token);
    const door = app.url + begun.address;
    let memory = watchMemory(app.process);
    let parts = 0;
    let cuts = 0;
    for (;;) {
      const from = await offsetAt(door);
      if (from === sent.length) break;
      parts += 1;
      if (kills.has(parts)) {
        const sending = sendPart(door, { sent, from });
        await wait(randomInt(3, 30));
        memory.end();
        app.process.kill('SIGKILL');
        await sending;
        app = await startApp(environment);
        memory = watchMemory(app.process);
        const now = await offsetAt(door);
        console.log(`${name}: killed after ${from} bytes, goes on at ${now}`);
        if (now < from) throw new Error('Bytes were lost that the server had acknowledged');
      } else {
        const cut = parts % cutEvery === 3;
        if (cut) cuts += 1;
        await sendPart(door, { sent, from, ...(cut && { cutAfter: randomInt(2, 14) }) });
      }
    }
    await call(app.url, 'POST', `/api/media-uploads/${begun.id}/end`, undefined, token);
    const uploaded = memoryText(memory.end());
    const equal = digest(stored(begun.address.split('/').at(-1))) === digest(sent);
    console.log(
      `${name}: ${megabytes(sent.length)} in ${parts} parts, ${kills.size} kills, ${cuts} cuts, ${equal ? 'equal' : 'DIFFERENT'}; since the last kill ${uploaded.text}`,
    );
    const address = await addressOf(app.url, begun.id, token);
    const watched = await watchSlowly(app.process, { address, video: sent });
    const streamed = memoryText(watched.memory);
    console.log(
      `${name}: ${watched.viewers} slow viewers, ${megabytes(watched.bytes)} in ${watched.ranges} ranges, ${watched.equal ? 'equal' : 'DIFFERENT'}; ${streamed.text}`,
    );
    return equal && watched.equal && uploaded.flat && streamed.flat;
  } finally {
    await app.stop();
  }
}

await build();
const sent = await largeVideo();
const [inFolder, beside] = [await freshDataDirectory(), await freshDataDirectory()];
const bucket = await startBucket();
try {
  const proofs: Proof[] = [
    {
      name: 'folder',
      variables: { DATA_DIR: inFolder },
      stored: (key) => readFileSync(join(inFolder, 'media', key)),
    },
    {
      name: 'bucket',
      variables: {
        DATA_DIR: beside,
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: 'school',
        S3_REGION: 'ap-south-1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      stored: (key) => bucket.objects.get(key) ?? Buffer.alloc(0),
    },
  ];
  // Together: after a kill, most of the time is spent waiting for the lock of the upload.
  const shown = await Promise.all(proofs.map((proof) => prove(sent, proof)));
  if (shown.includes(false)) process.exitCode = 1;
} finally {
  await bucket.stop();
  for (const directory of [inFolder, beside]) rmSync(directory, { recursive: true, force: true });
}
