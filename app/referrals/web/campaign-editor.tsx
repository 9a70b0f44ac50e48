import { api } from '#app/shared/api-client.ts';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { Campaign, campaignsContract } from '../campaigns.contract.ts';
import { instantOf } from './typed-instant.ts';

const call = api<typeof campaignsContract>();

interface CampaignEditorProps {
  /** Undefined for a new one. */
  campaign: Campaign | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Plans or changes a campaign. The input stays when the server refuses it. */
export function CampaignEditor({ campaign, onClose, onSaved }: CampaignEditorProps) {
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
            {...field('words')}
          />
          <TextField
            label="Promo code"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={campaign?.code}
            hint="It must exist, and be valid for as long as the campaign runs."
            {...field('code')}
          />
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
