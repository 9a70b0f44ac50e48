import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { useIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { suggestPath } from '../addresses.ts';
import type { toolsContract } from '../contract.ts';
import type { Route } from './+types/suggest.page';
import { BackLink } from './back-link.tsx';
import './suggest.page.css';

const call = api<typeof toolsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Submit a tool',
    description: 'Suggest a tool for our directory.',
    path: suggestPath,
    indexed: false,
  });

export default function SuggestPage() {
  const { status } = useIdentity();
  const [thanks, setThanks] = useState('');
  return (
    <div className="wrap stack suggest-page">
      <div>
        <BackLink />
      </div>
      <h1 className="heading-1">Submit a tool</h1>
      <p className="lede">
        Tell us what is missing. We check every suggestion and find sources for it before we publish
        it.
      </p>
      {thanks ? (
        <Card className="stack form-width">
          <Note kind="ok">{thanks}</Note>
          <div>
            <Button variant="secondary" onClick={() => setThanks('')}>
              Submit another
            </Button>
          </div>
        </Card>
      ) : status === 'signed-out' ? (
        <Card className="stack form-width">
          <p>Log in to suggest a tool, so that we can ask you about it.</p>
          <div>
            <ButtonLink to="/login" onClick={() => storedRedirect.write(suggestPath)}>
              Log in
            </ButtonLink>
          </div>
        </Card>
      ) : (
        <SuggestionForm onSent={setThanks} />
      )}
    </div>
  );
}

function SuggestionForm({ onSent }: { onSent: (thanks: string) => void }) {
  const submission = useSubmission();
  const { field, submit } = submission;

  const send = (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    const body = { name: typed('name'), website: typed('website'), words: typed('words') };
    return submit(async () => onSent((await call('POST /ai-tools/suggestions', { body })).message));
  };
  return (
    <Card className="form-width">
      <Form submission={submission} onSend={send}>
        <TextField label="Name" required autoComplete="off" {...field('name')} />
        <TextField
          label="Website"
          type="url"
          required
          placeholder="https://"
          {...field('website')}
        />
        <TextArea label="What it is for" required {...field('words')} />
        <FormEnd submission={submission} action="Send suggestion" />
      </Form>
    </Card>
  );
}
