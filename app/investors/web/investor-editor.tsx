import { api } from '#app/shared/api-client.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { InvestorFields } from '../contract.ts';
import type { DeskInvestor, investorDeskContract } from '../desk.contract.ts';
import { listOf, listText } from '../investor-table.ts';

const call = api<typeof investorDeskContract>();

interface InvestorEditorProps {
  /** Undefined for a new one. */
  investor: DeskInvestor | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const lists = ['tags', 'stages', 'sectors', 'geography'] as const;

/** Semicolons separate the words of a list. */
function typedInvestor(form: HTMLFormElement): InvestorFields {
  const typed = (name: string): string => typedIn(form, name).trim();
  const [tags, stages, sectors, geography] = lists.map((name) => listOf(typed(name)));
  return {
    name: typed('name'),
    headline: typed('headline'),
    company: typed('company'),
    location: typed('location'),
    industry: typed('industry') || null,
    tags: tags ?? [],
    verified: typed('verified') === 'on',
    website: typed('website') || null,
    stages: stages ?? [],
    chequeFrom: Number(typed('chequeFrom')),
    chequeTo: Number(typed('chequeTo')),
    sectors: sectors ?? [],
    geography: geography ?? [],
    thesis: typed('thesis'),
    approach: typed('approach'),
  };
}

/** Adds or changes an investor. The input stays when the server refuses it. */
export function InvestorEditor({ investor, onClose, onSaved }: InvestorEditorProps) {
  const send = (form: HTMLFormElement) => {
    const body = typedInvestor(form);
    return investor
      ? call('PUT /admin/investors/{id}', {
          params: { id: investor.id },
          body: { ...body, version: investor.version },
        })
      : call('POST /admin/investors', { body });
  };

  return (
    <FormDialog
      wide
      title={investor ? 'Change the investor' : 'Add an investor'}
      action={investor ? 'Save changes' : 'Add'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => {
        const line = (
          name: Exclude<keyof InvestorFields, (typeof lists)[number] | 'verified'>,
        ) => ({ ...field(name), defaultValue: investor?.[name] ?? '' });
        const list = (name: (typeof lists)[number]) => ({
          ...field(name),
          defaultValue: listText(investor?.[name] ?? []),
        });
        return (
          <>
            <TextField
              label="Name"
              required
              autoComplete="off"
              hint="Visitors see it masked."
              {...line('name')}
            />
            <TextField label="Headline" required autoComplete="off" {...line('headline')} />
            <TextField label="Firm" required autoComplete="off" {...line('company')} />
            <TextField label="Location" required autoComplete="off" {...line('location')} />
            <TextField label="Industry (optional)" autoComplete="off" {...line('industry')} />
            <TextField
              label="Tags (optional)"
              autoComplete="off"
              hint="Separated by semicolons: seed; b2b"
              {...list('tags')}
            />
            <CheckField label="Verified" name="verified" defaultChecked={investor?.verified} />
            <TextField
              label="Website (optional)"
              type="url"
              placeholder="https://"
              {...line('website')}
            />
            <TextField
              label="Stages"
              required
              autoComplete="off"
              hint="Separated by semicolons: Pre-seed; Seed"
              {...list('stages')}
            />
            <TextField
              label="Smallest cheque in rupees"
              required
              inputMode="numeric"
              {...line('chequeFrom')}
            />
            <TextField
              label="Largest cheque in rupees"
              required
              inputMode="numeric"
              {...line('chequeTo')}
            />
            <TextField label="Sectors (optional)" autoComplete="off" {...list('sectors')} />
            <TextField label="Geography (optional)" autoComplete="off" {...list('geography')} />
            <TextArea label="Thesis" required rows={4} {...line('thesis')} />
            <TextArea label="How to approach" required rows={4} {...line('approach')} />
          </>
        );
      }}
    </FormDialog>
  );
}
