import { useState, type SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { useIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormNote, Note } from '#app/ui/note.tsx';
import { Card } from '#app/ui/surface.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import { suggestPath, toolsPath } from '../addresses.ts';
import type { toolsContract } from '../contract.ts';
import type { Route } from './+types/suggest.page';

const call = api<typeof toolsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Submit a tool', description: 'Suggest a tool for our directory.', path: suggestPath, indexed: false });

export default function SuggestPage() {
  const { status } = useIdentity();
  const [thanks, setThanks] = useState('');
  return (
    <div className="wrap section stack">
      <h1 className="heading-1">Submit a tool</h1>
      <p className="lede">Tell us what is missing. We look at every suggestion, find its sources, and then it appears.</p>
      {thanks ? (
        <Card className="stack">
          <Note kind="ok">{thanks}</Note>
          <div>
            <ButtonLink to={toolsPath}>Back to AI Tools</ButtonLink>
          </div>
        </Card>
      ) : status === 'signed-out' ? (
        <Card className="stack">
          <p>Sign in to suggest a tool, so that we can ask you about it.</p>
          <div>
            <ButtonLink to="/login">Login</ButtonLink>
          </div>
        </Card>
      ) : (
        <SuggestionForm onSent={setThanks} />
      )}
    </div>
  );
}

function SuggestionForm({ onSent }: { onSent: (thanks: string) => void }) {
  const { busy, text, fields, save } = useSaving();
  const form = useFaultFocus(fields);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = (name: string) => typedIn(event.currentTarget, name);
    const body = { name: typed('name'), website: typed('website'), words: typed('words') };
    await save(async () => onSent((await call('POST /ai-tools/suggestions', { body })).message));
  };
  return (
    <Card>
      <form ref={form} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <TextField label="Name" name="name" required autoComplete="off" error={fields['name']} />
        <TextField label="Website" name="website" type="url" required placeholder="https://" error={fields['website']} />
        <TextArea label="What it is for" name="words" required error={fields['words']} />
        <FormNote>{text}</FormNote>
        <div>
          <Button type="submit" busy={busy}>
            Send suggestion
          </Button>
        </div>
      </form>
    </Card>
  );
}
