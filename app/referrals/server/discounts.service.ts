import { isSameMailbox } from '#app/accounts/same-mailbox.ts';
import { personOf } from '#app/accounts/server/people.face.ts';
import { paymentProblems } from '#app/payments/contract.ts';
import type { DiscountTerms } from '#app/payments/price.ts';
import { hasPurchased } from '#app/payments/server/face.ts';
import { contentChangedSoon } from '#app/platform/content-changed.ts';
import type { Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import {
  dateRefusal,
  limitRefusal,
  promoRefusal,
  type PromoPurchase,
  type PromoUses,
} from '../promo-rules.ts';
import { codeFault, codeKey, firstName } from '../referral-code.ts';
import { referralSetting } from './settings.service.ts';
import { codeByKey, lockPromo, promoByKey } from './queries.ts';
import { insertRedemption, promoUses, release, reservationOf } from './redemptions.queries.ts';
import { referrerOf } from './service.ts';

interface Asked extends PromoPurchase {
  code: string;
  uid: string;
}

interface Grant {
  code: string;
  terms: DiscountTerms;
  /** One of the two gives the discount. */
  promoKey: string | null;
  /** The code is used up by it. */
  isLast: boolean;
  referrer: { uid: string; name: string } | null;
}

interface Refused {
  refused: string;
}

const unknownCode: Refused = { refused: paymentProblems['payment/invalid-code'][1] };
const ownCode: Refused = { refused: 'You can’t use your own referral code.' };
const notFirst: Refused = { refused: 'A referral code is for your first purchase only.' };

/**
 * The discount that a code would give this buyer now. It is checked again when the order is made.
 */
export async function checkCode(
  ctx: Context,
  asked: Asked,
): Promise<(DiscountTerms & { code: string; referrerName: string | null }) | Refused> {
  const grant = await weigh(ctx, asked);
  if ('refused' in grant) return grant;
  const { terms: discount, code, referrer } = grant;
  return { ...discount, code, referrerName: referrer && firstName(referrer.name) };
}

/**
 * Binds a code to a new order, in its transaction. From then on the order has its referrer and its
 * terms, whatever happens to the code (reliability.md R3, R7).
 */
export async function reserveDiscount(
  ctx: Context,
  { orderId, ...asked }: Asked & { orderId: string },
): Promise<(DiscountTerms & { source: string }) | Refused> {
  const { uid } = asked;
  const now = ctx.clock.now();
  await lockPromo(codeKey(asked.code));
  const grant = await weigh(ctx, asked);
  if ('refused' in grant) return grant;
  const { code, terms: discount, promoKey, isLast, referrer } = grant;
  await insertRedemption({
    id: newId(),
    order_id: orderId,
    uid,
    code,
    discount_percent: discount.percent,
    discount_paise: discount.amountPaise || null,
    promo_key: promoKey,
    referrer_uid: referrer?.uid ?? null,
    reward_percent: referrer && referralSetting.value.rewardPercent,
    reserved_at: now,
  });
  if (isLast) await bannerChanged();
  return { ...discount, source: `${referrer ? 'referral' : 'promo'}:${code}` };
}

/** An order that is no longer open releases its code. */
export async function releaseDiscount(
  ctx: Context,
  closed: { orderId: string; because: 'expired' | 'superseded' },
): Promise<void> {
  const released = await release({ ...closed, now: ctx.clock.now() });
  if (released?.wasUsedUp) await bannerChanged();
}

/** The banner advertises no code that is used up. */
const bannerChanged = () => contentChangedSoon('campaign');

/**
 * Is an order's discount within its code's limits at the moment of payment? Others may have used
 * the code up since the order released it, and another order may have been the buyer's first
 * purchase.
 */
export async function discountHolds(
  ctx: Context,
  { orderId, uid }: { orderId: string; uid: string },
): Promise<boolean> {
  const reserved = await reservationOf(orderId);
  if (!reserved) return true;
  const { promoKey, releasedAt } = reserved;
  if (!promoKey) return !(await hasPurchased(uid, { besides: orderId }));
  await lockPromo(promoKey);
  const promo = await promoByKey(promoKey);
  if (!promo) return false;
  const uses = await usesOf(promoKey, uid, orderId);
  const late = releasedAt && dateRefusal(promo, ctx.clock.now());
  return !late && limitRefusal(promo, uses) === undefined;
}

/**
 * Promotions pay no reward, and take precedence over a referral code of the same name (decisions.md
 * ruling 8).
 */
async function weigh(ctx: Context, asked: Asked): Promise<Grant | Refused> {
  const { code: typed, uid } = asked;
  if (codeFault(typed.trim())) return unknownCode;
  const key = codeKey(typed);
  const promo = await promoByKey(key);
  if (!promo) return weighReferral(ctx, key, uid);
  const uses = await usesOf(key, uid);
  const refused = promoRefusal(promo, asked, uses, ctx.clock.now());
  if (refused) return { refused };
  const discount = { percent: promo.percent ?? 0, amountPaise: promo.amountPaise ?? 0 };
  const isLast = promo.mostUses !== null && uses.all + 1 >= promo.mostUses;
  return { code: promo.code, terms: discount, promoKey: key, isLast, referrer: null };
}

/** `besides` is the order that is being decided on. */
const usesOf = async (key: string, uid: string, besides?: string): Promise<PromoUses> => ({
  ...(await promoUses(key, uid)),
  isFirst: !(await hasPurchased(uid, besides === undefined ? {} : { besides })),
});

/**
 * Never one's own, only for a first purchase, and valid only while its owner may refer (rulings 9
 * and 10).
 */
async function weighReferral(ctx: Context, key: string, uid: string): Promise<Grant | Refused> {
  const owned = await codeByKey(key);
  if (!owned || owned.freedAt) return unknownCode;
  if (owned.uid === uid) return ownCode;
  const referrer = await referrerOf(ctx, owned.uid);
  const buyer = await personOf(uid);
  if (!referrer || !buyer) return unknownCode;
  if (isSameMailbox(referrer.email, buyer.email)) return ownCode;
  if (await hasPurchased(uid)) return notFirst;
  const { discountPercent } = referralSetting.value;
  return {
    code: owned.code,
    terms: { percent: discountPercent, amountPaise: 0 },
    promoKey: null,
    isLast: false,
    referrer: { uid: owned.uid, name: referrer.displayName },
  };
}
