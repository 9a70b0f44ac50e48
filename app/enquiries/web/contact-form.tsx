import { ArrowUpRight } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { contactFaults, type ContactQuery } from '../contact-query.ts';
import type { enquiriesContract } from '../contract.ts';
import { useSending } from './use-sending.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

const call = api<typeof enquiriesContract>();

/** Name, address, subject and message, all of them required (part 2 section 5, "Contact form"). */
export function ContactForm() {
  const { state, send, refuse, follow } = useSending({
    failed: 'Failed to send message. Please try again.',
    fallback: 'Failed to submit query',
  });
  const hydrated = useHydrated();
  const busy = state.status === 'busy';
  const faults = state.status === 'refused' ? state.faults : {};

  const form = useFaultFocus(state);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget } = event;
    const text = (name: keyof ContactQuery) => typedIn(currentTarget, name);
    const query = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
    const found = contactFaults(query);
    if (Object.keys(found).length > 0) refuse(found);
    else if (await send(() => call('POST /contact/queries', { body: query }))) currentTarget.reset();
  };

  const field = (name: keyof ContactQuery) => ({ name, required: true, error: faults[name], onInput: () => follow(name) });

  return (
    <form ref={form} method="post" noValidate className="stack" onSubmit={(event) => void submit(event)}>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('message')} />
      <FormNote kind={state.status === 'sent' ? 'ok' : 'bad'}>
        {state.status === 'sent'
          ? 'Your message is with us. We answer to the address that you gave.'
          : state.status === 'refused' && state.text}
      </FormNote>
      <div>
        <Button type="submit" size="large" thruster={<ArrowUpRight />} busy={busy} disabled={!hydrated}>
          {busy ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  );
}
