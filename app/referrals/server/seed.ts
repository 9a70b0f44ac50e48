import type { Clock } from '#app/platform/clock.ts';
import { promotion } from '#app/shared/brand.ts';
import { codeKey } from '../referral-code.ts';
import { insertPromo } from './queries.ts';

/** Every database gets the banner's promotion. Once it exists, it is left unchanged. */
export async function seedPromoCodes(clock: Clock): Promise<void> {
  const now = clock.now();
  await insertPromo({
    code_key: codeKey(promotion.code),
    code: promotion.code,
    percent: promotion.percent,
    amount_paise: null,
    plans: null,
    least_price_paise: null,
    first_purchase_only: false,
    valid_from: now,
    valid_until: null,
    most_uses: null,
    most_uses_each: 1,
    made_by: null,
    made_at: now,
  });
}
