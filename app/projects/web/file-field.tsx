import { useEffect, useId, useRef, useState } from 'react';
import {
  attachmentEndings,
  attachmentFault,
  largestAttachment,
} from '#app/media/attachment-files.ts';
import { sizeText } from '#app/shared/size-text.ts';
import { failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { FieldNote } from '#app/ui/form/form-field.tsx';
import './file-field.css';

interface Sending {
  state: string;
  sent: number;
}

/** Sends the bytes of a file; resolves to its id once they have arrived. */
export type Upload = (
  file: File,
  way: { onChange: (now: Sending) => void; signal: AbortSignal },
) => Promise<string>;

/** A chosen file; its id is there once it has arrived. */
export interface Chosen {
  file: File;
  id?: string;
}

interface FileFieldProps {
  label: string;
  upload: Upload;
  chosen: Chosen | undefined;
  onChosen: (chosen: Chosen | undefined) => void;
  error: string | undefined;
}

const hint = `A PDF, a picture (PNG, JPEG, WebP), an Office document, a ZIP, CSV or text of at most ${sizeText(largestAttachment)}. Only you and the people who respond can open it.`;

/** A file is sent as soon as it is chosen, so that the form itself stays small. */
export function FileField({ label, upload, chosen, onChosen, error }: FileFieldProps) {
  const id = useId();
  const [now, setNow] = useState<Sending>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => {
    if (error) choose.current?.focus();
  }, [error]);

  const drop = () => {
    underWay.current?.abort();
    setNow(undefined);
    setFault(undefined);
    onChosen(undefined);
  };
  const take = async (file: File) => {
    drop();
    const found = attachmentFault(file.name, file.size);
    if (found !== undefined) return setFault(found);
    const { signal } = (underWay.current = new AbortController());
    onChosen({ file });
    try {
      const arrived = await upload(file, { onChange: setNow, signal });
      if (!signal.aborted) onChosen({ file, id: arrived });
    } catch (failure) {
      if (signal.aborted) return;
      onChosen(undefined);
      setFault(failureText(failure));
    } finally {
      if (!signal.aborted) setNow(undefined);
    }
  };

  return (
    <div className="file-field" role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
      <p id={id} className="form-field-label">
        {label}
      </p>
      {chosen && (
        <p role="status" className="file-field-state">
          <Icon name={chosen.id === undefined ? 'upload' : 'check'} />
          {`${chosen.file.name} (${sizeText(chosen.file.size)}) ${chosen.id === undefined ? 'is being sent' : 'has arrived'}`}
        </p>
      )}
      {now && (
        <Progress label="Uploading the file" done={now.sent} total={chosen?.file.size ?? 1} />
      )}
      {now?.state === 'waiting' && (
        <p role="status">The connection was lost. The upload goes on by itself when it is back.</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentEndings.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          currentTarget.value = '';
        }}
      />
      <div className="row">
        <Button
          ref={choose}
          variant="secondary"
          size="small"
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" /> {chosen ? 'Choose another file' : 'Choose a file'}
        </Button>
        {chosen && (
          <Button variant="quiet" size="small" onClick={drop}>
            Remove file
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldNote id={`${id}-note`} error={fault ?? error ?? ''} hint={hint} />
      </div>
    </div>
  );
}
