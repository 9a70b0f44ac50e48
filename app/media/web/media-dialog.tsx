import { useEffect, useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { mediaContract, MediaDetails } from '../contract.ts';
import { sizeText } from '#app/shared/size-text.ts';
import { VideoTexts } from './video-texts.tsx';
import './media-dialog.css';

const call = api<typeof mediaContract>();

interface MediaDialogProps {
  id: string;
  onClose: () => void;
  /** It was saved or deleted. */
  onChanged: () => void;
}

/** What a file is called, what it shows, and where it is used. */
export function MediaDialog({ id, onClose, onChanged }: MediaDialogProps) {
  const [details, setDetails] = useState<MediaDetails>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const over = new AbortController();
    call('GET /media/{id}', { params: { id }, signal: over.signal }).then(
      setDetails,
      (failure: unknown) => {
        if (!over.signal.aborted) setFault(failureText(failure));
      },
    );
    return () => over.abort();
  }, [id]);
  return (
    <Dialog open onClose={onClose} title={details?.name ?? 'File'}>
      {details ? (
        <Details details={details} onChanged={onChanged} />
      ) : fault ? (
        <FormNote>{fault}</FormNote>
      ) : (
        <Skeleton shape="panel" />
      )}
    </Dialog>
  );
}

function Details({ details, onChanged }: { details: MediaDetails; onChanged: () => void }) {
  const { id, kind, width, height, size, thumbnail, usedIn } = details;
  const submission = useSubmission();
  const { busy, text, field, submit } = submission;
  const [deleting, setDeleting] = useState(false);
  const save = (form: HTMLFormElement) =>
    submit(() =>
      call('PUT /media/{id}', {
        params: { id },
        body: {
          name: typedIn(form, 'name'),
          description: typedIn(form, 'description'),
          decorative: new FormData(form).has('decorative'),
        },
      }),
    );
  const press = async (form: HTMLFormElement) => {
    if (!(await save(form))) return;
    toast.success('File saved');
    onChanged();
  };
  const remove = async () => {
    await call('DELETE /media/{id}', { params: { id } });
    toast.success('File deleted');
    onChanged();
  };
  return (
    <>
      {thumbnail && <img className="media-dialog-face" src={thumbnail} alt="" />}
      <p className="text-small text-soft">
        {width !== null && `${width} × ${height}, `}
        {sizeText(size)}, uploaded by {details.uploadedBy}
      </p>
      <Form submission={submission} onSend={press}>
        <TextField label="Name" defaultValue={details.name} maxLength={200} {...field('name')} />
        {kind === 'picture' && (
          <>
            <TextArea
              label="Description"
              hint="Say what someone who can’t see it would miss. One sentence will do."
              placeholder="A steel counter with sixty tiffins, each with a paper slip"
              rows={3}
              maxLength={500}
              defaultValue={details.description}
              {...field('description')}
            />
            <CheckField
              label="Decorative: nothing to describe"
              name="decorative"
              defaultChecked={details.decorative}
            />
          </>
        )}
        <FormNote>{text}</FormNote>
        <div className="row row-between">
          <Button type="submit" busy={busy}>
            Save file
          </Button>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete file
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={`Delete “${details.name}”?`}
        action="Delete file"
        onConfirm={remove}
      >
        It can’t be restored.
      </ConfirmDialog>
      {kind === 'video' && <VideoTexts video={details} onSaved={onChanged} />}
      <section className="stack">
        <h3 className="heading-4">Used in</h3>
        {usedIn.length === 0 && <p className="text-small text-soft">Nowhere yet.</p>}
        <ul className="media-dialog-uses">
          {usedIn.map(({ course, lesson }) => (
            <li key={`${course} ${lesson}`}>
              <b>{lesson ?? 'Cover'}</b> <span className="text-small text-soft">{course}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
