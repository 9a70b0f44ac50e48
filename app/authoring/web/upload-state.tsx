import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { useFileChoice } from './use-file-choice.tsx';
import type { SentFile, Source } from './use-sent-file.ts';

interface UploadStateProps extends Pick<SentFile, 'source' | 'smaller' | 'sent' | 'refusal'> {
  onChosen: (another: Source) => void;
}

/** The progress of an upload, or why it was refused and ways to choose another file. */
export function UploadState({ source, smaller, sent, refusal, onChosen }: UploadStateProps) {
  const { upload, browse, parts } = useFileChoice(onChosen);
  return (
    <>
      {sent && !refusal && (
        <Progress
          label={`${smaller ? 'Smaller copy and upload' : 'Upload'} of ${source.name}`}
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
      {parts}
      {refusal && (
        <div className="row">
          <Button size="small" variant="secondary" onClick={() => upload()}>
            <Icon name="upload" /> Choose another file
          </Button>
          <Button size="small" variant="quiet" onClick={browse}>
            <Icon name="image" /> Choose from Media
          </Button>
        </div>
      )}
    </>
  );
}
