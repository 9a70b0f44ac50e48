import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { uploading } from '#app/shared/uploading.ts';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { FieldNote } from '#app/ui/form/form-field.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { placementsContract, Resume } from '../contract.ts';
import { faultTexts, largestResume, resumeFault } from '../resume-file.ts';
import { ResumeLink } from './resume-link.tsx';
import './resume-field.css';

const call = api<typeof placementsContract>();

interface ResumeFieldProps {
  /** The résumé that the next application will include. */
  resume: Resume | null;
  /** The error when an application lacks one. */
  error: string | undefined;
  onUploaded: (resume: Resume) => void;
}

/** Checks what the browser can check before sending; the server checks again. */
async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > largestResume) return faultTexts['too-large'];
  const fault = resumeFault(new Uint8Array(await file.arrayBuffer()));
  return fault && faultTexts[fault];
}

/** A PDF chosen or dropped here is sent at once, so that the form itself stays small. */
export function ResumeField({ resume, error, onUploaded }: ResumeFieldProps) {
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [dragged, setDragged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error) choose.current?.focus();
  }, [error]);

  const take = async (file: File | undefined) => {
    if (!file || sent !== undefined) return;
    setFault(undefined);
    setSent(0);
    try {
      const found = await faultOf(file);
      if (found) return setFault(found);
      const body = new Blob([file], { type: 'application/pdf' });
      onUploaded(
        await api<typeof placementsContract>(uploading(setSent))('PUT /placements/resume', {
          query: { name: file.name.slice(-150) },
          body,
        }),
      );
      toast.success('Résumé saved');
    } catch (failure) {
      setFault(failureText(failure));
    } finally {
      setSent(undefined);
    }
  };
  const browse = () => {
    // Referenced here, because a browser may forget an input that is in no document.
    const picker = (input.current = document.createElement('input'));
    picker.type = 'file';
    picker.accept = 'application/pdf,.pdf';
    picker.addEventListener('change', () => void take(picker.files?.[0]));
    picker.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={classes('resume-field', dragged && 'resume-field-dragged')}
      onDragOver={(event) => {
        event.preventDefault();
        setDragged(true);
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={drop}
    >
      <div className="row" role="group" aria-label="Résumé" aria-describedby="resume-note">
        <b className="strong">Résumé</b>
        {resume && (
          <ResumeLink
            resume={resume}
            ask={() => call('GET /placements/resumes/{id}', { params: { id: resume.id } })}
          />
        )}
        <Button
          ref={choose}
          variant="secondary"
          size="small"
          busy={sent !== undefined}
          onClick={browse}
        >
          <Icon name="upload" /> {resume ? 'Choose another PDF' : 'Choose a PDF'}
        </Button>
      </div>
      {sent !== undefined && <Progress label="Uploading the résumé" done={sent} total={1} />}
      <div role="alert">
        <FieldNote
          id="resume-note"
          error={fault ?? error}
          hint="A PDF of at most 3 MB. Only you and our team can open it."
        />
      </div>
    </div>
  );
}
