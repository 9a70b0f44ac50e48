import type { Clock } from '#app/platform/clock.ts';
import { promotion } from '#app/shared/brand.ts';
import { codeKey } from '../referral-code.ts';
import { insertPromo } from './queries.ts';

/**
 * The promotion of the banner stands in every database; once there it is the database's own, and
 * left as it is.
 */
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
