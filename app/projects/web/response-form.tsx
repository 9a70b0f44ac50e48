import { api } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { Criterion } from '#app/courses/project-text.contract.ts';
import type { projectsDeskContract } from '../desk.contract.ts';
import { longest } from '../project-limits.ts';

const call = api<typeof projectsDeskContract>();

interface ResponseFormProps {
  /** Its id. */
  submission: string;
  criteria: readonly Criterion[];
  /** The response that is corrected; without it, the first one is written. */
  corrects?: { points: readonly number[]; words: string; count: number };
  onSent: () => Promise<unknown>;
}

/** Points for each criterion, and words. What was typed is there again after a look at the link. */
export function ResponseForm({ submission: id, criteria, corrects, onSent }: ResponseFormProps) {
  const submission = useSubmission();
  const { field, submit, refuse } = submission;
  const send = async (form: HTMLFormElement) => {
    const typed = criteria.map((_, place) => typedIn(form, `points.${place}`).trim());
    const faults: Record<string, string> = {};
    for (const [place, { points }] of criteria.entries())
      if (!/^\d{1,3}$/.test(typed[place] ?? '') || Number(typed[place]) > points)
        faults[`points.${place}`] = `Give 0 to ${points}`;
    if (Object.keys(faults).length > 0) return refuse(faults);
    await submit(async () => {
      const body = { points: typed.map(Number), words: typedIn(form, 'words') };
      const params = { id };
      await (corrects
        ? call('PUT /desk/projects/{id}/correction', {
            params,
            body: { ...body, count: corrects.count },
          })
        : call('PUT /desk/projects/{id}/response', { params, body }));
      dropDraft(`project:${id}`);
      toast.success(corrects ? 'Response corrected' : 'Response sent');
      await onSent();
    });
  };
  return (
    <Form submission={submission} className="stack form-width" onSend={send}>
      <h2 className="heading-3">{corrects ? 'Correct your response' : 'Respond'}</h2>
      <Draft name={`project:${id}`} />
      {criteria.map(({ name, points, earns }, place) => (
        <TextField
          key={name}
          label={`${name}: points out of ${points}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={corrects?.points[place]}
          hint={earns}
          required
          {...field(`points.${place}`)}
        />
      ))}
      <TextArea
        label="Your response"
        rows={8}
        maxLength={longest.response}
        defaultValue={corrects?.words}
        hint={
          corrects
            ? 'The learner is told, and reads this in place of what you wrote before.'
            : 'What works, and what to do next. The learner reads it with your first name.'
        }
        required
        {...field('words')}
      />
      <FormEnd submission={submission} action={corrects ? 'Correct response' : 'Send response'} />
    </Form>
  );
}
