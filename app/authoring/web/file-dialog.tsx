import { useCallback, useRef, useState } from 'react';
import { mediaAddress } from '#app/media/media-address.ts';
import { kindOf, type MediaKind } from '#app/media/file-kinds.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { TextFile } from '#app/ui/pasting/pasted-pictures.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { describePicture } from './pictures.ts';
import { UploadState } from './upload-state.tsx';
import { useSentFile } from './use-sent-file.ts';
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
export function FileDialog({ file: first, words, onPlace, onClose }: FileDialogProps) {
  const sent = useSentFile(first);
  const { file, smaller } = sent;
  const kind = kindOf(file.name)?.kind ?? (file.type.startsWith('image/') ? 'picture' : 'file');
  const isPicture = kind === 'picture';
  // Another file takes its place, with the words that were typed.
  const [typed, setTyped] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  const take = (another: File) => {
    sent.take(another);
    field.current?.focus();
  };

  const place = async (form: HTMLFormElement) => {
    const said = typedIn(form, 'words').trim();
    const media = await sent.arrive();
    // Refused: the dialog says why.
    if (!media) return;
    if (isPicture) await describePicture(media, { description: said, decorative: said === '' });
    onPlace({ kind, address: mediaAddress(media.id), words: said });
    onClose();
  };
  return (
    <FormDialog
      title={`Place the ${kind}`}
      action={`Place ${kind}`}
      ready={!sent.refusal}
      check={(form) =>
        typedIn(form, 'words').trim() || new FormData(form).has('decorative')
          ? undefined
          : { words: 'Say what it shows. One sentence will do.' }
      }
      send={place}
      onClose={onClose}
      onSent={() => undefined}
    >
      {(named) => (
        <>
          {isPicture && <ChosenPicture file={file} />}
          <UploadState {...sent} take={take} />
          <TextField
            {...fieldTexts[kind]}
            maxLength={500}
            value={typed ?? (kind === 'file' ? file.name : '')}
            onChange={({ target }) => setTyped(target.value)}
            {...named('words')}
            ref={field}
          />
          {isPicture && <CheckField label="Decorative: nothing to describe" name="decorative" />}
          {kind === 'video' && (
            <CheckField
              label="Make it smaller before it is sent"
              hint="This browser makes a copy in 720p first, which takes a while. Keep this page open."
              checked={smaller}
              disabled={sent.sent !== undefined}
              onChange={({ target }) => sent.setSmaller(target.checked)}
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
