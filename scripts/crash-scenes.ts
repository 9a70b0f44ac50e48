// What people do while a crash point is armed, and what must be true once the application is up again.
import { pastedText } from '../test/courses-to-paste.ts';
import type { Fault } from './crash-app.ts';
import { migrateAside, undoMigration } from './crash-migration.ts';
import { password, type Person, type Stage } from './crash-stage.ts';

/** What a scene is given: `arm` comes right before what must lead to the point. */
export interface Played {
  stage: Stage;
  fault: Fault;
  /** Whose code buyers use. */
  code: string;
  arm: () => Promise<void>;
}

export interface Ending {
  /** What people do once the application is up again. */
  afterwards?: () => Promise<unknown>;
  /** True once everything has come to its end. */
  done: () => Promise<boolean>;
}

const paidOnce =
  (stage: Stage, { uid }: Person) =>
  () =>
    stage.has(
      `select from orders join membership_periods period on period.order_id = orders.id
       join mails on mails.key = 'receipt:' || orders.id and sent_at is not null
     where orders.uid = $1 and status = 'paid' and reversed_at is null`,
      uid,
    );

/** Somebody orders while the point is armed, and pays once the application is up again. */
export async function whileOrdering({ stage, code, arm }: Played): Promise<Ending> {
  const who = await stage.person();
  await arm();
  await stage.askOrder(who, code);
  const afterwards = async () => {
    const orderId = await stage.order(who, code);
    await stage.report(who, orderId, await stage.pay(orderId));
  };
  return { afterwards, done: paidOnce(stage, who) };
}

/** Somebody pays and reports it while the point is armed. After the crash she does nothing more. */
export async function whileReporting({ stage, code, arm }: Played): Promise<Ending> {
  const who = await stage.person();
  const orderId = await stage.order(who, code);
  const report = await stage.pay(orderId);
  await arm();
  await stage.report(who, orderId, report);
  return { done: paidOnce(stage, who) };
}

/** Somebody pays and closes the browser; the gateway's events come while the point is armed. */
export async function whileTold({ stage, code, arm }: Played): Promise<Ending> {
  const who = await stage.person();
  await stage.pay(await stage.order(who, code));
  await arm();
  await stage.deliver();
  return { done: paidOnce(stage, who) };
}

/** Somebody pays a replaced order as well; its payment is refunded while the point is armed. */
export async function whileRefunding({ stage, arm }: Played): Promise<Ending> {
  const who = await stage.person();
  const replaced = await stage.order(who);
  const orderId = await stage.order(who);
  await stage.report(who, orderId, await stage.pay(orderId));
  stage.razorpay.events.splice(0);
  await stage.pay(replaced);
  await arm();
  await stage.deliver();
  const refunded = async () => {
    const [payment] = await stage.razorpay.store.childrenOf('payment', replaced);
    return (
      payment?.amount_refunded === payment?.amount &&
      stage.has(
        `select from refunds join payments on payments.id = payment_id join orders on orders.id = order_id
         where orders.uid = $1 and gateway_refund_id is not null and payments.refunded_paise = payments.amount_paise`,
        who.uid,
      )
    );
  };
  return { afterwards: () => stage.deliver(), done: refunded };
}

/** Three have paid, and nobody has told us; the reconciler passes while the point is armed. */
export async function whileReconciling({ stage, arm }: Played): Promise<Ending> {
  const people = [await stage.person(), await stage.person(), await stage.person()];
  for (const who of people) await stage.pay(await stage.order(who));
  stage.razorpay.events.splice(0);
  await arm();
  await stage.rows('update orders set next_check_at = now() where next_check_at is not null');
  const paid = people.map((who) => paidOnce(stage, who));
  return { done: async () => (await Promise.all(paid.map((one) => one()))).every(Boolean) };
}

export async function whileResetting({ stage, arm }: Played): Promise<Ending> {
  const who = await stage.person();
  await stage.call('POST', '/auth/reset-password', { email: who.email });
  const oobCode = await stage.mailedCode(who.email, 'password');
  const newPassword = 'Harvest-moon-8!';
  const confirm = () =>
    stage.call('POST', '/auth/confirm-password-reset', { oobCode, newPassword });
  const signsIn = async (typed: string) =>
    (await stage.call('POST', '/auth/login', { email: who.email, password: typed })).status === 200;
  const sessionLives = async () =>
    (await stage.call('GET', '/auth/verify-token', undefined, who.token)).status === 200;
  await arm();
  await confirm();
  const afterwards = async () => {
    const before = await signsIn(password);
    if (before !== (await sessionLives()))
      throw new Error('the password and its sessions have parted');
    if (before) await confirm();
  };
  return { afterwards, done: async () => (await signsIn(newPassword)) && !(await sessionLives()) };
}

const importedCourses = 500;

export async function whileImporting({ stage, fault, arm }: Played): Promise<Ending> {
  const asha = await stage.person('asha@example.in');
  const text = pastedText(importedCourses).replaceAll('pasted-', `${fault}-`);
  const paste = () => stage.call('POST', '/courses/import?dryRun=false', text, asha.token);
  const added = async () =>
    (await stage.rows(`select slug from courses where slug like '${fault}-%'`)).length;
  await arm();
  await paste();
  const afterwards = async () => {
    if (![0, importedCourses].includes(await added()))
      throw new Error('a part of the import is there');
    await paste();
  };
  return { afterwards, done: async () => (await added()) === importedCourses };
}

/** Another process migrates while somebody buys. */
export async function whileMigrating({ stage, fault, code, arm }: Played): Promise<Ending> {
  const who = await stage.person();
  await arm();
  const [migrated] = await Promise.all([
    migrateAside(stage.databaseUrl, fault),
    stage.askOrder(who, code),
  ]);
  const afterwards = async () => {
    if (!migrated) throw new Error('the point was not reached');
    await migrateAside(stage.databaseUrl);
    const orderId = await stage.order(who, code);
    await stage.report(who, orderId, await stage.pay(orderId));
    await undoMigration(stage.rows);
  };
  return { afterwards, done: paidOnce(stage, who) };
}
