import { Button } from '#app/ui/base/button.tsx';
import { takeFocus } from '#app/ui/base/take-focus.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { longestQuestion } from '../question-limits.ts';

interface Words {
  title: string;
  words: string;
}

interface QuestionEditorProps {
  /** The question to change. */
  before?: Words;
  /** The name of the stored draft, which survives a reload. */
  draftName: string;
  action: string;
  onSend: (typed: Words) => Promise<unknown>;
  onCancel: () => void;
}

/** A new question, or a changed one. The input stays when the server refuses it. */
export function QuestionEditor({
  before,
  draftName,
  action,
  onSend,
  onCancel,
}: QuestionEditorProps) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const cancel = () => {
    dropDraft(draftName);
    onCancel();
  };
  const send = async (form: HTMLFormElement) => {
    await onSend({ title: typedIn(form, 'title'), words: typedIn(form, 'words') });
    dropDraft(draftName);
  };
  return (
    <Form
      submission={submission}
      className="stack form-width"
      onSend={(form) => submit(() => send(form))}
    >
      <Draft name={draftName} />
      <TextField
        ref={takeFocus}
        label="Your question"
        maxLength={longestQuestion.title}
        defaultValue={before?.title}
        hint="In one sentence, so that others find it."
        required
        {...field('title')}
      />
      <TextArea
        label="Details (optional)"
        maxLength={longestQuestion.words}
        defaultValue={before?.words}
        hint="What you tried, and what happened. Every member can read it, with your first name: no passwords, and nobody’s private data."
        {...field('words')}
      />
      <FormEnd submission={submission} action={action}>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}
