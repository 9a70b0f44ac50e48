import { useRef } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { FileInput } from './file-input.tsx';
import type { SentFile } from './use-sent-file.ts';

/** How far a file is, or why it was refused: then another can be chosen. */
export function UploadState({ file, smaller, sent, refusal, take }: SentFile) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {sent && !refusal && (
        <Progress
          label={`${smaller ? 'Smaller copy and upload' : 'Upload'} of ${file.name}`}
          done={sent.part}
          total={1}
        />
      )}
      {sent?.waiting && !refusal && (
        <p role="status" className="text-small text-soft">
          The server can’t be reached. The upload continues by itself.
        </p>
      )}
      <FormNote>{refusal}</FormNote>
      {refusal && (
        <div className="row">
          <FileInput ref={input} onFiles={([another]) => another && take(another.file)} />
          <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
            <Icon name="upload" /> Choose another file
          </Button>
        </div>
      )}
    </>
  );
}
