import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import type { EntryKey } from '#app/ui/form/outbox-entry.ts';
import { outbox, useOutbox } from '#app/ui/form/use-outbox.ts';
import type { notesContract } from '../contract.ts';
import './bookmark-button.css';

const call = api<typeof notesContract>();

const bookmarkKey = (lesson: string): EntryKey<boolean> => `bookmark/${lesson}`;

interface BookmarkButtonProps {
  /** Its id. */
  lesson: string;
  bookmarked: boolean;
}

/** Shows at once what was chosen, and keeps it until the server has it. */
export function BookmarkButton({ lesson, bookmarked }: BookmarkButtonProps) {
  const entry = useOutbox()(bookmarkKey(lesson));
  const marked = entry?.value ?? bookmarked;
  const toggle = () =>
    void outbox.put(bookmarkKey(lesson), !marked, {
      kept: marked,
      send: (now) => call(`${now ? 'PUT' : 'DELETE'} /bookmarks/{id}`, { params: { id: lesson } }),
    });
  return (
    <span className="bookmark">
      <IconButton
        outlined
        label="Bookmark this lesson"
        aria-pressed={marked}
        icon={<Icon name="bookmark" />}
        onClick={toggle}
      />
      <span role="status" className="text-tiny text-soft">
        {entry?.state === 'waiting' && entry.text}
        {entry?.state === 'refused' && `Your bookmark was not saved. ${entry.text}`}
      </span>
    </span>
  );
}
