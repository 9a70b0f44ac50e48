import type { Actor, Context } from '#app/platform/context.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import { bookmarksMarkdown, notesMarkdown } from '../notes-markdown.ts';
import { bookmarkFacts, selectStretch } from './queries.ts';

/** Read and sent at a time. */
const atOnce = 100;

/** All notes and bookmarks as one file, which is written while it is read. */
export const notesFile = ({ actor: { uid } }: Context<Actor>): ReadableStream<Uint8Array> =>
  streamOf(partsOf(uid));

async function* partsOf(uid: string): AsyncGenerator<string, void> {
  yield '# Notes\n';
  let last: Awaited<ReturnType<typeof selectStretch>>[number] | undefined;
  for (;;) {
    const notes = await selectStretch(uid, { after: last, most: atOnce });
    if (notes.length > 0) yield notesMarkdown(notes, last);
    if (notes.length < atOnce) break;
    last = notes.at(-1);
  }
  yield bookmarksMarkdown(await bookmarkFacts(uid));
}
