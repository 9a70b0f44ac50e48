// People who sign up, pay and learn while the application is killed under them, and a record of the
// writes that it acknowledged.
import { setTimeout as wait } from 'node:timers/promises';
import type { FakeRazorpay } from '../test/fakes/razorpay.ts';
import { doPractice } from '../test/practice.ts';

/** A write that succeeded: its row must be there for ever. */
export interface Acknowledged {
  what: string;
  query: string;
  parameters: unknown[];
}

interface Answer {
  status: number;
  // What the contract says; a script reads what it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

const rowOf = {
  account: 'select from users where email = $1',
  verified: 'select from users where email = $1 and email_verified_at is not null',
  order: 'select from orders where gateway_order_id = $1',
  paid: `select from orders join membership_periods period on period.order_id = orders.id where gateway_order_id = $1 and status = 'paid' and reversed_at is null`,
  completion: 'select from lesson_completions where uid = $1 and lesson_id = $2',
  task: 'select from lesson_tasks_done where uid = $1 and lesson_id = $2 and task = 0',
};
/** A captured payment must have become a membership or been refunded (I4). */
export const paidAndActive = `select from orders join payments on payments.order_id = orders.id where gateway_order_id = $1
  and (exists (select from membership_periods period where period.order_id = orders.id) or payments.duplicate_at is not null)`;
export const doubledAccounts =
  'select lower(email) as email from users group by lower(email) having count(*) > 1';

export class Buyers {
  readonly acknowledged: Acknowledged[] = [];
  /** Orders paid at the gateway, by its id. */
  readonly paid = new Set<string>();
  readonly #url: string;
  readonly #razorpay: FakeRazorpay;
  readonly #random: () => number;
  #finishing = false;
  #born = 0;

  constructor(url: string, razorpay: FakeRazorpay, random: () => number) {
    this.#url = url;
    this.#razorpay = razorpay;
    this.#random = random;
  }

  /** Runs this many buyers at once, each followed by the next, until `finish`. */
  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#line()));
  }

  finish(): void {
    this.#finishing = true;
  }

  async #line(): Promise<void> {
    while (!this.#finishing) {
      this.#born += 1;
      await this.#live(`chaos-${this.#born}@example.in`);
    }
  }

  async #live(email: string): Promise<void> {
    const person = { email, password: 'Monsoon-wind-7!' };
    const signUp = await this.#call('POST', '/auth/signup', { ...person, displayName: 'Chaos' });
    if (signUp.status === 201) this.#note('account', email);
    const oobCode = await this.#mailedCode(email);
    const verified =
      oobCode && (await this.#call('POST', '/auth/verify-email', { oobCode, email }));
    if (verified && verified.status === 200) this.#note('verified', email);
    const signIn = await this.#call('POST', '/auth/login', person);
    if (signIn.status !== 200) return;
    const { token, data } = signIn.body as { token: string; data: { user: { uid: string } } };
    await this.#buy(token);
    await this.#learn(token, data.user.uid);
    // Renews for the years to come.
    for (let year = 0; year < 3; year += 1) await this.#buy(token);
  }

  async #buy(token: string): Promise<void> {
    const order = await this.#call('POST', '/payment/orders', { planType: 'basicPlan' }, token);
    if (order.status !== 201) return;
    const { orderId } = order.body as { orderId: string };
    this.#note('order', orderId);
    const { status, body } = await this.#razorpay.pay(orderId);
    if (status !== 200) return;
    this.paid.add(orderId);
    // Every third browser closes before it can report.
    if (this.#random() < 1 / 3) return;
    const report = {
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
      status: 'completed',
    };
    const paid = await this.#call('PUT', `/payment/orders/${orderId}`, report, token);
    if (paid.status === 200) this.#note('paid', orderId);
  }

  async #learn(token: string, uid: string): Promise<void> {
    const courses = await this.#call('GET', '/learning/courses?show=all', undefined, token);
    if (courses.status !== 200) return;
    const [first] = courses.body.courses;
    const course = await this.#call('GET', `/learning/courses/${first.slug}`, undefined, token);
    if (course.status !== 200) return;
    const lessons = (
      course.body.course.sections as { lessons: { id: string; slug: string }[] }[]
    ).flatMap((section) => section.lessons);
    for (const { id, slug } of lessons.slice(0, 4)) {
      const open = await this.#call(
        'GET',
        `/learning/courses/${first.slug}/lessons/${slug}`,
        undefined,
        token,
      );
      if (open.status === 200)
        await doPractice(
          async (method, path, body) => (await this.#call(method, path, body, token)).body,
          open.body.lesson,
        ).catch(() => undefined);
      if (
        (await this.#call('PUT', `/learning/lessons/${id}/completion`, undefined, token)).status ===
        200
      )
        this.#note('completion', uid, id);
      if (
        (await this.#call('PUT', `/learning/lessons/${id}/tasks/0`, undefined, token)).status ===
        204
      )
        this.#note('task', uid, id);
    }
  }

  #note(what: keyof typeof rowOf, ...parameters: unknown[]): void {
    this.acknowledged.push({ what, query: rowOf[what], parameters });
  }

  /**
   * A call that outlives the application. Without an answer it is made again, as a person at a
   * browser would.
   */
  async #call(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    for (;;) {
      try {
        const response = await fetch(`${this.#url}/api${path}`, {
          method,
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(8000),
        });
        const text = await response.text();
        if (response.status < 500)
          return { status: response.status, body: text ? JSON.parse(text) : undefined };
      } catch {
        // The application is dead, or died while it answered. The verdict will show whether the
        // write succeeded.
      }
      await wait(100);
    }
  }

  async #mailedCode(email: string): Promise<string | undefined> {
    for (let tries = 0; tries < 300; tries += 1) {
      const mails = await fetch(`${this.#url}/dev/mailbox.json?to=${email}`, {
        signal: AbortSignal.timeout(8000),
      }).then(
        (response) => response.json() as Promise<{ text: string }[]>,
        () => [],
      );
      const code = mails[0] && /oobCode=([\w-]+)/.exec(mails[0].text)?.[1];
      if (code) return code;
      await wait(100);
    }
    return undefined;
  }
}
