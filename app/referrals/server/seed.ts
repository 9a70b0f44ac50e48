import type { Clock } from '#app/platform/clock.ts';
import { promotion } from '#app/shared/brand.ts';
import { codeKey } from '../referral-code.ts';
import { insertCampaign } from './campaigns.queries.ts';
import { insertPromo } from './queries.ts';

/**
 * The first campaign. Browsers in which people dismissed its banner before there were campaigns
 * remember it by this id.
 */
const firstCampaign = '1';

/**
 * A new database gets the promotion and its campaign, with the banner that the specification states
 * (part 1 section 2).
 */
export async function seedPromoCodes(clock: Clock): Promise<void> {
  const now = clock.now();
  const added = await insertPromo({
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
  if (!added) return;
  await insertCampaign({
    id: firstCampaign,
    words: `Spring Sale: Get ${promotion.percent}% off on all courses with code`,
    code_key: codeKey(promotion.code),
    starts_at: now,
    ends_at: null,
    made_by: null,
    made_at: now,
  });
}
