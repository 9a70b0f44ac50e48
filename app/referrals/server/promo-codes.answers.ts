import { rupeesOf } from '#app/shared/money.ts';
import type { PromoCode } from '../promo-codes.contract.ts';
import type { PromoRow } from './promo-codes.queries.ts';

const rupeesIf = (paise: number | null): number | null => (paise === null ? null : rupeesOf(paise));

export const promoAnswer = (row: PromoRow): PromoCode => ({
  id: row.key,
  code: row.code,
  percent: row.percent,
  amount: rupeesIf(row.amountPaise),
  plans: row.plans ?? [],
  minimum: rupeesIf(row.leastPricePaise),
  firstPurchaseOnly: row.firstPurchaseOnly,
  validFrom: row.validFrom.toISOString(),
  validUntil: row.validUntil?.toISOString() ?? null,
  mostUses: row.mostUses,
  mostUsesEach: row.mostUsesEach,
  state: row.state,
  uses: row.uses ?? 0,
  reserved: row.reserved ?? 0,
  revenue: rupeesOf(row.revenuePaise ?? 0),
  madeBy: row.madeByName,
  madeAt: row.madeAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  version: row.version,
});
