import { useEffect, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import type { Media, MediaPage, mediaContract } from '../contract.ts';
import './media-tiles.css';

const call = api<typeof mediaContract>();

interface PictureDialogProps {
  onChosen: (picture: Media) => void;
  /** Called when the library is empty and its owner wants to upload a picture. */
  onUpload: () => void;
  onClose: () => void;
}

/** The pictures of the library, the newest first, of which one is taken. */
export function PictureDialog({ onChosen, onUpload, onClose }: PictureDialogProps) {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<MediaPage>();
  // A search among a few pictures would only bring up a phone's keyboard.
  const [many, setMany] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const over = new AbortController();
    call('GET /media', { query: { kind: 'picture', q: words, page }, signal: over.signal }).then(
      (answer) => {
        setFault('');
        if (answer.pages > 1) setMany(true);
        setFound((before) =>
          page > 1 && before ? { ...answer, items: [...before.items, ...answer.items] } : answer,
        );
      },
      (failure: unknown) => {
        if (!over.signal.aborted) setFault(failureText(failure));
      },
    );
    return () => over.abort();
  }, [words, page]);
  const items = found?.items ?? [];
  return (
    <Dialog open wide onClose={onClose} title="Choose a picture">
      {many && (
        <SearchBox
          label="Search"
          hideLabel
          placeholder="Name or description"
          value={words}
          onSearch={(typed) => {
            setPage(1);
            setWords(typed);
          }}
        />
      )}
      <FormNote>{fault}</FormNote>
      {!found && !fault && <Skeleton shape="panel" />}
      {found && items.length === 0 && (
        <>
          <p className="text-soft">
            {words ? 'No picture is called or described like this.' : 'There are no pictures yet.'}
          </p>
          {!words && (
            <Button onClick={onUpload}>
              <Icon name="upload" /> Upload a picture
            </Button>
          )}
        </>
      )}
      <ul className="media-tiles">
        {items.map((item) => (
          <li key={item.id} className="media-tile">
            <span className="media-tile-face">
              {item.thumbnail && <img src={item.thumbnail} alt="" loading="lazy" />}
            </span>
            <button type="button" onClick={() => onChosen(item)}>
              <b>{item.name}</b>
            </button>
          </li>
        ))}
      </ul>
      {found && found.page < found.pages && (
        <Button variant="secondary" onClick={() => setPage(found.page + 1)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}
