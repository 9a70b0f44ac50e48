import { expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { systemContext } from '#app/platform/context.ts';
import { pool, tx } from '#app/platform/database.ts';
import { mailedLink, signIn } from '#test/people.ts';
import type { Shop } from '#test/purchases.ts';
import { buys, referring, rename } from '#test/referring.ts';

const naina = { email: 'naina@example.in', password: 'Monsoon-wind-7!', displayName: 'Naina Gill' };
const dayMs = 24 * 60 * 60 * 1000;

/** Signs up with an opened link, confirms the address and signs in. */
async function arrives(shop: Shop, link: { code: string; daysAgo?: number } | undefined) {
  const openedAt = shop.clock.now().getTime() - (link?.daysAgo ?? 0) * dayMs;
  const { status } = await shop.call('POST', '/auth/signup', {
    body: { ...naina, ...(link && { referralLink: { code: link.code, openedAt } }) },
  });
  expect(status).toBe(201);
  const mailed = await mailedLink(shop, '/verify-email', naina.email);
  await shop.call('POST', '/auth/verify-email', {
    body: { oobCode: mailed.searchParams.get('oobCode') },
  });
  return { ...naina, ...(await signIn(shop, naina)) };
}

const proposed = async (shop: Shop, { token }: { token: string }) =>
  (await shop.call('GET', '/payment/linked-code', { token })).body.code;

test('a link opened before the sign-up proposes its owner’s present code for thirty days', async () => {
  const { shop, tenzin } = await referring();
  const someone = await arrives(shop, { code: 'tenzin_builds', daysAgo: 10 });
  expect(await proposed(shop, someone)).toBe('TENZIN_BUILDS');
  await rename(shop, tenzin, 'TENZIN_TWO');
  shop.clock.advance({ days: 19 });
  expect(await proposed(shop, someone)).toBe('TENZIN_TWO');
  shop.clock.advance({ days: 1 });
  expect(await proposed(shop, someone)).toBeNull();
  await shop.runJobs({ firing: 'referrals-forget-links' });
  expect((await pool().query('select * from referral_attributions')).rows).toEqual([]);
});

test.for([
  ['nobody’s', { code: 'NOBODYS_CODE' }],
  ['a promotion’s', { code: 'SPRING30' }],
  ['no code at all', { code: '💥 or worse' }],
  ['one opened too long ago', { code: 'TENZIN_BUILDS', daysAgo: 30 }],
  ['no', undefined],
] as const)('%s link is ignored without a word', async ([, link]) => {
  const { shop } = await referring();
  expect(await proposed(shop, await arrives(shop, link))).toBeNull();
});

test('a browser whose clock is fast does not make the link count longer', async () => {
  const { shop } = await referring();
  const someone = await arrives(shop, { code: 'TENZIN_BUILDS', daysAgo: -300 });
  expect(await proposed(shop, someone)).toBe('TENZIN_BUILDS');
  shop.clock.advance({ days: 30 });
  expect(await proposed(shop, { ...(await signIn(shop, someone)) })).toBeNull();
});

test('the code is proposed for a first purchase only', async () => {
  const { shop } = await referring();
  const someone = await arrives(shop, { code: 'TENZIN_BUILDS' });
  await buys(shop, someone, 'TENZIN_BUILDS');
  expect(await proposed(shop, someone)).toBeNull();
});

test('it is gone when the owner of the link leaves', async () => {
  const { shop, tenzin } = await referring();
  const someone = await arrives(shop, { code: 'TENZIN_BUILDS' });
  await tx(async () => {
    for (const { erase } of personalData) await erase?.(systemContext(shop.clock, 'test'), tenzin);
  });
  expect(await proposed(shop, someone)).toBeNull();
  expect((await pool().query('select * from referral_attributions')).rows).toEqual([]);
});
