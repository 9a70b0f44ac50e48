import { atDesk } from './author-desk.ts';
import { packed, type CartridgeMade } from './cartridges.ts';

/** An admin at the desk of a course who imports packages. */
export async function atCartridges() {
  const desk = await atDesk();
  const post = (
    made: CartridgeMade | Uint8Array | ReadableStream,
    { token = desk.admin, stamp }: { token?: string; stamp?: string } = {},
  ) =>
    desk.app.call('POST', `/authoring/courses/${desk.id}/cartridge`, {
      token,
      body: made instanceof Uint8Array || made instanceof ReadableStream ? made : packed(made),
      headers: { 'content-type': 'application/octet-stream' },
      query: { ...(stamp !== undefined && { stamp }) },
    });
  /** Adds a package as it was shown. */
  const send = async (made: CartridgeMade | Uint8Array, by: { token?: string } = {}) => {
    const shown = await post(made, by);
    return shown.status === 200 ? post(made, { ...by, stamp: shown.body.stamp }) : shown;
  };
  const library = async () =>
    (await desk.app.call('GET', '/media', { token: desk.admin })).body.items;
  return { ...desk, post, send, library };
}

export const lineFor = (body: { report: { name: string }[] }, name: string) =>
  body.report.find((line) => line.name === name);
