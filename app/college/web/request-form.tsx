import type { SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { longest } from '../college-request.ts';
import type { collegeContract, CollegeStanding } from '../contract.ts';
import { useAsking } from './use-asking.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

const call = api<typeof collegeContract>();

interface RequestFormProps {
  /** What was asked before stands in the fields. */
  before: CollegeStanding['request'];
  onAsked: () => void;
}

/** For who has no address of a college: a person reads it. */
export function RequestForm({ before, onAsked }: RequestFormProps) {
  const { busy, text, faults, send, follow } = useAsking(onAsked);
  const form = useFaultFocus(faults);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = (name: keyof typeof longest) => typedIn(event.currentTarget, name);
    const body = { college: typed('college'), course: typed('course'), studyYear: typed('studyYear'), note: typed('note') };
    void send(() => call('POST /college/requests', { body }));
  };
  const field = (name: keyof typeof longest) => ({
    name,
    required: true,
    maxLength: longest[name],
    defaultValue: before?.[name],
    error: faults[name],
    onInput: () => follow(name),
  });
  return (
    <form ref={form} method="post" noValidate className="stack" onSubmit={submit}>
      <TextField label="College" autoComplete="organization" {...field('college')} />
      <TextField label="Course" hint="For example B.Com, or a diploma in design" {...field('course')} />
      <TextField label="Year" hint="For example second year, until 2028" {...field('studyYear')} />
      <TextArea label="Why there is no college address" rows={3} hint="One sentence is enough. No documents, please." {...field('note')} />
      <FormNote>{text}</FormNote>
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          Ask us
        </Button>
      </div>
    </form>
  );
}
