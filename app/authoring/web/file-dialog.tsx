import { useCallback, useRef, useState } from 'react';
import type { Media } from '#app/media/contract.ts';
import { mediaAddress } from '#app/media/media-address.ts';
import { kindOf, type MediaKind } from '#app/media/file-kinds.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { TextFile } from '#app/ui/pasting/pasted-pictures.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { describePicture } from './pictures.ts';
import { UploadState } from './upload-state.tsx';
import { useSentFile, type Source } from './use-sent-file.ts';
import './file-dialog.css';

/** A file that is placed in the text. */
export interface PlacedFile {
  kind: MediaKind;
  address: string;
  /** The description of a picture, the title of a video, or the words of a link. */
  words: string;
}

/** What an author chose for the text, and the place and the words that came with it. */
export interface ChosenFile extends Pick<TextFile, 'mark' | 'words'> {
  source: Source;
}

interface FileDialogProps extends Pick<ChosenFile, 'source' | 'words'> {
  onPlace: (placed: PlacedFile) => void;
  onClose: () => void;
}

const captionedHint = 'Learners see it below the video. Its captions come with it.';
const fieldTexts: Record<MediaKind, { label: string; hint: string }> = {
  picture: { label: 'Description', hint: 'Say what someone who can’t see it would miss.' },
  video: {
    label: 'Title',
    hint: 'Learners see it below the video. Captions are added under Media.',
  },
  file: { label: 'Link text', hint: 'What learners click or tap.' },
};

function kindOfSource(source: Source): MediaKind {
  if (!(source instanceof File)) return source.kind;
  return kindOf(source.name)?.kind ?? (source.type.startsWith('image/') ? 'picture' : 'file');
}

/** What the words begin with, if nothing came with the file. */
function suggestionFor(source: Source, kind: MediaKind): string {
  if (kind === 'file') return source.name;
  return source instanceof File || kind === 'video' ? '' : source.description;
}

/** What the library says of a picture is the same for all lessons, so it is only said once. */
const isUndescribed = ({ description, decorative }: Media): boolean =>
  description === '' && !decorative;

/**
 * Sends a file while its author describes it, then places it in the text. A video is sent when it is
 * placed, since its author may want a smaller copy. What the library has is only described.
 */
export function FileDialog({ source: first, words, onPlace, onClose }: FileDialogProps) {
  const sent = useSentFile(first);
  const { source, smaller } = sent;
  const media = source instanceof File ? undefined : source;
  const kind = kindOfSource(source);
  const isPicture = kind === 'picture';
  // Another file takes its place, with the words that were typed.
  const [typed, setTyped] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  const take = (another: Source) => {
    sent.take(another);
    field.current?.focus();
  };

  const place = async (form: HTMLFormElement) => {
    const said = typedIn(form, 'words').trim();
    const arrived = await sent.arrive();
    // Refused: the dialog says why.
    if (!arrived) return;
    if (isPicture && isUndescribed(arrived))
      await describePicture(arrived, { description: said, decorative: said === '' });
    onPlace({ kind, address: mediaAddress(arrived.id), words: said });
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
          {isPicture && source instanceof File && !sent.refusal && <ChosenPicture file={source} />}
          {media?.thumbnail && <img className="file-dialog-picture" src={media.thumbnail} alt="" />}
          {media && <p className="text-small text-soft">{media.name}, from Media</p>}
          <UploadState {...sent} onChosen={take} />
          <TextField
            {...fieldTexts[kind]}
            {...(kind === 'video' && media?.captions.length && { hint: captionedHint })}
            maxLength={500}
            value={typed ?? suggestionFor(source, kind)}
            onChange={({ target }) => setTyped(target.value)}
            {...named('words')}
            ref={field}
          />
          {isPicture && !media?.description && (
            <CheckField
              key={media?.id}
              label="Decorative: nothing to describe"
              name="decorative"
              defaultChecked={media?.decorative}
            />
          )}
          {kind === 'video' && !media && (
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
