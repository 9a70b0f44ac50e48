// What a crash cell acts on: the application, a fake gateway, people, and the database itself.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fakeEnvironment, startRazorpay, type FakeRazorpay } from '../test/fakes/razorpay.ts';
import { booksDiffer, brokenInvariants } from '../test/invariants.ts';
import { CrashApp } from './crash-app.ts';
import { startPostgres } from './postgres.ts';

export interface Person {
  email: string;
  uid: string;
  token: string;
}

export interface Answer {
  /** 0 if there was no answer. */
  status: number;
  // What the contract says; a script reads what it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export const password = 'Monsoon-wind-7!';

export class Stage {
  readonly app: CrashApp;
  readonly razorpay: FakeRazorpay;
  readonly databaseUrl: string;
  readonly environment: Record<string, string>;
  /** The gateway's orders of this cell. */
  orders: string[] = [];
  readonly #pool: pg.Pool;
  readonly #end: () => Promise<void>;
  #people = 0;

  private constructor(
    parts: Pick<Stage, 'app' | 'razorpay' | 'databaseUrl' | 'environment'>,
    end: () => Promise<void>,
  ) {
    this.app = parts.app;
    this.razorpay = parts.razorpay;
    this.databaseUrl = parts.databaseUrl;
    this.environment = parts.environment;
    this.#end = end;
    this.#pool = new pg.Pool({ connectionString: parts.databaseUrl, max: 2 });
  }

  static async open(dataDir: string): Promise<Stage> {
    const postgres = await startPostgres();
    const razorpay = await startRazorpay();
    const environment = {
      ...fakeEnvironment(razorpay.url),
      DATABASE_URL: postgres.url,
      DEV_MAILBOX: '1',
      DATA_DIR: dataDir,
      RECONCILE_SECONDS: '1',
      ADMIN_EMAIL: 'asha@example.in',
    };
    const app = await CrashApp.start(environment);
    return new Stage({ app, razorpay, databaseUrl: postgres.url, environment }, async () => {
      await app.stop();
      await razorpay.close();
      await postgres.stop();
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
    await this.#end();
  }

  rows = async (query: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await this.#pool.query(query, parameters)).rows as Record<string, unknown>[];

  has = async (query: string, ...parameters: unknown[]): Promise<boolean> =>
    (await this.rows(query, parameters)).length > 0;

  /** Calls the API once. A dead or silent application answers with status 0. */
  async call(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
    const isText = typeof body === 'string';
    try {
      const response = await fetch(`${this.app.url}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && {
            'content-type': isText ? 'application/octet-stream' : 'application/json',
          }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    } catch {
      return { status: 0, body: undefined };
    }
  }

  async person(email = `person-${(this.#people += 1)}@example.in`): Promise<Person> {
    await this.call('POST', '/auth/signup', { email, password, displayName: 'Naina' });
    await this.call('POST', '/auth/verify-email', { oobCode: await this.mailedCode(email), email });
    const { body } = await this.call('POST', '/auth/login', { email, password });
    return { email, uid: body.data.user.uid, token: body.token };
  }

  /** The newest code that was mailed to an address. */
  async mailedCode(email: string, subject = ''): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const mails = (await (
        await fetch(`${this.app.url}/dev/mailbox.json?to=${email}`)
      ).json()) as { text: string; subject: string }[];
      const mail = mails.find((each) => each.subject.includes(subject));
      const code = mail && /oobCode=([\w-]+)/.exec(mail.text)?.[1];
      if (code) return code;
      await wait(50);
    }
    throw new Error(`No mail to ${email} contained a code`);
  }

  /** Orders Basic, like a person who tries again until there is an answer. */
  async order(who: Person, referralCode?: string): Promise<string> {
    let answer: Answer | undefined;
    for (let tries = 0; tries < 30; tries += 1) {
      answer = await this.askOrder(who, referralCode);
      const { status, body } = answer;
      if (status === 201) {
        this.orders.push(body.orderId);
        return body.orderId;
      }
      await wait(200);
    }
    throw new Error(`The order was not made: ${JSON.stringify(answer)}`);
  }

  askOrder = ({ token }: Person, referralCode?: string): Promise<Answer> =>
    this.call('POST', '/payment/orders', { planType: 'basicPlan', referralCode }, token);

  /** Pays in the gateway's window, and returns what the browser then reports. */
  async pay(orderId: string): Promise<object> {
    const { body } = await this.razorpay.pay(orderId);
    return {
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
      status: 'completed',
    };
  }

  report = ({ token }: Person, orderId: string, report: object): Promise<Answer> =>
    this.call('PUT', `/payment/orders/${orderId}`, report, token);

  /** Delivers the gateway's waiting events, once each. */
  async deliver(): Promise<void> {
    for (const { id, body, signature } of this.razorpay.events.splice(0))
      await fetch(`${this.app.url}/api/payment/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': signature,
        },
        body,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => undefined);
  }

  /** One pass of the reconciler. The gateway's undelivered events are lost. */
  async reconcile(): Promise<void> {
    this.razorpay.events.splice(0);
    await this.rows('update orders set next_check_at = now() where next_check_at is not null');
  }

  /**
   * Makes waiting jobs due. `orphans`: also those whose process or connection died before it could
   * say how they ended, as after their minute.
   */
  async hurryJobs({ orphans }: { orphans: boolean }): Promise<void> {
    if (orphans) await this.rows(`update jobs.job set state = 'retry' where state = 'active'`);
    await this.rows(`update jobs.job set start_after = now() where state < 'active'`);
  }

  async faults(): Promise<string[]> {
    const payments = await Promise.all(
      this.orders.map((orderId) => this.razorpay.store.childrenOf('payment', orderId)),
    );
    return [
      ...(await brokenInvariants(this.rows)),
      ...(await booksDiffer(payments.flat(), this.rows)),
    ];
  }
}
