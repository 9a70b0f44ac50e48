import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { EmailField, TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { investorsPath, optOutPath } from '../addresses.ts';
import type { investorsContract } from '../contract.ts';
import type { Route } from './+types/opt-out.page';
import './investor.page.css';

const call = api<typeof investorsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Leave the directory',
    description: 'Ask to be removed from our investor directory.',
    path: optOutPath,
    indexed: false,
  });

/** Anyone who is listed may ask to be removed, without an account. */
export default function OptOutPage() {
  const [thanks, setThanks] = useState('');
  return (
    <div className="wrap investor">
      <Breadcrumb
        items={[{ label: 'Investors', to: investorsPath }, { label: 'Leave the directory' }]}
      />
      <div className="stack">
        <h1 className="heading-1">Leave the directory</h1>
        <p className="lede">
          Tell us who is listed and why you are writing. We answer by e-mail, to be sure that it is
          you, and then remove the profile for good.
        </p>
      </div>
      {thanks ? (
        <Card className="stack form-width">
          <Note kind="ok">{thanks}</Note>
          <div>
            <ButtonLink to={investorsPath}>All investors</ButtonLink>
          </div>
        </Card>
      ) : (
        <RemovalForm onSent={setThanks} />
      )}
    </div>
  );
}

function RemovalForm({ onSent }: { onSent: (thanks: string) => void }) {
  const submission = useSubmission();
  const { field, submit } = submission;

  const send = (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    const body = { email: typed('email'), about: typed('about'), words: typed('words') };
    return submit(async () => onSent((await call('POST /investor-letters', { body })).message));
  };
  return (
    <Card className="form-width">
      <Form submission={submission} onSend={send}>
        <EmailField
          hint="One at your firm is best: it shows us that it is you."
          {...field('email')}
        />
        <TextField label="Who is listed" required autoComplete="name" {...field('about')} />
        <TextArea label="What you are asking for" required {...field('words')} />
        <FormEnd submission={submission} action="Send request" />
      </Form>
    </Card>
  );
}
