import { planLabel, planTypes, type PlanType } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { Note } from '#app/ui/base/note.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { PromoCode, promoCodesContract } from '../promo-codes.contract.ts';
import { instantOf } from './typed-instant.ts';
import './promo-editor.css';

const call = api<typeof promoCodesContract>();

interface PromoEditorProps {
  /** Undefined for a new one. */
  promo: PromoCode | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Null where nothing was typed. */
const numberIn = (typed: string): number | null => (typed.trim() ? Number(typed) : null);

function fieldsOf(form: HTMLFormElement, promo: PromoCode | undefined) {
  const typed = (name: string) => typedIn(form, name);
  const until = typed('validUntil');
  const limits = {
    validUntil: until ? instantOf(until, promo?.validUntil) : null,
    mostUses: numberIn(typed('mostUses')),
    mostUsesEach: numberIn(typed('mostUsesEach')),
  };
  if (promo && isUsed(promo)) {
    const { percent, amount, minimum, firstPurchaseOnly, validFrom } = promo;
    const plans = planTypes.filter((type) => promo.plans.includes(type));
    return { percent, amount, plans, minimum, firstPurchaseOnly, validFrom, ...limits };
  }
  const chosen = new FormData(form).getAll('plans');
  return {
    percent: numberIn(typed('percent')),
    amount: numberIn(typed('amount')),
    plans: planTypes.filter((type: PlanType) => chosen.includes(type)),
    minimum: numberIn(typed('minimum')),
    firstPurchaseOnly: typed('firstPurchaseOnly') === 'on',
    validFrom: instantOf(typed('validFrom'), promo?.validFrom),
    ...limits,
  };
}

const isUsed = ({ uses, reserved }: PromoCode): boolean => uses + reserved > 0;

/** Makes or changes a promo code. The input stays when the server refuses it. */
export function PromoEditor({ promo, onClose, onSaved }: PromoEditorProps) {
  const send = (form: HTMLFormElement) => {
    const body = fieldsOf(form, promo);
    return promo
      ? call('PUT /admin/promo-codes/{id}', {
          params: { id: promo.id },
          body: { ...body, version: promo.version },
        })
      : call('POST /admin/promo-codes', { body: { ...body, code: typedIn(form, 'code') } });
  };
  const used = promo !== undefined && isUsed(promo);
  const number = { type: 'number', min: 1 } as const;
  return (
    <FormDialog
      wide
      title={promo ? `Change ${promo.code}` : 'New promo code'}
      action={promo ? 'Save code' : 'Make code'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          {used && (
            <Note kind="info">
              Somebody has used this code, so only its end and its limits can change.
            </Note>
          )}
          {!promo && (
            <TextField
              label="Code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint="4 to 20 letters, numbers, and underscores. It never changes."
              {...field('code')}
            />
          )}
          {!used && (
            <>
              <div className="promo-editor-pair">
                <TextField
                  label="Percent off"
                  {...number}
                  max={99}
                  inputMode="numeric"
                  defaultValue={promo ? (promo.percent ?? '') : ''}
                  hint="Either this …"
                  {...field('percent')}
                />
                <TextField
                  label="Rupees off"
                  {...number}
                  step="0.01"
                  inputMode="decimal"
                  defaultValue={promo ? (promo.amount ?? '') : ''}
                  hint="… or this. At least ₹1 is left to pay."
                  {...field('amount')}
                />
              </div>
              <fieldset className="promo-editor-plans">
                <legend>Plans</legend>
                <p className="text-small text-soft">Choose none for every plan.</p>
                {planTypes.map((type) => (
                  <CheckField
                    key={type}
                    label={planLabel(type)}
                    name="plans"
                    value={type}
                    defaultChecked={promo?.plans.includes(type)}
                  />
                ))}
              </fieldset>
              <TextField
                label="Minimum price in rupees (optional)"
                {...number}
                step="0.01"
                inputMode="decimal"
                defaultValue={promo?.minimum ?? ''}
                hint="What the buyer would pay without the code, after the credit of an upgrade."
                {...field('minimum')}
              />
              <CheckField
                label="Only for a first purchase"
                name="firstPurchaseOnly"
                defaultChecked={promo?.firstPurchaseOnly}
              />
              <TextField
                label="Starts (Indian time, IST)"
                type="datetime-local"
                required
                defaultValue={promo && indianDateTime(promo.validFrom)}
                {...field('validFrom')}
              />
            </>
          )}
          <TextField
            label="Ends (Indian time, IST; optional)"
            type="datetime-local"
            defaultValue={promo?.validUntil ? indianDateTime(promo.validUntil) : ''}
            hint="The first minute in which it is no longer valid. Empty: until you end it."
            {...field('validUntil')}
          />
          <div className="promo-editor-pair">
            <TextField
              label="Uses in all (optional)"
              {...number}
              inputMode="numeric"
              defaultValue={promo?.mostUses ?? ''}
              {...field('mostUses')}
            />
            <TextField
              label="Uses per person (optional)"
              {...number}
              inputMode="numeric"
              defaultValue={promo ? (promo.mostUsesEach ?? '') : 1}
              {...field('mostUsesEach')}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
