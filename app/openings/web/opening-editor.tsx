import { api } from '#app/shared/api-client.ts';
import { fromIndianTime, indianDateTime } from '#app/shared/indian-time.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { DeskOpening, openingsContract } from '../contract.ts';
import { employments, employmentTexts, payPeriods } from '../opening-facts.ts';
import './opening-editor.css';

const call = api<typeof openingsContract>();

interface OpeningEditorProps {
  /** Undefined for a new one. */
  opening: DeskOpening | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Empty if the firm doesn't say. */
const rupeesIn = (typed: string): number | null => (typed.trim() ? Number(typed) : null);

function writtenIn(form: HTMLFormElement) {
  const typed = (name: string) => typedIn(form, name);
  return {
    title: typed('title'),
    firm: typed('firm'),
    city: typed('city'),
    remote: typed('remote') === 'yes',
    employment: employments.find((each) => each === typed('employment')) ?? 'full-time',
    payFrom: rupeesIn(typed('payFrom')),
    payTo: rupeesIn(typed('payTo')),
    payPer: payPeriods.find((each) => each === typed('payPer')) ?? 'year',
    description: typed('description'),
    closesAt: fromIndianTime(typed('closesAt')),
  };
}

/** Posts or changes an opening. The input stays when the server refuses it. */
export function OpeningEditor({ opening, onClose, onSaved }: OpeningEditorProps) {
  const send = (form: HTMLFormElement) => {
    const body = writtenIn(form);
    return opening
      ? call('PUT /admin/openings/{id}', {
          params: { id: opening.id },
          body: { ...body, version: opening.version },
        })
      : call('POST /admin/openings', { body });
  };

  return (
    <FormDialog
      wide
      title={opening ? 'Change the opening' : 'Post an opening'}
      action={opening ? 'Save changes' : 'Post opening'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField label="Title" required defaultValue={opening?.title} {...field('title')} />
          <TextField label="Firm" required defaultValue={opening?.firm} {...field('firm')} />
          <TextField
            label="City (leave empty if it can be anywhere)"
            defaultValue={opening?.city ?? ''}
            {...field('city')}
          />
          <CheckField
            label="Can be done remotely"
            value="yes"
            defaultChecked={opening?.remote}
            {...field('remote')}
          />
          <SelectField
            label="Kind of work"
            defaultValue={opening?.employment}
            options={employments.map((each) => ({ value: each, label: employmentTexts[each] }))}
            {...field('employment')}
          />
          <div className="opening-pay">
            <TextField
              label="Pay from (₹)"
              inputMode="numeric"
              defaultValue={opening?.payFrom ?? ''}
              {...field('payFrom')}
            />
            <TextField
              label="Pay to (₹)"
              inputMode="numeric"
              defaultValue={opening?.payTo ?? ''}
              {...field('payTo')}
            />
            <SelectField
              label="Pay per"
              defaultValue={opening?.payPer}
              options={payPeriods.map((each) => ({ value: each, label: each }))}
              {...field('payPer')}
            />
          </div>
          <TextArea
            label="About the work"
            required
            rows={8}
            defaultValue={opening?.description}
            {...field('description')}
          />
          <TextField
            label="Closes at (Indian time, IST)"
            type="datetime-local"
            required
            defaultValue={opening && indianDateTime(opening.closesAt)}
            hint="From then on nobody can apply, and the page says so."
            {...field('closesAt')}
          />
        </>
      )}
    </FormDialog>
  );
}
