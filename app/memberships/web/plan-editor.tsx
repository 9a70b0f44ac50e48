import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paiseOf, paiseText, rupeesOf } from '#app/shared/money.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { discountOf } from '../plan-facts.ts';
import type { DeskPlan, planDeskContract } from '../plans.contract.ts';
import { planOf } from '../plans.ts';

const call = api<typeof planDeskContract>();

interface PlanEditorProps {
  plan: DeskPlan;
  /** How many plans there are. */
  places: number;
  onClose: () => void;
  onSaved: () => void;
}

type Charged = DeskPlan['charged'][number];

/** `₹5,000, charged from 3 Nov 2026 until today`. */
function chargedText({ price, from, until, starting }: Charged): string {
  if (starting) return `${paiseText(price)}, the former price the school started with`;
  const start = from ? instantText(from, 'date') : 'the start';
  return `${paiseText(price)}, charged from ${start} until ${until ? instantText(until, 'date') : 'today'}`;
}

function writtenIn(form: HTMLFormElement) {
  const typed = (name: string) => typedIn(form, name);
  const former = typed('formerPrice');
  return {
    price: typed('price').trim() ? paiseOf(Number(typed('price'))) : Number.NaN,
    formerPrice: former ? Number(former) : null,
    onSale: typed('onSale') === 'yes',
    place: Number(typed('place')),
    features: typed('features')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** Changes what a plan costs. Only prices that it really had are offered as the former one. */
export function PlanEditor({ plan, places, onClose, onSaved }: PlanEditorProps) {
  const { type, version } = plan;
  const [price, setPrice] = useState(String(rupeesOf(plan.price)));
  const [former, setFormer] = useState(String(plan.formerPrice ?? ''));
  const pricePaise = paiseOf(Number(price));
  const offered = plan.charged.filter((charged) => charged.price > pricePaise);
  const chosen = offered.find((charged) => String(charged.price) === former)?.price ?? null;
  const percent = discountOf({ pricePaise, formerPricePaise: chosen });
  return (
    <FormDialog
      wide
      title={`Change ${planOf(type).name}`}
      action="Save plan"
      send={(form) =>
        call('PUT /admin/plans/{type}', {
          params: { type },
          body: { version, ...writtenIn(form) },
        })
      }
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField
            label="Price (₹)"
            inputMode="numeric"
            required
            value={price}
            onChange={({ target }) => setPrice(target.value)}
            hint="It includes the tax. It applies to new orders, from now on."
            {...field('price')}
          />
          <SelectField
            label="Former price"
            value={chosen === null ? '' : former}
            onChange={({ target }) => setFormer(target.value)}
            options={[
              { value: '', label: 'None' },
              ...offered.map((charged) => ({
                value: String(charged.price),
                label: chargedText(charged),
              })),
            ]}
            hint={
              chosen === null
                ? 'Shown struck through. You can choose a higher price that was charged for a day or longer.'
                : `The card says ${percent}% off.`
            }
            {...field('formerPrice')}
          />
          <TextArea
            label={type === 'basicPlan' ? 'What the card lists' : 'What the card adds to Basic'}
            rows={4}
            defaultValue={plan.features.join('\n')}
            hint="One line each. Buyers hold us to it; what a plan opens does not change here."
            {...field('features')}
          />
          <SelectField
            label="Place among the plans"
            defaultValue={String(plan.place)}
            options={Array.from({ length: places }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            hint="It changes places with the plan that is there. On a phone, Premium comes first."
            {...field('place')}
          />
          <CheckField
            label="On sale"
            value="yes"
            defaultChecked={plan.onSale}
            hint="Off sale, nobody new can choose it. Its members keep everything and can renew it."
            {...field('onSale')}
          />
        </>
      )}
    </FormDialog>
  );
}
