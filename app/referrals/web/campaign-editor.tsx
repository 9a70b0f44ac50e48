import { useState, type ComponentType } from 'react';
import { api } from '#app/shared/api-client.ts';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { Campaign, campaignsContract } from '../campaigns.contract.ts';
import { CodeChoice } from './code-choice.tsx';
import { instantOf } from './typed-instant.ts';
import { useValidCodes } from './use-valid-codes.ts';

const call = api<typeof campaignsContract>();

interface CampaignEditorProps {
  /** Undefined for a new one. */
  campaign: Campaign | undefined;
  /** The banner with these words and this code. */
  Preview: ComponentType<{ words: string; code: string }>;
  onClose: () => void;
  onSaved: () => void;
}

/** Plans or changes a campaign. The input stays when the server refuses it. */
export function CampaignEditor({ campaign, Preview, onClose, onSaved }: CampaignEditorProps) {
  const [words, setWords] = useState(campaign?.words ?? '');
  const [typedCode, setTypedCode] = useState(campaign?.code ?? '');
  const codes = useValidCodes();
  // The banner writes the code as it was made.
  const code = codes.find(({ id }) => id === typedCode.toLowerCase())?.code ?? typedCode;
  const send = (form: HTMLFormElement) => {
    const instant = (name: 'startsAt' | 'endsAt') => {
      const typed = typedIn(form, name);
      return typed ? instantOf(typed, campaign?.[name]) : null;
    };
    const body = {
      words: typedIn(form, 'words'),
      code: typedIn(form, 'code'),
      startsAt: instant('startsAt'),
      endsAt: instant('endsAt'),
    };
    return campaign
      ? call('PUT /admin/campaigns/{id}', {
          params: { id: campaign.id },
          body: { ...body, version: campaign.version },
        })
      : call('POST /admin/campaigns', { body });
  };
  return (
    <FormDialog
      wide
      title={campaign ? 'Change the campaign' : 'New campaign'}
      action={campaign ? 'Save campaign' : 'Plan campaign'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField
            label="Text of the banner"
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={campaign?.words}
            hint="The code comes after it: Get 20% off with code DIWALI20."
            onChange={({ target }) => setWords(target.value)}
            {...field('words')}
          />
          <CodeChoice
            defaultValue={campaign?.code}
            codes={codes}
            onType={setTypedCode}
            {...field('code')}
          />
          <Preview words={words} code={code} />
          <TextField
            label="Starts (Indian time, IST; optional)"
            type="datetime-local"
            defaultValue={campaign && indianDateTime(campaign.startsAt)}
            hint="Empty: now."
            {...field('startsAt')}
          />
          <TextField
            label="Ends (Indian time, IST; optional)"
            type="datetime-local"
            defaultValue={campaign?.endsAt ? indianDateTime(campaign.endsAt) : ''}
            hint="The first minute without the banner. Empty: until you end it."
            {...field('endsAt')}
          />
        </>
      )}
    </FormDialog>
  );
}
