import { useRef } from 'react';
import { api } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { questionsContract } from '../contract.ts';
import { longestAnswer } from '../question-limits.ts';

const call = api<typeof questionsContract>();

interface AnswerFormProps {
  /** Its id. */
  question: string;
  /** The question was hidden. */
  hidden: boolean;
  onChanged: () => Promise<void>;
}

/** A new answer. What was typed outlives a reload. */
export function AnswerForm({ question, hidden, onChanged }: AnswerFormProps) {
  const submission = useSubmission();
  const draftName = `answer:${question}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const send = (form: HTMLFormElement) =>
    submission.submit(async () => {
      await call('POST /questions/{id}/answers', {
        params: { id: question },
        body: { words: typedIn(form, 'words') },
      });
      dropDraft(draftName);
      if (box.current) box.current.value = '';
      toast.success('Answer sent');
      await onChanged();
    });
  return (
    <Form submission={submission} onSend={send} className="stack form-width">
      <Draft name={draftName} />
      <TextArea
        ref={box}
        label="Your answer"
        maxLength={longestAnswer}
        hint={
          hidden
            ? 'While the question is hidden, only the person who asked and those who answer for the course can read it.'
            : 'Every member can read it, with your first name.'
        }
        required
        {...submission.field('words')}
      />
      <FormEnd submission={submission} action="Send answer" />
    </Form>
  );
}
