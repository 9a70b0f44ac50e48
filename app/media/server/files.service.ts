import type { Parts } from '#app/platform/feature.ts';
import { isSigned } from './addresses.service.ts';
import { filesOf, type StoredFile } from './media.answers.ts';
import { settings, type Stretch } from './ports.ts';
import { selectUpload } from './queries.ts';
import type { Captions } from './shown-media.queries.ts';
import { readyMedia } from './shown-media.service.ts';
import { mediaStore } from './store-gateway.ts';

/** Whether parts may still be sent to an upload's address. */
export const uploadGoesOn = async (key: string): Promise<boolean> =>
  (await selectUpload(key)) !== undefined;

/** Captions are in the database: short, and part of its backup. */
function captionsServed({ file, body }: Captions, { shared, id }: { shared: boolean; id: string }) {
  const bytes = new TextEncoder().encode(body);
  const stored: StoredFile = {
    file,
    key: '',
    bytes: bytes.length,
    type: 'text/vtt; charset=utf-8',
  };
  return {
    stored,
    shared,
    tag: tagOf(id, file),
    open: async ({ start, end }: Stretch) => new Blob([bytes.subarray(start, end + 1)]).stream(),
  };
}

const tagOf = (id: string, file: string): string => `"${id}-${file}"`;

interface Asked {
  id: string;
  file: string;
  path: string;
  query: (name: string) => string | undefined;
}

/**
 * A file for people with a signed address, or for anyone if a free lesson or a cover shows it.
 * `closed`: the caller may not have it, or not any more.
 */
export async function servedFile({ clock }: Parts, { id, file, path, query }: Asked) {
  const signed = await isSigned({ clock }, path, query);
  const row = (await readyMedia([id])).get(id);
  const forLessons = !row || row.purpose === 'lesson';
  if (!signed && !(forLessons && (await settings().isFree(id)))) return 'closed';
  const captions = row?.captions.find((each) => each.file === file);
  if (captions) return captionsServed(captions, { shared: !signed, id });
  const stored = row && filesOf(row).find((each) => each.file === file);
  if (!stored) return undefined;
  return {
    stored,
    /** Whether shared caches may store it: the address is the same for all. */
    shared: !signed,
    tag: tagOf(id, file),
    open: async (stretch: Stretch) => (await mediaStore()).read(stored.key, stretch),
  };
}
