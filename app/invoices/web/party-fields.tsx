import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { Submission } from '#app/ui/form/use-submission.ts';
import { gstStates } from '../gst.ts';

export interface Party {
  name: string;
  address: string;
  state: string | null;
  gstin: string | null;
}

interface PartyFieldsProps {
  field: Submission['field'];
  party: Party | null;
  /** Explains the GSTIN. */
  gstinHint: string;
  /** The choice of no state. */
  noState: string;
}

/** The fields of a seller or a buyer, as an invoice names them. */
export const PartyFields = ({ field, party, gstinHint, noState }: PartyFieldsProps) => (
  <>
    <TextField label="Name" maxLength={120} defaultValue={party?.name} {...field('name')} />
    <TextArea
      label="Address"
      rows={3}
      maxLength={300}
      defaultValue={party?.address}
      {...field('address')}
    />
    <SelectField
      label="State"
      defaultValue={party?.state ?? ''}
      options={[
        { value: '', label: noState },
        ...Object.entries(gstStates)
          .map(([value, label]) => ({ value, label }))
          .toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
      {...field('state')}
    />
    <TextField
      label="GSTIN (optional)"
      maxLength={15}
      hint={gstinHint}
      defaultValue={party?.gstin ?? ''}
      {...field('gstin')}
    />
  </>
);

export const partyIn = (form: HTMLFormElement) => ({
  name: typedIn(form, 'name').trim(),
  address: typedIn(form, 'address').trim(),
  state: typedIn(form, 'state') || null,
  gstin: typedIn(form, 'gstin').trim().toUpperCase() || null,
});
