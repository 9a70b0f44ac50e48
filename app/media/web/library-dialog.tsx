import { useEffect, useRef, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { Media, MediaPage, mediaContract } from '../contract.ts';
import { shownKinds, type MediaKind } from '../file-kinds.ts';
import { MediaTiles } from './media-tiles.tsx';
import './media-library.css';

const call = api<typeof mediaContract>();

interface LibraryDialogProps {
  /** Only files of this kind. */
  only?: MediaKind;
  /** Only what the lessons of this course may show. */
  course?: string;
  onChosen: (media: Media) => void;
  onUpload: () => void;
  onClose: () => void;
}

const kindNames: Record<MediaKind, readonly [one: string, several: string]> = {
  picture: ['picture', 'pictures'],
  video: ['video', 'videos'],
  file: ['file', 'files'],
};

/** Files of the library, the newest first, of which one is taken. */
export function LibraryDialog({ only, course, onChosen, onUpload, onClose }: LibraryDialogProps) {
  const [asked, setAsked] = useState({ q: '', kind: only, page: 1 });
  const [found, setFound] = useState<MediaPage>();
  // A search among a few files would only bring up a phone's keyboard.
  const [many, setMany] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const over = new AbortController();
    const query = { ...asked, ...(course !== undefined && { course }) };
    call('GET /media', { query, signal: over.signal }).then(
      (answer) => {
        setFault('');
        if (answer.pages > 1) setMany(true);
        setFound((before) =>
          asked.page > 1 && before
            ? { ...answer, items: [...before.items, ...answer.items] }
            : answer,
        );
      },
      (failure: unknown) => {
        if (!over.signal.aborted) setFault(failureText(failure));
      },
    );
    return () => over.abort();
  }, [asked, course]);
  const items = found?.items ?? [];
  const tiles = useRef<HTMLDivElement>(null);
  const showMore = (page: number) => {
    // The button may go: the focus moves on to what it brought.
    const last = tiles.current?.querySelector('li:last-child button');
    if (last instanceof HTMLElement) last.focus();
    setAsked({ ...asked, page });
  };
  const [one, several] = kindNames[only ?? 'file'];
  const narrowed = asked.q !== '' || asked.kind !== only;
  return (
    <Dialog open wide onClose={onClose} title={`Choose a ${one}`}>
      <div className="row">
        <Button size="small" variant="secondary" onClick={onUpload}>
          <Icon name="upload" /> Upload a {one}
        </Button>
      </div>
      {many && (
        <div className="media-filters">
          <SearchBox
            label="Search"
            hideLabel
            placeholder="Name or description"
            value={asked.q}
            onSearch={(q) => setAsked({ ...asked, q, page: 1 })}
          />
          {!only && (
            <SelectField
              label="Kind"
              hideLabel
              value={asked.kind ?? ''}
              onChange={({ target }) => {
                const kind = shownKinds.find((each) => each === target.value);
                setAsked({ ...asked, kind, page: 1 });
              }}
            >
              <option value="">All files</option>
              <option value="picture">Pictures</option>
              <option value="video">Videos</option>
              <option value="file">Other files</option>
            </SelectField>
          )}
        </div>
      )}
      <FormNote>{fault}</FormNote>
      {fault && (
        <div className="row">
          <Button size="small" variant="secondary" onClick={() => setAsked({ ...asked })}>
            Try again
          </Button>
        </div>
      )}
      {!found && !fault && <Skeleton shape="panel" />}
      <p role="status" className="text-small text-soft">
        {found && countText(found.total, { one, several, narrowed })}
      </p>
      <div ref={tiles}>
        <MediaTiles items={items} onOpen={onChosen} />
      </div>
      {found && found.page < found.pages && (
        <Button variant="secondary" onClick={() => showMore(found.page + 1)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

function countText(
  total: number,
  { one, several, narrowed }: { one: string; several: string; narrowed: boolean },
): string {
  if (total === 0)
    return narrowed ? `No ${one} matches this search.` : `There are no ${several} here yet.`;
  return total === 1 ? `1 ${one}` : `${indianNumber(total)} ${several}`;
}
