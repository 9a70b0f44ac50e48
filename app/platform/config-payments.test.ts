import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { faultOf, keys, postgres, reachable } from '#test/variables.ts';

describe('payments (decisions.md ruling 13)', () => {
  test('the sandbox is on by default on this machine only', () => {
    expect(loadConfig({}).payments.mode).toBe('sandbox');
    expect(loadConfig(postgres).payments).toEqual({ mode: 'none' });
    expect(
      loadConfig({ APP_URL: 'https://liftoff.example.com', SMTP_URL: 'smtp://mail' }).payments,
    ).toEqual({ mode: 'none' });
  });

  test('elsewhere it must be turned on explicitly', () => {
    const { payments, warnings } = loadConfig({ ...postgres, PAYMENT_SANDBOX: '1' });
    expect([payments.mode, warnings]).toEqual([
      'sandbox',
      ['Payments are in the sandbox: no money moves.'],
    ]);
  });

  test('real keys must all be set together, and exclude the sandbox', () => {
    expect(loadConfig({ ...postgres, ...keys }).payments).toEqual({
      mode: 'live',
      gateway: {
        name: 'razorpay',
        keyId: 'rzp_live_1',
        keySecret: { current: 'key-secret', former: undefined },
        webhookSecret: { current: 'webhook-secret', former: undefined },
        payerSecret: 'key-secret',
        apiUrl: 'https://api.razorpay.com',
      },
    });
    expect(faultOf({ ...postgres, ...keys, PAYMENT_SANDBOX: '1' })).toMatch(/^PAYMENT_SANDBOX: /);
    for (const name of Object.keys(keys))
      expect(faultOf({ ...postgres, ...keys, [name]: '' })).toMatch(new RegExp(`^${name}: `));
    expect(faultOf({ RAZORPAY_KEY_ID: 'rzp_live_1' })).toMatch(
      /^RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: /,
    );
  });

  test.for([...Object.keys(keys), 'PAYER_FINGERPRINT_SECRET', 'SEALING_KEY'])(
    '%s must not be blank',
    (name) => {
      for (const blanks of [' ', '\t', ' '.repeat(40)])
        expect(faultOf({ ...keys, [name]: blanks })).toMatch(
          new RegExp(`^${name}: must not be blank`),
        );
    },
  );

  test('the keys of Stripe choose Stripe, and those of both gateways are refused', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(loadConfig({ ...postgres, ...stripe }).payments).toEqual({
      mode: 'live',
      gateway: {
        name: 'stripe',
        secretKey: 'sk_live_1',
        webhookSecret: { current: 'whsec_1', former: undefined },
        payerSecret: 'sk_live_1',
        apiUrl: 'https://api.stripe.com',
      },
    });
    expect(faultOf({ ...postgres, ...stripe, ...keys })).toMatch(/not both$/);
    expect(faultOf({ ...postgres, ...stripe, PAYMENT_SANDBOX: 'stripe' })).toMatch(
      /^PAYMENT_SANDBOX: /,
    );
    expect(faultOf({ ...postgres, STRIPE_SECRET_KEY: 'sk_live_1' })).toMatch(
      /^STRIPE_WEBHOOK_SECRET: /,
    );
    expect(faultOf({ ...postgres, ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_live_1' })).toMatch(
      /^STRIPE_WEBHOOK_SECRET: must differ/,
    );
  });

  test('the sandbox speaks the protocol that PAYMENT_SANDBOX names', () => {
    for (const [value, name] of [
      ['1', 'razorpay'],
      ['razorpay', 'razorpay'],
      ['stripe', 'stripe'],
    ] as const)
      expect(loadConfig({ ...postgres, PAYMENT_SANDBOX: value }).payments).toMatchObject({
        mode: 'sandbox',
        gateway: { name },
        opensTo: 'everyone',
      });
    expect(faultOf({ ...postgres, PAYMENT_SANDBOX: 'paypal' })).toMatch(/^PAYMENT_SANDBOX: /);
  });

  test('events may be restricted to one account', () => {
    const { payments } = loadConfig({ ...keys, ...reachable, RAZORPAY_ACCOUNT_ID: 'acc_Lf1' });
    expect(payments).toMatchObject({ gateway: { accountId: 'acc_Lf1' } });
    expect(faultOf({ ...keys, ...reachable, RAZORPAY_ACCOUNT_ID: 'liftoff' })).toMatch(
      /^RAZORPAY_ACCOUNT_ID: /,
    );
  });

  test('the webhook secret must differ from the other secrets', () => {
    expect(
      faultOf({ ...keys, ...reachable, RAZORPAY_WEBHOOK_SECRET: keys.RAZORPAY_KEY_SECRET }),
    ).toMatch(/^RAZORPAY_WEBHOOK_SECRET: /);
  });

  test('a former secret comes with the instant of its change, and is not in use any more', () => {
    const former = {
      ...keys,
      ...reachable,
      RAZORPAY_FORMER_WEBHOOK_SECRET: 'former',
      RAZORPAY_WEBHOOK_SECRET_CHANGED_AT: '2026-12-01T14:30:00+05:30',
    };
    expect(loadConfig(former).payments).toMatchObject({
      gateway: {
        keySecret: { current: 'key-secret', former: undefined },
        webhookSecret: {
          current: 'webhook-secret',
          former: { secret: 'former', changedAt: new Date('2026-12-01T09:00:00Z') },
        },
      },
    });
    for (const [name, value] of [
      ['RAZORPAY_FORMER_WEBHOOK_SECRET', ''],
      ['RAZORPAY_WEBHOOK_SECRET_CHANGED_AT', ''],
      ['RAZORPAY_WEBHOOK_SECRET_CHANGED_AT', '2026-12-01'],
      ['RAZORPAY_FORMER_WEBHOOK_SECRET', 'webhook-secret'],
      ['RAZORPAY_FORMER_WEBHOOK_SECRET', 'key-secret'],
    ] as const)
      expect(faultOf({ ...former, [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  test('payers are compared with the secret of before, so a changed key needs it', () => {
    const changed = {
      ...keys,
      ...reachable,
      RAZORPAY_FORMER_KEY_SECRET: 'the-former-key-secret',
      RAZORPAY_KEY_SECRET_CHANGED_AT: '2026-12-01T14:30:00+05:30',
    };
    expect(faultOf(changed)).toMatch(/^PAYER_FINGERPRINT_SECRET: /);
    const secret = changed.RAZORPAY_FORMER_KEY_SECRET;
    expect(loadConfig({ ...changed, PAYER_FINGERPRINT_SECRET: secret }).payments).toMatchObject({
      gateway: { payerSecret: secret, keySecret: { former: { secret } } },
    });
  });

  test('the clock can’t be moved while real money moves', () => {
    const moved = { ...keys, CLOCK_OFFSET_SECONDS: '3600' };
    expect(faultOf(moved)).toMatch(/^CLOCK_OFFSET_SECONDS: /);
    expect(
      loadConfig({ ...moved, RAZORPAY_API_URL: 'http://127.0.0.1:4100/' }).clockOffsetSeconds,
    ).toBe(3600);
    expect(loadConfig({ CLOCK_OFFSET_SECONDS: '-60' }).clockOffsetSeconds).toBe(-60);
  });
});
