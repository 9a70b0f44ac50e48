// The twelve faults that reliability.md section 4 names, as replacements in the product's sources.
// Vitest makes them while it loads a file (vitest.planted.config.ts); nothing is written anywhere.
import { readFileSync } from 'node:fs';

interface Edit {
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
}

export interface PlantedFault {
  name: string;
  edits: readonly Edit[];
  /** The test that must turn red. */
  caughtBy: { file: string; test: string };
}

const payments = 'app/payments/server';
const races = `${payments}/orders/races.test.ts`;
const webhook = `${payments}/webhook/webhook.test.ts`;
const signature = `${payments}/gateway/razorpay-signature.test.ts`;
const reports = `${payments}/orders/checkout-reports.test.ts`;
const failsHalfway = 'an event whose work fails leaves nothing, and counts when it comes again';

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'event id stored outside the transaction',
    edits: [
      {
        file: `${payments}/webhook/service.ts`,
        from: `  await tx(async () => {
    const now = ctx.clock.now();
    const type`,
        to: `  await (async (work: () => Promise<void>) => work())(async () => {
    const now = ctx.clock.now();
    const type`,
      },
    ],
    caughtBy: { file: webhook, test: failsHalfway },
  },
  {
    name: '200 before COMMIT',
    edits: [
      {
        file: `${payments}/webhook/service.ts`,
        from: 'await Promise.race([take(ctx, event), overdue]);',
        to: 'void take(ctx, event).catch(() => undefined);',
      },
    ],
    caughtBy: { file: webhook, test: failsHalfway },
  },
  {
    name: 'synchronous_commit off',
    edits: [
      {
        file: 'app/platform/postgres.ts',
        from: "synchronous_commit: 'on'",
        to: "synchronous_commit: 'off'",
      },
    ],
    caughtBy: {
      file: 'app/platform/postgres.test.ts',
      test: 'a commit is answered only when it is on the disk',
    },
  },
  {
    name: 'no row lock',
    edits: [
      {
        file: `${payments}/orders/progress.service.ts`,
        from: `  await lockMemberships([order.uid, ...holders]);
  return lockOrder(gatewayOrderId);`,
        to: '  return order;',
      },
    ],
    caughtBy: { file: races, test: 'fifty reports' },
  },
  {
    name: 'several payments of one order count',
    edits: [
      {
        file: `${payments}/orders/gateway-facts.service.ts`,
        from: 'const isSecond = paying && paying.id !== payment.id;',
        to: 'const isSecond = paying && paying.id === undefined;',
      },
    ],
    caughtBy: { file: webhook, test: 'a second capture of one order is refunded once' },
  },
  {
    name: 'wrong field in the HMAC',
    edits: [
      {
        file: `${payments}/gateway/razorpay-signature.ts`,
        from: '`${gatewayOrderId}|${paymentId}`',
        to: '`${paymentId}|${paymentId}`',
      },
    ],
    caughtBy: { file: signature, test: "Razorpay's SDK accepts our signatures of payments" },
  },
  {
    name: 'only a prefix of the signature compared',
    edits: [
      {
        file: `${payments}/gateway/razorpay-signature.ts`,
        from: "timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'))",
        to: 'expected.slice(0, 32) === given.slice(0, 32)',
      },
    ],
    caughtBy: { file: signature, test: 'a signature with one character changed is refused' },
  },
  {
    name: 'amount unchecked',
    edits: [
      {
        file: 'app/payments/payment-state.ts',
        from: "if (payment.amountPaise !== gatewayPaise(order)) return 'amount-mismatch';",
        to: '',
      },
    ],
    caughtBy: { file: reports, test: 'a wrong amount at the gateway is put aside' },
  },
  {
    name: 'backward transition',
    edits: [
      {
        file: 'app/payments/order-state.ts',
        from: "paid: ['refunded'],",
        to: "paid: ['refunded', 'attempted'],",
      },
    ],
    caughtBy: { file: 'app/payments/order-state.test.ts', test: 'an order only moves forward' },
  },
  {
    name: 'reward not reversed',
    edits: [{ file: 'app/product.ts', from: 'await reverseReward(ctx, order);', to: '' }],
    caughtBy: {
      file: 'app/referrals/server/rewards.test.ts',
      test: 'a refund reverses the reward',
    },
  },
  {
    name: 'reset code reusable',
    edits: [
      {
        file: 'app/accounts/server/codes.queries.ts',
        from: `    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('uid')`,
        to: `    .returning('uid')`,
      },
      {
        file: 'app/accounts/server/codes.service.ts',
        from: "if (row.used_at || row.voided_at) return 'invalid';",
        to: '',
      },
    ],
    caughtBy: { file: 'app/accounts/server/passwords.test.ts', test: 'a code works once' },
  },
  {
    name: 'owner check removed',
    edits: [
      {
        file: `${payments}/orders/queries.ts`,
        from: "namedByGateway(id).where('uid', '=', uid)",
        to: "namedByGateway(id).where(({ val }) => val(uid !== ''))",
      },
    ],
    caughtBy: { file: reports, test: 'nobody else can report an order' },
  },
];

/** The source with a fault in it. @throws {Error} if the source has changed since the fault was written */
export function planted(source: string, { file, from, to }: Edit): string {
  if (source.split(from).length !== 2)
    throw new Error(`A planted fault no longer fits ${file}: ${from}`);
  return source.replace(from, () => to);
}

export const checkThatItFits = ({ edits }: PlantedFault): void =>
  edits.forEach((edit) => void planted(readFileSync(edit.file, 'utf8'), edit));
