import { api } from '#app/shared/api-client.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { longest } from '../college-request.ts';
import type { collegeContract, CollegeStanding } from '../contract.ts';

const call = api<typeof collegeContract>();

interface RequestFormProps {
  /** The fields start with the previous request. */
  before: CollegeStanding['request'];
  onAsked: () => void;
}

/** For students without a college address: an admin reads the request. */
export function RequestForm({ before, onAsked }: RequestFormProps) {
  const submission = useSubmission();
  const { submit } = submission;
  const send = async (form: HTMLFormElement) => {
    const typed = (name: keyof typeof longest) => typedIn(form, name);
    const body = {
      college: typed('college'),
      course: typed('course'),
      studyYear: typed('studyYear'),
      note: typed('note'),
    };
    if (
      await submit(async () =>
        toast.success((await call('POST /college/requests', { body })).message),
      )
    )
      onAsked();
  };
  const field = (name: keyof typeof longest) => ({
    ...submission.field(name),
    required: true,
    maxLength: longest[name],
    defaultValue: before?.[name],
  });
  return (
    <Form submission={submission} onSend={send}>
      <TextField label="College" autoComplete="organization" {...field('college')} />
      <TextField
        label="Course"
        hint="For example B.Com, or a diploma in design"
        {...field('course')}
      />
      <TextField label="Year" hint="For example second year, until 2028" {...field('studyYear')} />
      <TextArea
        label="Why there is no college address"
        rows={3}
        hint="One sentence is enough. No documents, please."
        {...field('note')}
      />
      <FormEnd submission={submission} action="Ask us" variant="secondary" />
    </Form>
  );
}
