// The crash points CP1 to CP21 of reliability.md 3.4: where each is in the stream of statements,
// calls and answers, and what leads there.
import type { Fault } from './crash-app.ts';
import {
  whileImporting,
  whileMigrating,
  whileOrdering,
  whileReconciling,
  whileRefunding,
  whileReporting,
  whileResetting,
  whileTold,
  type Ending,
  type Played,
} from './crash-scenes.ts';

export interface Point {
  name: string;
  what: string;
  path: readonly string[] | ((fault: Fault) => readonly string[]);
  play: (played: Played) => Promise<Ending>;
  /** The point is in another process than the application. */
  elsewhere?: boolean;
}

const makesOrder = 'gateway POST …/v1/orders';
const readsPayment = 'gateway GET …/v1/payments/';
const listsPayments = 'gateway GET …/v1/orders/…/payments';
const reward = 'after statement insert into "reward_entries"';

export const points: readonly Point[] = [
  {
    name: 'CP1',
    what: 'order stored, gateway not called',
    path: [`before ${makesOrder}`],
    play: whileOrdering,
  },
  {
    name: 'CP2',
    what: 'order made at the gateway, answer lost',
    path: [`after ${makesOrder}`],
    play: whileOrdering,
  },
  {
    name: 'CP3',
    what: 'answer received, not stored',
    path: ['before statement update "orders" set "gateway_order_id"'],
    play: whileOrdering,
  },
  {
    name: 'CP4',
    what: '201 sent, client gone',
    path: ['after answer POST /api/payment/orders'],
    play: whileOrdering,
  },
  {
    name: 'CP5',
    what: 'paid, browser closed, event arriving',
    path: ['before request POST /api/payment/webhook'],
    play: whileTold,
  },
  {
    name: 'CP6',
    what: 'report verified, gateway not asked',
    path: [`before ${readsPayment}`],
    play: whileReporting,
  },
  {
    name: 'CP7',
    what: 'gateway asked, before BEGIN',
    path: [`after ${readsPayment}`, 'before statement begin'],
    play: whileReporting,
  },
  {
    name: 'CP8',
    what: 'event stored, order not updated',
    path: ['after statement insert into "gateway_events"'],
    play: whileTold,
  },
  {
    name: 'CP9',
    what: 'order paid, before the membership',
    path: ['after statement update "orders" set "status"… paid '],
    play: whileReporting,
  },
  {
    name: 'CP10',
    what: 'membership opened, before the reward',
    path: ['after statement insert into "membership_periods"'],
    play: whileReporting,
  },
  {
    name: 'CP11',
    what: 'before COMMIT',
    path: [reward, 'before statement commit'],
    play: whileReporting,
  },
  {
    name: 'CP12',
    what: 'after COMMIT, before 200',
    path: [reward, 'after statement commit'],
    play: whileReporting,
  },
  {
    name: 'CP13',
    what: '200 sent, mail not sent',
    path: ['before statement select "message" from "mails"…receipt:'],
    play: whileReporting,
  },
  {
    name: 'CP14',
    what: 'mail sent, not marked',
    path: ['before statement update "mails" set "message"…receipt:'],
    play: whileReporting,
  },
  {
    name: 'CP15',
    what: 'refund asked, answer lost',
    path: ['after gateway POST …/refund'],
    play: whileRefunding,
  },
  {
    name: 'CP16',
    what: 'the refund’s events before its answer is stored',
    path: ['before statement update "refunds" set "gateway_refund_id"'],
    play: whileRefunding,
  },
  {
    name: 'CP17',
    what: 'reconciler in the middle of a page',
    path: [`after ${listsPayments}`, `before ${listsPayments}`],
    play: whileReconciling,
  },
  {
    name: 'CP18',
    what: 'two reconcilers at once, one has claimed',
    path: ['after statement update "orders" set "next_check_at"…returning'],
    play: whileReconciling,
  },
  {
    name: 'CP19',
    what: 'password set, sessions not yet ended',
    path: ['after statement update "users" set "password_hash"'],
    play: whileResetting,
  },
  {
    name: 'CP20',
    what: 'course 250 of 500 imported',
    path: (fault) => [`before statement insert into "courses"…${fault}-250`],
    play: whileImporting,
  },
  {
    name: 'CP21',
    what: 'migration running while people buy',
    path: [],
    play: whileMigrating,
    elsewhere: true,
  },
];
