import { useState, type SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormNote, Note } from '#app/ui/note.tsx';
import { Card } from '#app/ui/surface.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import { investorsPath, optOutPath } from '../addresses.ts';
import type { investorsContract } from '../contract.ts';
import type { Route } from './+types/opt-out.page';
import './investor.page.css';

const call = api<typeof investorsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Leave the directory',
    description: 'Ask to be taken out of our directory of investors.',
    path: optOutPath,
    indexed: false,
  });

/** Whoever is listed may ask to be taken out, without an account. */
export default function OptOutPage() {
  const [thanks, setThanks] = useState('');
  return (
    <div className="wrap investor">
      <Breadcrumb items={[{ label: 'Investors', to: investorsPath }, { label: 'Leave the directory' }]} />
      <div className="stack">
        <h1 className="heading-1">Leave the directory</h1>
        <p className="lede">
          Tell us who is listed and why you write. We answer by mail, to be sure that it is you, and then take the profile out for good.
        </p>
      </div>
      {thanks ? (
        <Card className="stack">
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
  const { busy, text, fields, save } = useSaving();
  const form = useFaultFocus(fields);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = (name: string) => typedIn(event.currentTarget, name);
    const body = { email: typed('email'), about: typed('about'), words: typed('words') };
    await save(async () => onSent((await call('POST /investor-letters', { body })).message));
  };
  return (
    <Card>
      <form ref={form} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="email"
          hint="One at your firm is best: it shows us that it is you."
          error={fields['email']}
        />
        <TextField label="Who is listed" name="about" required autoComplete="name" error={fields['about']} />
        <TextArea label="What you ask for" name="words" required error={fields['words']} />
        <FormNote>{text}</FormNote>
        <div>
          <Button type="submit" busy={busy}>
            Send request
          </Button>
        </div>
      </form>
    </Card>
  );
}
