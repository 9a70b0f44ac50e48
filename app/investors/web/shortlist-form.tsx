import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { InvestorProfile, investorsContract } from '../contract.ts';
import { longestNotes, shortlistStages, stageLabels } from '../shortlist-stages.ts';

const call = api<typeof investorsContract>();

/** The stage of a conversation with an investor, and notes. Only the member reads them. */
export function ShortlistForm({ investor: { id, stage, notes } }: { investor: InvestorProfile }) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const { revalidate } = useRevalidator();

  const send = async (form: HTMLFormElement) => {
    const chosen = shortlistStages.find((each) => each === typedIn(form, 'stage')) ?? 'to-contact';
    const body = { stage: chosen, notes: typedIn(form, 'notes') };
    if (!(await submit(() => call('PUT /investors/{id}/shortlist', { params: { id }, body }))))
      return;
    toast.success(stage ? 'Your list was changed' : 'Added to your list');
    await revalidate();
  };
  const remove = async () => {
    if (!(await submit(() => call('DELETE /investors/{id}/shortlist', { params: { id } })))) return;
    toast.success('Taken off your list');
    await revalidate();
  };

  return (
    <Card as="section">
      <Form key={stage ?? ''} submission={submission} onSend={send}>
        <h2 className="heading-4">{stage ? 'On your list' : 'Your list'}</h2>
        <SelectField
          label="Stage"
          defaultValue={stage ?? 'to-contact'}
          {...field('stage')}
          options={shortlistStages.map((each) => ({ value: each, label: stageLabels[each] }))}
        />
        <TextArea
          label="Notes"
          rows={4}
          maxLength={longestNotes}
          defaultValue={notes}
          hint="Only you can read them."
          {...field('notes')}
        />
        <FormEnd submission={submission} action={stage ? 'Save' : 'Add to my list'}>
          {stage && (
            <Button variant="quiet" onClick={() => void remove()}>
              Take off my list
            </Button>
          )}
        </FormEnd>
      </Form>
    </Card>
  );
}
