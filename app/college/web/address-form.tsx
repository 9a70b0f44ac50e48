import { GraduationCap } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote, Note } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import type { collegeContract, CollegeStanding } from '../contract.ts';
import { useAsking } from './use-asking.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

const call = api<typeof collegeContract>();

interface AddressFormProps {
  standing: CollegeStanding;
  onAsked: () => void;
}

/** A second address, of a college: a link is mailed there. */
export function AddressForm({ standing: { address, domains }, onAsked }: AddressFormProps) {
  const { busy, text, faults, send, follow } = useAsking(onAsked);
  const form = useFaultFocus(faults);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const email = typedIn(event.currentTarget, 'email');
    void send(() => call('POST /college/address', { body: { email } }));
  };
  return (
    <form ref={form} method="post" noValidate className="stack" onSubmit={submit}>
      {address && !address.confirmedUntil && (
        <Note kind="info">A link is on its way to {address.email}. It is good for 24 hours; here you can ask for a new one.</Note>
      )}
      <TextField
        label="College e-mail"
        name="email"
        type="email"
        autoComplete="off"
        required
        icon={<GraduationCap />}
        defaultValue={address?.email}
        hint={`Addresses that end in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(domains.map((domain) => `.${domain}`))}. We write there once, and nothing else.`}
        error={faults.email}
        onInput={() => follow('email')}
      />
      <FormNote>{text}</FormNote>
      <div>
        <Button type="submit" busy={busy}>
          Send me a link
        </Button>
      </div>
    </form>
  );
}
