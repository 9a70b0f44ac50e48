import type { Actor, Context } from '#app/platform/context.ts';
import { bookmarksMarkdown, notesMarkdown } from '../notes-markdown.ts';
import { bookmarkFacts, selectStretch } from './queries.ts';

/** Read and sent at a time. */
const atOnce = 100;

/** All notes and bookmarks as one file, which is written while it is read. */
export function notesFile({ actor: { uid } }: Context<Actor>): ReadableStream<Uint8Array> {
  const parts = partsOf(uid);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
  });
}

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
