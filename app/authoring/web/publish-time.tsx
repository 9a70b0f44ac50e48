import { useState } from 'react';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import { instantText, productZone } from '#app/shared/instant-text.ts';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { RadioField } from '#app/ui/form/check-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { Submission } from '#app/ui/form/use-submission.ts';

interface PublishTimeProps {
  later: boolean;
  onChoose: (later: boolean) => void;
  field: Submission['field'];
}

/** Now, or at a time in India; authors elsewhere also see it by their own clock. */
export function PublishTime({ later, onChoose, field }: PublishTimeProps) {
  const [typed, setTyped] = useState('');
  const at = fromIndianTime(typed);
  const zone = useReaderZone();
  const elsewhere = at && instantText(at, 'date-time', zone);
  return (
    <fieldset>
      <legend className="strong">When</legend>
      <RadioField
        name="when"
        value="now"
        label="Now"
        checked={!later}
        onChange={() => onChoose(false)}
      />
      <RadioField
        name="when"
        value="later"
        label="Later"
        checked={later}
        onChange={() => onChoose(true)}
      />
      {later && (
        <TextField
          label="Publish at (Indian time, IST)"
          type="datetime-local"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          hint={
            elsewhere && elsewhere !== instantText(at, 'date-time', productZone)
              ? `By your clock: ${elsewhere}. What you see above is published then, without what you write after this.`
              : 'What you see above is published then, without what you write after this.'
          }
          {...field('at')}
        />
      )}
    </fieldset>
  );
}
