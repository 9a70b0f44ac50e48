import { buffer } from 'node:stream/consumers';
import { partsOf } from '#app/platform/disk-parts.ts';
import { onDisk } from '#app/platform/file-on-disk.ts';
import { digestOf } from '#app/platform/ids.ts';
import type { TestApp } from './app.ts';
import { atDesk } from './author-desk.ts';
import { packed, type CartridgeMade } from './cartridges.ts';
import { arrived, mediaDoor, sendPart } from './media.ts';

type Sent = CartridgeMade | Uint8Array | ReadableStream<Uint8Array>;
interface By {
  token?: string;
}

const partSize = 8 * 2 ** 20;

async function* bytesOf(made: Sent) {
  if (made instanceof ReadableStream) yield* made;
  else yield made instanceof Uint8Array ? made : packed(made);
}

/** Ways to send packages to a course and to import them; an admin does, if it is nobody else. */
export function importsInto({ app, admin, id }: { app: TestApp; admin: string; id: string }) {
  const begin = (body: { name: string; size: number; fingerprint: string }, { token }: By = {}) =>
    app.call('POST', '/cartridges', { token: token ?? admin, body });
  /** Sends a package; answers its id. */
  const keep = (made: Sent, by: By = {}): Promise<string> =>
    onDisk(app.config.dataDir, bytesOf(made), async (file) => {
      const fingerprint = await digestOf(partsOf(file));
      const begun = await begin({ name: 'course.imscc', size: file.size, fingerprint }, by);
      if (begun.status !== 201) throw new Error(JSON.stringify(begun.body));
      const { id: kept, address } = begun.body;
      const door = mediaDoor(app);
      for (;;) {
        const at = await arrived(door, address);
        if (at === file.size) return kept;
        const part = partsOf(file, { begin: at, length: Math.min(partSize, file.size - at) });
        await sendPart(door, address, await buffer(part), at);
      }
    });
  /** Asks for the report of a package that was sent; with its stamp, adds it. */
  const ask = (kept: string, { token = admin, stamp }: By & { stamp?: string } = {}) =>
    app.call('POST', `/authoring/courses/${id}/cartridge`, {
      token,
      body: { package: kept, ...(stamp !== undefined && { stamp }) },
    });
  const post = async (made: Sent, by: By & { stamp?: string } = {}) =>
    ask(await keep(made, by), by);
  /** Adds a package as it was shown. */
  const send = async (made: Sent, by: By = {}) => {
    const kept = await keep(made, by);
    const shown = await ask(kept, by);
    return shown.status === 200 ? ask(kept, { ...by, stamp: shown.body.stamp }) : shown;
  };
  return { begin, keep, ask, post, send };
}

/** An admin at the desk of a course who imports packages. */
export async function atCartridges(variables: Record<string, string> = {}) {
  const desk = await atDesk(undefined, variables);
  const { app, admin } = desk;
  const library = async () => (await app.call('GET', '/media', { token: admin })).body.items;
  return { ...desk, ...importsInto(desk), library };
}

export const lineFor = (body: { report: { name: string }[] }, name: string) =>
  body.report.find((line) => line.name === name);
