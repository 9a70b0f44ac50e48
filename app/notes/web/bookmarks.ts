import { api } from '#app/shared/api-client.ts';
import type { EntryKey } from '#app/ui/form/outbox-entry.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { notesContract } from '../contract.ts';

const call = api<typeof notesContract>();

const ofBookmarks = 'bookmark/';
/** `lesson` is its id. */
export const bookmarkKey = (lesson: string): EntryKey<boolean> => `${ofBookmarks}${lesson}`;

/** A phone may close the window without asking, so a bookmark outlasts it. */
const durable = 'until-answered';

const send = (marked: boolean, key: string) =>
  call(`${marked ? 'PUT' : 'DELETE'} /bookmarks/{id}`, {
    params: { id: key.slice(ofBookmarks.length) },
  });

export const setBookmark = (lesson: string, marked: boolean) =>
  outbox.put(bookmarkKey(lesson), marked, {
    kept: !marked,
    send: (now) => send(now, bookmarkKey(lesson)),
    durable,
  });

if (typeof document !== 'undefined') outbox.resume(ofBookmarks, send, durable);
