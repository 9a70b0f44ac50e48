import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Progress } from '#app/ui/base/progress.tsx';
import type { Media, mediaContract } from '../contract.ts';
import { endings, kindOf } from '../file-kinds.ts';
import type { Sending } from './upload.ts';

const call = api<typeof mediaContract>();

const LibraryDialog = later(partOf(() => import('./library-dialog.tsx'), 'LibraryDialog'));

/** Without HEIC, so that a phone sends its photos as JPEG. */
const pictures = endings.filter((ending) => kindOf(ending)?.kind === 'picture').join(',');

export interface PictureChoiceProps {
  /** Called with the address where its chooser sees the picture for an hour. */
  onChosen: (address: string) => void;
  /** One is being sent, or not any more. */
  onSending: (sending: boolean) => void;
}

/** Uploads a picture that decorates a page, or takes one of the library. */
export function PictureChoice({ onChosen, onSending }: PictureChoiceProps) {
  const [now, setNow] = useState<Sending & { name: string; size: number }>();
  const [fault, setFault] = useState('');
  const [choosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (file: File) => {
    const { signal } = (leaving.current = new AbortController());
    setFault('');
    onSending(true);
    try {
      const upload = await import('./upload.ts');
      const { name, size } = file;
      const onChange = (sending: Sending) => setNow({ ...sending, name, size });
      const { id } = await upload.sendFile(file, { signal, onChange });
      // The page says in words what the picture is of.
      const body = { name, description: '', decorative: true };
      take(await call('PUT /media/{id}', { params: { id }, body, signal }));
    } catch (failure) {
      if (!signal.aborted) setFault(failureText(failure));
    }
    setNow(undefined);
    onSending(false);
  };
  const take = ({ thumbnail }: Media) => {
    setFault('');
    if (thumbnail) onChosen(thumbnail);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      <div className="row">
        <Button
          size="small"
          variant="secondary"
          busy={now !== undefined}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" /> Upload a picture
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={now !== undefined}
          onClick={() => setChoosing(true)}
        >
          <Icon name="image" /> Choose from the library
        </Button>
      </div>
      {now && <Progress label={`Upload of ${now.name}`} done={now.sent} total={now.size} />}
      {now?.state === 'waiting' && (
        <p role="status" className="text-small text-soft">
          The server can’t be reached. The upload continues by itself.
        </p>
      )}
      <FormNote>{fault}</FormNote>
      {choosing &&
        // Its search is not part of the form around the buttons.
        createPortal(
          <LibraryDialog
            only="picture"
            onClose={() => setChoosing(false)}
            onUpload={() => {
              input.current?.click();
              setChoosing(false);
            }}
            onChosen={(media) => {
              take(media);
              setChoosing(false);
            }}
          />,
          document.body,
        )}
    </>
  );
}
