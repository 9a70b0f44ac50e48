import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form } from '#app/ui/form/form.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { captionLanguages, longestCaptions, type CaptionLanguage } from '../captions.ts';
import type { mediaContract, MediaDetails } from '../contract.ts';

const call = api<typeof mediaContract>();

const isLanguage = (tag: string): tag is CaptionLanguage => Object.hasOwn(captionLanguages, tag);

interface VideoTextsProps {
  video: MediaDetails;
  onSaved: () => void;
}

/** The captions of a video, language by language, and its chapters. */
export function VideoTexts({ video, onSaved }: VideoTextsProps) {
  const submission = useSubmission();
  const { busy, text, field, submit } = submission;
  const [languages, setLanguages] = useState<readonly CaptionLanguage[]>(
    video.captions.length > 0 ? video.captions : ['en'],
  );
  const others = Object.entries(captionLanguages).filter(
    ([tag]) => !languages.some((each) => each === tag),
  );
  const save = async (form: HTMLFormElement) => {
    const captions = languages.flatMap((language) => {
      const written = typedIn(form, `captions.${language}`).trim();
      return written ? [{ language, text: written }] : [];
    });
    const saved = await submit(() =>
      call('PUT /media/{id}/captions', {
        params: { id: video.id },
        body: { captions, chapters: typedIn(form, 'chapters') },
      }),
    );
    if (!saved) return;
    toast.success('Captions saved');
    onSaved();
  };
  return (
    <Form submission={submission} onSend={save}>
      <h3 className="heading-4">Captions and chapters</h3>
      {languages.map((language) => (
        <Captions
          key={language}
          label={`Captions in ${captionLanguages[language]}`}
          text={video.captionTexts.find((each) => each.language === language)?.text ?? ''}
          {...field(`captions.${language}`)}
        />
      ))}
      {others.length > 0 && (
        <SelectField
          label="Another language"
          value=""
          options={[
            { value: '', label: 'Choose a language' },
            ...others.map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (isLanguage(value)) setLanguages([...languages, value]);
          }}
        />
      )}
      <TextArea
        label="Chapters"
        hint="One a line, such as 1:30 The menu. Leave it empty if there are none."
        rows={4}
        maxLength={10_000}
        defaultValue={video.chapters}
        {...field('chapters')}
      />
      <FormNote>{text}</FormNote>
      <Button type="submit" variant="secondary" busy={busy}>
        Save captions
      </Button>
    </Form>
  );
}

interface CaptionsProps {
  label: string;
  text: string;
  name: string;
}

/** Pasted, written, or taken from a file. */
function Captions({ label, text, ...field }: CaptionsProps) {
  const [shown, setShown] = useState(text);
  return (
    <>
      <TextArea
        label={label}
        hint="WebVTT or SRT. Learners read the transcript that we make of it."
        rows={6}
        maxLength={longestCaptions}
        value={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.value)}
        {...field}
      />
      <label className="text-small">
        Take it from a file:{' '}
        <input
          type="file"
          accept=".vtt,.srt"
          aria-label={`${label} from a file`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file && file.size <= 4 * longestCaptions) void file.text().then(setShown);
          }}
        />
      </label>
    </>
  );
}
