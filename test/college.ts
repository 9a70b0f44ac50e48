import { signIn, signedIn, type SignedIn } from '#test/people.ts';
import { openShop, type Shop } from '#test/purchases.ts';

export const studies = {
  college: 'Government College of Art',
  course: 'Diploma in design',
  studyYear: 'Second year',
  note: 'We have no mailboxes.',
};

export async function town() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  return { shop, naina: await signedIn(shop) };
}

export const standing = async (shop: Shop, { token }: SignedIn) =>
  (await shop.call('GET', '/college/standing', { token })).body;

export const orders = async (shop: Shop, buyer: SignedIn) => {
  const shown = await shop.offer(buyer, 'collegePlan');
  return (
    await shop.call('POST', '/payment/orders', {
      token: buyer.token,
      body: { planType: 'collegePlan', shown },
    })
  ).status;
};

export const asks = (shop: Shop, { token }: SignedIn, body: object = studies) =>
  shop.call('POST', '/college/requests', { token, body });

export const again = async (shop: Shop, who: SignedIn): Promise<SignedIn> => ({
  ...who,
  ...(await signIn(shop, who)),
});
