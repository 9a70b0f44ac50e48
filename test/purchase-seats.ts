import type { PlanType } from '#app/memberships/plans.ts';
import type { Reply, TestApp } from './app.ts';
import type { SignedIn } from './people.ts';
import { codesOf, ordersSeats, redeems } from './seats.ts';

/** The seats that buyers buy for each other. */
export class Seats {
  readonly #shop: TestApp;
  readonly #codes = new Set<string>();

  constructor(shop: TestApp) {
    this.#shop = shop;
  }

  orders(who: SignedIn, { seats, plan }: { seats: number; plan: PlanType }): Promise<Reply> {
    return ordersSeats(this.#shop, who, seats, { planType: plan });
  }

  /** All codes that there ever were, also those that can't be redeemed any more. */
  async codes(buyers: readonly SignedIn[]): Promise<string[]> {
    for (const who of buyers)
      for (const { code } of await codesOf(this.#shop, who)) if (code) this.#codes.add(code);
    return [...this.#codes];
  }

  /** By the first or the second buyer, or by both at once. */
  async redeem(by: number, buyers: readonly SignedIn[], code: string): Promise<void> {
    const people = by === 2 ? buyers : buyers.slice(by, by + 1);
    const replies = await Promise.all(people.map((who) => redeems(this.#shop, who, code)));
    const wrong = replies.find(({ status }) => status !== 200 && status !== 409);
    if (wrong) throw new Error(`answered ${wrong.status}: ${JSON.stringify(wrong.body)}`);
    if (replies.filter(({ status }) => status === 200).length > 1)
      throw new Error('one code was redeemed twice');
  }
}
