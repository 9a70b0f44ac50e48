import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { fromIndianTime, indianDateTime } from '#app/shared/indian-time.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { DeskHackathon, hackathonsDeskContract } from '../desk.contract.ts';
import { attendanceLabels, attendances } from '../vocabulary.ts';

const call = api<typeof hackathonsDeskContract>();

interface HackathonFormProps {
  /** Undefined for a new one. */
  hackathon?: DeskHackathon;
  onSaved: (saved: DeskHackathon) => void;
}

/** One entry per line; empty lines are ignored. */
const linesOf = (text: string): string[] => text.split('\n').flatMap((each) => each.trim() || []);
const listOf = (text: string): string[] => text.split(',').flatMap((each) => each.trim() || []);

/** The input shows an instant to the minute. An unchanged one keeps its seconds. */
const instantOf = (typed: string, before: string | undefined): string =>
  before && indianDateTime(before) === typed ? before : fromIndianTime(typed);

function fieldsOf(form: HTMLFormElement, before: DeskHackathon | undefined) {
  const typed = (name: string) => typedIn(form, name);
  return {
    title: typed('title'),
    organizer: typed('organizer'),
    description: typed('description'),
    about: typed('about'),
    prize: typed('prize'),
    prizes: {
      first: typed('prizes.first'),
      second: typed('prizes.second'),
      third: typed('prizes.third'),
    },
    startsAt: instantOf(typed('startsAt'), before?.startsAt),
    deadline: instantOf(typed('deadline'), before?.deadline),
    location: typed('location'),
    attendance: attendances.find((each) => each === typed('attendance')) ?? 'online',
    tags: listOf(typed('tags')),
    rules: linesOf(typed('rules')),
    judging: linesOf(typed('judging')),
    externalPage: typed('externalPage').trim() || null,
    featured: typed('featured') === 'on',
  };
}

/** The fields of a hackathon that change without its texts. */
const besideWords: readonly string[] = [
  'version',
  'published',
  'status',
  'participants',
  'newRequests',
  'reportedPosts',
];

const wordsOf = (hackathon: DeskHackathon): string =>
  JSON.stringify(Object.entries(hackathon).filter(([name]) => !besideWords.includes(name)));

/** The version that these texts may replace. Publishing makes a new one with the same texts. */
const replaceableVersion = (texts: DeskHackathon, newest = texts): number =>
  wordsOf(newest) === wordsOf(texts) ? newest.version : texts.version;

/**
 * Creates or changes a hackathon. The form keeps its input when the server refuses it. Text
 * typed during a save is sent with the next one.
 */
export function HackathonForm({ hackathon: newest, onSaved }: HackathonFormProps) {
  const submission = useSubmission();
  // As this form last read or saved it: it never overwrites somebody else's changes.
  const [hackathon, setHackathon] = useState(newest);
  const { field, submit } = submission;

  const send = (form: HTMLFormElement) => {
    const body = fieldsOf(form, hackathon);
    return submit(async () => {
      const saved = hackathon
        ? await call('PUT /admin/hackathons/{id}', {
            params: { id: hackathon.id },
            body: { ...body, version: replaceableVersion(hackathon, newest) },
          })
        : await call('POST /admin/hackathons', { body: { ...body, id: typedIn(form, 'id') } });
      if (hackathon) setHackathon(saved);
      onSaved(saved);
    });
  };

  return (
    <Form submission={submission} onSend={send}>
      {!hackathon && (
        <TextField
          label="Address"
          hint="The last part of its page: /hackathon/night-bus. It never changes."
          {...field('id')}
        />
      )}
      <TextField label="Title" defaultValue={hackathon?.title} {...field('title')} />
      <TextField label="Organiser" defaultValue={hackathon?.organizer} {...field('organizer')} />
      <TextField
        label="Description"
        hint="One sentence, shown in lists."
        defaultValue={hackathon?.description}
        {...field('description')}
      />
      <TextArea label="About" rows={6} defaultValue={hackathon?.about} {...field('about')} />
      <TextField
        label="Starts (Indian time, IST)"
        type="datetime-local"
        defaultValue={hackathon && indianDateTime(hackathon.startsAt)}
        {...field('startsAt')}
      />
      <TextField
        label="Deadline (Indian time, IST)"
        type="datetime-local"
        defaultValue={hackathon && indianDateTime(hackathon.deadline)}
        hint="People see it in their own time zone, with Indian time beside it."
        {...field('deadline')}
      />
      <TextField label="Location" defaultValue={hackathon?.location} {...field('location')} />
      <SelectField
        label="Format"
        defaultValue={hackathon?.attendance}
        options={attendances.map((each) => ({ value: each, label: attendanceLabels[each] }))}
        {...field('attendance')}
      />
      <TextField
        label="Tags"
        hint="Separated by commas."
        defaultValue={hackathon?.tags.join(', ')}
        {...field('tags')}
      />
      <TextField label="Prize pool" defaultValue={hackathon?.prize} {...field('prize')} />
      <TextField
        label="First prize"
        defaultValue={hackathon?.prizes.first}
        {...field('prizes.first')}
      />
      <TextField
        label="Second prize"
        defaultValue={hackathon?.prizes.second}
        {...field('prizes.second')}
      />
      <TextField
        label="Third prize"
        defaultValue={hackathon?.prizes.third}
        {...field('prizes.third')}
      />
      <TextArea
        label="Rules"
        rows={4}
        hint="One per line."
        defaultValue={hackathon?.rules.join('\n')}
        {...field('rules')}
      />
      <TextArea
        label="What the judges look at (optional)"
        rows={4}
        hint="One per line."
        defaultValue={hackathon?.judging.join('\n')}
        {...field('judging')}
      />
      <TextField
        label="Page to register on (optional)"
        type="url"
        placeholder="https://"
        hint="Where the event takes registrations elsewhere, e.g. on Devpost."
        defaultValue={hackathon?.externalPage ?? ''}
        {...field('externalPage')}
      />
      <CheckField
        label="Featured: a card above the list"
        name="featured"
        defaultChecked={hackathon?.featured}
      />
      <FormEnd submission={submission} action={hackathon ? 'Save changes' : 'Create hackathon'} />
    </Form>
  );
}
