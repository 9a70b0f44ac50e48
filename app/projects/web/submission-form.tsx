import { useState } from 'react';
import { ApiFailure, api } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { Attempt, projectsContract, ReadProject } from '../contract.ts';
import { longest } from '../project-limits.ts';
import { FileField, type Chosen, type Upload } from './file-field.tsx';

const call = api<typeof projectsContract>();

interface SubmissionFormProps {
  /** The course's slug. */
  course: string;
  project: ReadProject;
  /** The attempt that this one improves. */
  before: Attempt | undefined;
  upload: Upload;
  onSent: () => Promise<unknown>;
}

/** An attempt: a link, a file or a text, as the project asks. What was typed outlives a reload. */
export function SubmissionForm({ course, project, before, upload, onSent }: SubmissionFormProps) {
  const submission = useSubmission();
  const { field, submit, refuse } = submission;
  const [chosen, setChosen] = useState<Chosen>();
  const { version, takesLink, takesWords, takesFile } = project;
  const onRefused = (failure: unknown) => {
    // A file that was refused is gone.
    if (failure instanceof ApiFailure && failure.code.startsWith('media/')) setChosen(undefined);
    throw failure;
  };
  const send = (form: HTMLFormElement) => {
    if (chosen && chosen.id === undefined)
      return refuse({ file: 'The file is still being sent. Wait a moment, or remove it.' });
    return submit(async () => {
      await call('POST /learning/courses/{slug}/project/submissions', {
        params: { slug: course },
        body: {
          version,
          link: typedIn(form, 'link'),
          words: typedIn(form, 'words'),
          file: chosen?.id ?? null,
        },
      }).catch(onRefused);
      dropDraft(`project:${course}`);
      toast.success('Project submitted. We will tell you when it has a response.');
      await onSent();
    });
  };
  return (
    <Form submission={submission} className="stack form-width" onSend={send}>
      <Draft name={`project:${course}`} />
      {takesLink && (
        <TextField
          label={labelOf('Link', project)}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={longest.link}
          defaultValue={before?.link ?? undefined}
          hint="It begins with https:// and opens without your password."
          {...field('link')}
        />
      )}
      {takesFile && (
        <FileField
          label={labelOf('File', project)}
          upload={upload}
          chosen={chosen}
          onChosen={setChosen}
          error={field('file').error}
        />
      )}
      <TextArea
        label={takesWords ? labelOf('Text', project) : 'A note to your reviewer (optional)'}
        rows={takesWords ? 10 : 4}
        maxLength={longest.words}
        defaultValue={takesWords ? before?.words : undefined}
        hint="Only you and the people who respond can read it."
        {...field('words')}
      />
      <FormEnd submission={submission} action={before ? 'Submit again' : 'Submit project'} />
    </Form>
  );
}

/** One of them is enough, so each says that it may be left out. */
const labelOf = (name: string, { takesLink, takesWords, takesFile }: ReadProject): string =>
  [takesLink, takesWords, takesFile].filter(Boolean).length > 1
    ? `${name} (one of these is enough)`
    : name;
