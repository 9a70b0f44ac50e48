import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { projectsContract, ReadProject } from '../contract.ts';
import { longest } from '../project-limits.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';

const call = api<typeof projectsContract>();

interface SubmissionFormProps {
  /** The course's slug. */
  course: string;
  project: ReadProject;
  /** It is not the first attempt. */
  again: boolean;
  onSent: () => Promise<unknown>;
}

/** An attempt: a link, a text, or both, as the project asks. What was typed outlives a reload. */
export function SubmissionForm({ course, project, again, onSent }: SubmissionFormProps) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const [draft] = useState(() => readDraft(course));
  const { version, takesLink, takesWords } = project;
  const send = (form: HTMLFormElement) =>
    submit(async () => {
      await call('POST /learning/courses/{slug}/project/submissions', {
        params: { slug: course },
        body: { version, link: typedIn(form, 'link'), words: typedIn(form, 'words') },
      });
      dropDraft(course);
      toast.success('Project submitted. We will tell you when it has a response.');
      await onSent();
    });
  return (
    <Form
      submission={submission}
      className="stack form-width"
      onInput={({ currentTarget }) => keepDraft(course, currentTarget)}
      onSend={send}
    >
      {takesLink && (
        <TextField
          label={takesWords ? 'Link (optional, if you write a text)' : 'Link'}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={longest.link}
          defaultValue={draft['link']}
          hint="It begins with https:// and opens without your password."
          {...field('link')}
        />
      )}
      <TextArea
        label={textLabel(project)}
        rows={takesWords ? 10 : 4}
        maxLength={longest.words}
        defaultValue={draft['words']}
        hint="Only you and the people who respond can read it."
        {...field('words')}
      />
      <FormEnd submission={submission} action={again ? 'Submit again' : 'Submit project'} />
    </Form>
  );
}

function textLabel({ takesLink, takesWords }: ReadProject): string {
  if (!takesWords) return 'A note to your reviewer (optional)';
  return takesLink ? 'Text (optional, if you give a link)' : 'Text';
}
