import { StoredMail } from '#app/mailbox/contract.ts';
import { z } from 'zod';

export interface Person {
  email: string;
  password: string;
  displayName: string;
}

export interface SignedIn extends Person {
  token: string;
}

let born = 0;

/** A person whom no other journey uses. */
export function someone(displayName = 'Naina Gill'): Person {
  born += 1;
  return {
    email: `traveller-${process.pid}-${born}@example.in`,
    password: 'Monsoon-wind-7!',
    displayName,
  };
}

// The shape is the contract's; a journey reads what it expects.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

/** A call outside the browser, to set up a journey. */
export async function call(
  url: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

type MailedPage =
  | '/verify-email'
  | '/reset-password'
  | '/confirm-email-change'
  | '/newsletter/confirm'
  | '/newsletter/unsubscribe'
  | '/waiting/confirm'
  | '/waiting/forget'
  | '/college/confirm'
  | '/notifications/unsubscribe';

/** A job mails them, and a busy machine may run it late: we wait as long as for everything else. */
const mailedWithinMs = 30_000;

/** The newest mailed link to this page, from the mailbox. */
export async function mailedLink(
  url: string,
  page: MailedPage,
  { email }: Pick<Person, 'email'>,
): Promise<string> {
  const latest = performance.now() + mailedWithinMs;
  while (performance.now() < latest) {
    const mails = z
      .array(StoredMail)
      .parse(await call(url, 'GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`));
    const link = mails
      .flatMap(({ links }) => links)
      .find((each) => new URL(each).pathname === page);
    if (link) return link;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  throw new Error(`No link to ${page} was mailed to ${email}`);
}

export async function signedUp(url: string, person = someone()): Promise<Person> {
  await call(url, 'POST', '/api/auth/signup', person);
  return person;
}

export async function verified(url: string, who?: Person): Promise<Person> {
  const person = await signedUp(url, who);
  const oobCode = new URL(await mailedLink(url, '/verify-email', person)).searchParams.get(
    'oobCode',
  );
  await call(url, 'POST', '/api/auth/verify-email', { oobCode });
  return person;
}

export async function signedIn(url: string, who?: Person): Promise<SignedIn> {
  const person = await verified(url, who);
  const { token } = await call(url, 'POST', '/api/auth/login', {
    email: person.email,
    password: person.password,
  });
  return { ...person, token };
}

/** The brand settings of the installation that all journeys share. */
export const brandVariables = {
  SUPPORT_EMAIL: 'support@liftoff.example.in',
  SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/liftoff-example',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/liftoff.example',
} as const;

/** The admin of the application that all journeys share. */
export const adminEmail = 'asha-rao@example.in';

/** The admin, in a new session. The first call creates the account. */
export async function admin(url: string): Promise<SignedIn> {
  const person = { ...someone('Asha Rao'), email: adminEmail };
  const session = async () =>
    call(url, 'POST', '/api/auth/login', { email: person.email, password: person.password });
  const { token } = await session().catch(async () => {
    await verified(url, person);
    return session();
  });
  return { ...person, token };
}

/** A member who has paid in the sandbox. */
export async function member(
  url: string,
  who?: Person,
  planType: 'basicPlan' | 'premiumPlan' = 'basicPlan',
): Promise<SignedIn> {
  const person = await signedIn(url, who);
  const order = await call(url, 'POST', '/api/payment/orders', { planType }, person.token);
  await pays(url, person, order);
  return person;
}

/** A helper without a membership. */
export async function helper(url: string, who?: Person): Promise<SignedIn> {
  const person = await signedIn(url, who);
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, person.token);
  const granted = { role: 'helper', reason: 'A journey needs one' };
  const { token } = await admin(url);
  await call(url, 'POST', `/api/admin/members/${uid}/role-grants`, granted, token);
  return person;
}

/** Pays for codes of Basic in the sandbox. */
export async function buysCodes(url: string, person: SignedIn, seats: number): Promise<void> {
  const shown = { price: 5000, guaranteeDays: 60 };
  const body = { planType: 'basicPlan', seats, shown };
  const order = await call(url, 'POST', '/api/payment/seat-orders', body, person.token);
  await pays(url, person, order);
}

async function pays(
  url: string,
  person: SignedIn,
  order: { key: string; orderId: string },
): Promise<void> {
  const paid = await call(url, 'POST', '/sandbox/razorpay/checkout/payments', {
    key_id: order.key,
    order_id: order.orderId,
    outcome: 'success',
  });
  const report = {
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
    status: 'completed',
  };
  await call(url, 'PUT', `/api/payment/orders/${order.orderId}`, report, person.token);
}
