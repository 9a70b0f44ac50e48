import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { EmailField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { isAcademicAddress } from '../academic-address.ts';
import type { collegeContract, CollegeStanding } from '../contract.ts';

const call = api<typeof collegeContract>();

interface AddressFormProps {
  standing: CollegeStanding;
  onAsked: () => void;
}

/** An address at a college, the account's own or a second one: a link is mailed there. */
export function AddressForm({ standing: { address, domains }, onAsked }: AddressFormProps) {
  const own = useProfile()?.email;
  const suggested = own && isAcademicAddress(own, domains) ? own : undefined;
  const submission = useSubmission();
  const { field, submit } = submission;
  const send = async (form: HTMLFormElement) => {
    const body = { email: typedIn(form, 'email') };
    if (
      await submit(async () =>
        toast.success((await call('POST /college/address', { body })).message),
      )
    )
      onAsked();
  };
  return (
    <Form submission={submission} onSend={send}>
      {address && !address.confirmedUntil && (
        <Note kind="info">
          A link is on its way to {address.email}. It works for 24 hours; you can ask for a new one
          here.
        </Note>
      )}
      <EmailField
        label="College e-mail"
        autoComplete="off"
        icon={<Icon name="graduation-cap" />}
        defaultValue={address?.email ?? suggested}
        hint={`Addresses that end in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(domains.map((domain) => `.${domain}`))}. We send it one link, and nothing else.`}
        {...field('email')}
      />
      <FormEnd submission={submission} action="Send me a link" />
    </Form>
  );
}
