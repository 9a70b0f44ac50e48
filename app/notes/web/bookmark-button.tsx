import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { useOutbox } from '#app/ui/form/use-outbox.ts';
import { bookmarkKey, setBookmark } from './bookmarks.ts';
import './bookmark-button.css';

interface BookmarkButtonProps {
  /** Its id. */
  lesson: string;
  bookmarked: boolean;
}

/** Shows at once what was chosen, and keeps it until the server has it. */
export function BookmarkButton({ lesson, bookmarked }: BookmarkButtonProps) {
  const entry = useOutbox()(bookmarkKey(lesson));
  const marked = entry?.value ?? bookmarked;
  return (
    <span className="bookmark">
      <IconButton
        outlined
        label="Bookmark this lesson"
        aria-pressed={marked}
        icon={<Icon name="bookmark" />}
        onClick={() => void setBookmark(lesson, !marked)}
      />
      <span role="status" className="text-tiny text-soft">
        {entry?.state === 'waiting' && entry.text}
        {entry?.state === 'refused' && `Your bookmark was not saved. ${entry.text}`}
      </span>
    </span>
  );
}
