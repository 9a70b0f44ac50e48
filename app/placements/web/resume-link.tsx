import { Icon } from '#app/ui/base/icon.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { sizeText } from '#app/shared/size-text.ts';
import './resume-link.css';

interface ResumeLinkProps {
  resume: { name: string; bytes: number };
  ask: () => Promise<Uint8Array>;
}

/** Fetched with the token and then saved (decisions.md ruling 47). */
export function ResumeLink({ resume: { name, bytes }, ask }: ResumeLinkProps) {
  const { busy, text, submit } = useSubmission();
  const take = () =>
    submit(async () =>
      saveFile({ name, text: new Uint8Array(await ask()), type: 'application/pdf' }),
    );
  return (
    <>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void take()}>
        <Icon name="file-down" />{' '}
        <span className="resume-link-name">{`${name} (${sizeText(bytes)})`}</span>
      </Button>
      <FormNote>{text}</FormNote>
    </>
  );
}
