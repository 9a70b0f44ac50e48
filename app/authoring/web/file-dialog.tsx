import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaAddress } from '#app/media/media-address.ts';
import { kindOf, type MediaKind } from '#app/media/file-kinds.ts';
import type { Media } from '#app/media/contract.ts';
import { Progress } from '#app/ui/base/progress.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { TextFile } from '#app/ui/pasting/pasted-pictures.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useFileSender } from './file-sender.ts';
import { describePicture } from './pictures.ts';
import './file-dialog.css';

/** A file that is placed in the text. */
export interface PlacedFile {
  kind: MediaKind;
  address: string;
  /** The description of a picture, the title of a video, or the words of a link. */
  words: string;
}

interface FileDialogProps extends Pick<TextFile, 'file' | 'words'> {
  onPlace: (placed: PlacedFile) => void;
  onClose: () => void;
}

const fieldTexts: Record<MediaKind, { label: string; hint: string }> = {
  picture: { label: 'Description', hint: 'Say what someone who can’t see it would miss.' },
  video: {
    label: 'Title',
    hint: 'Learners see it below the video. Captions are added under Media.',
  },
  file: { label: 'Link text', hint: 'What learners click or tap.' },
};

/**
 * Sends a file while its author describes it, then places it in the text. A video is sent when it is
 * placed, since its author may want a smaller copy.
 */
export function FileDialog({ file, words, onPlace, onClose }: FileDialogProps) {
  const send = useFileSender();
  const kind = kindOf(file.name)?.kind ?? (file.type.startsWith('image/') ? 'picture' : 'file');
  const isPicture = kind === 'picture';
  const [part, setPart] = useState(0);
  const isVideo = kind === 'video';
  const [begun, setBegun] = useState(!isVideo);
  const [smaller, setSmaller] = useState(false);
  const left = useRef<AbortSignal>(undefined);
  const sending = useRef<Promise<Media>>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving.signal;
    if (!isVideo) sending.current = send(file, { onPart: setPart, signal: leaving.signal });
    // Said when the form is sent.
    sending.current?.catch(() => undefined);
    return () => leaving.abort();
  }, [file, isVideo, send]);

  const place = async (form: HTMLFormElement) => {
    const words = typedIn(form, 'words').trim();
    const signal = left.current;
    if (isVideo && signal) {
      setBegun(true);
      sending.current = send(file, { onPart: setPart, signal, smaller });
      // Once it was refused, another choice may help.
      sending.current.catch(() => setBegun(false));
    }
    const media = await sending.current;
    if (!media) return;
    if (isPicture) await describePicture(media, { description: words, decorative: words === '' });
    onPlace({ kind, address: mediaAddress(media.id), words });
  };
  return (
    <FormDialog
      title={`Place the ${kind}`}
      action={`Place ${kind}`}
      check={(form) =>
        typedIn(form, 'words').trim() || new FormData(form).has('decorative')
          ? undefined
          : { words: 'Say what it shows. One sentence will do.' }
      }
      send={place}
      onClose={onClose}
      onSent={onClose}
    >
      {(field) => (
        <>
          {isPicture && <ChosenPicture file={file} />}
          {begun && (
            <Progress
              label={`${smaller ? 'Smaller copy and upload' : 'Upload'} of ${file.name}`}
              done={part}
              total={1}
            />
          )}
          <TextField
            {...fieldTexts[kind]}
            maxLength={500}
            defaultValue={words ?? (kind === 'file' ? file.name : '')}
            {...field('words')}
          />
          {isPicture && <CheckField label="Decorative: nothing to describe" name="decorative" />}
          {isVideo && (
            <CheckField
              label="Make it smaller before it is sent"
              hint="This browser makes a copy in 720p first, which takes a while. Keep this page open."
              checked={smaller}
              disabled={begun}
              onChange={({ target }) => setSmaller(target.checked)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The picture that is described: someone who has pasted several must see which one it is. */
function ChosenPicture({ file }: { file: File }) {
  const draw = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );
  return <img ref={draw} className="file-dialog-picture" alt="" />;
}
