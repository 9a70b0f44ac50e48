import type { Clock } from '#app/platform/clock.ts';
import { promotion } from '#app/shared/brand.ts';
import { codeKey } from '../referral-code.ts';
import { insertPromo } from './queries.ts';

/** Every database gets the banner's promotion. Once it exists, it is left unchanged. */
export async function seedPromoCodes(clock: Clock): Promise<void> {
  await insertPromo({
    code_key: codeKey(promotion.code),
    code: promotion.code,
    percent: promotion.percent,
    valid_from: clock.now(),
    valid_until: null,
    most_uses: null,
    most_uses_each: 1,
  });
}
