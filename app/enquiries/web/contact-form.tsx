import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { contactFaults, type ContactQuery } from '../contact-query.ts';
import type { enquiriesContract } from '../contract.ts';
import { inOwnWords } from './own-words.ts';

const call = api<typeof enquiriesContract>();

/** Name, address, subject and message, all of them required (part 2 section 5, "Contact form"). */
export function ContactForm() {
  const submission = useSubmission({
    onRefused: () => toast.error('Failed to send message. Please try again.'),
  });
  const { busy, taken, text, submit, refuse } = submission;
  const hydrated = useHydrated();

  const send = async (form: HTMLFormElement) => {
    const typed = (name: keyof ContactQuery) => typedIn(form, name);
    const query = {
      name: typed('name'),
      email: typed('email'),
      subject: typed('subject'),
      message: typed('message'),
    };
    const found = contactFaults(query);
    if (Object.keys(found).length > 0) return refuse(found);
    const taking = () =>
      call('POST /contact/queries', { body: query }).catch(inOwnWords('Failed to submit query'));
    if (await submit(async () => toast.success((await taking()).message))) form.reset();
  };

  const field = (name: keyof ContactQuery) => ({ ...submission.field(name), required: true });

  return (
    <Form submission={submission} onSend={send}>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={6} {...field('message')} />
      <FormNote kind={taken ? 'ok' : 'bad'}>
        {taken ? 'We have your message, and will answer at the address you gave.' : text}
      </FormNote>
      <div>
        <Button
          type="submit"
          size="large"
          thruster={<Icon name="arrow-up-right" />}
          busy={busy}
          disabled={!hydrated}
        >
          {busy ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </Form>
  );
}
