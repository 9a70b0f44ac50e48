import { sizeText } from '#app/shared/size-text.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { Attempt, projectsContract } from '../contract.ts';

const call = api<typeof projectsContract>();

interface FileLinkProps {
  /** The id of the submission. */
  submission: string;
  file: NonNullable<Attempt['file']>;
}

/** Asks for an address at each press, since one opens for an hour at most (decisions.md ruling 71). */
export function FileLink({ submission: id, file }: FileLinkProps) {
  const { busy, text, submit } = useSubmission();
  const download = () =>
    submit(async () => {
      const { name, address } = await call('GET /project-submissions/{id}/file', {
        params: { id },
      });
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
    });
  return (
    <div>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void download()}>
        <Icon name="file-down" /> {file.name} ({sizeText(file.size)})
      </Button>
      <FormNote>{text}</FormNote>
    </div>
  );
}
