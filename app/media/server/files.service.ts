import type { Parts } from '#app/platform/feature.ts';
import { isSigned } from './addresses.service.ts';
import { filesOf } from './media.answers.ts';
import { settings, type Stretch } from './ports.ts';
import { selectUpload } from './queries.ts';
import { readyMedia } from './shown-media.service.ts';
import { mediaStore } from './store-gateway.ts';

/** Whether parts may still be sent to an upload's address. */
export const uploadGoesOn = async (key: string): Promise<boolean> =>
  (await selectUpload(key)) !== undefined;

interface Asked {
  id: string;
  file: string;
  path: string;
  query: (name: string) => string | undefined;
}

/**
 * A file for whoever has a signed address, or for anyone if a free lesson shows it. `closed`: the
 * caller may not have it, or not any more.
 */
export async function servedFile({ clock }: Parts, { id, file, path, query }: Asked) {
  const signed = await isSigned({ clock }, path, query);
  if (!signed && !(await settings().isFree(id))) return 'closed';
  const row = (await readyMedia([id])).get(id);
  const stored = row && filesOf(row).find((each) => each.file === file);
  if (!stored) return undefined;
  return {
    stored,
    /** Whether shared caches may store it: the address is the same for all. */
    shared: !signed,
    tag: `"${id}-${file}"`,
    open: async (stretch: Stretch) => (await mediaStore()).read(stored.key, stretch),
  };
}
