import fc from 'fast-check';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { seed } from '#app/product.ts';
import type { ReferralsTables } from '#app/referrals/server/tables.ts';
import type { TestApp } from '#test/app.ts';
import { emptyTestDatabase } from '#test/database.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { payableThoughClosed } from '#test/purchase-cancellations.ts';
import { History } from '#test/purchase-history.ts';
import { drawn, history } from '#test/purchase-steps.ts';
import { razorpayTill, stripeTill } from '#test/purchase-tills.ts';
import { buyer } from '#test/purchases.ts';

/** Tenzin is a member whose code is TENZIN_BUILDS, and SPRING30 is a promotion for a single use. */
async function giveCodes(shop: TestApp): Promise<SignedIn> {
  await seed(shop.clock);
  await q<ReferralsTables>().updateTable('promo_codes').set({ most_uses: 1 }).execute();
  const tenzin = await member(shop, 'basicPlan', { email: 'tenzin@example.in' });
  const { uid, token } = tenzin;
  await shop.call('PUT', `/referral/update/${uid}`, {
    token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  return tenzin;
}

test.each([
  ['Razorpay', razorpayTill, 1],
  // The rules are the same; what differs is how the gateway tells of them.
  ['Stripe', stripeTill, 4],
])(
  'whatever happens in whatever order, the invariants hold, and one reconcile makes both sides agree: %s',
  { timeout: 20_000 * drawn.numRuns },
  async (_gateway, open, share) => {
    const till = await open({
      ADMIN_EMAIL: 'asha@example.in',
      SEALING_KEY: 'a key that seals bank details in tests',
    });
    const { shop } = till;
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        // A history's clock starts again, so it must not meet people whose past is still to come.
        await emptyTestDatabase();
        shop.clock.reset();
        const tenzin = await giveCodes(shop);
        const played = new History(till, {
          buyers: [await buyer(shop), await buyer(shop)],
          tenzin,
          admin: await signedInAdmin(shop),
        });
        for (const one of steps) {
          await played.take(one);
          expect(await till.faults()).toEqual([]);
        }
        await played.reconcile();
        await shop.runJobs({ ahead: true });
        expect(await payableThoughClosed(till)).toEqual([]);
        // After the last check, only events report what happens at the gateway, and they may have
        // been lost here.
        const looked = await played.ordersYoungerThan(73);
        expect(await till.faults(looked)).toEqual([]);
      }),
      { ...drawn, numRuns: Math.ceil(drawn.numRuns / share) },
    );
  },
);
