import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { faultOf, keys, postgres } from '#test/variables.ts';

test('everything has a default for this machine', () => {
  expect(loadConfig({})).toEqual({
    production: true,
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://127.0.0.1:3000',
    dataDir: '.data',
    databaseUrl: undefined,
    directUrl: undefined,
    media: {
      store: { kind: 'folder', directory: '.data/media' },
      folder: '.data/media',
      arriving: '.data/arriving',
      quota: 100_000_000_000,
    },
    brand: { name: 'Liftoff', supportEmail: null, linkedin: null, instagram: null },
    mail: { smtpUrl: undefined, from: undefined, mailbox: 'own-machine' },
    adminEmail: undefined,
    adminSecondFactor: 'optional',
    payments: { mode: 'sandbox', gateway: expect.anything(), opensTo: 'own-machine' },
    reconcileSeconds: 900,
    rateLimitFactor: 1,
    clockOffsetSeconds: 0,
    collegeEmailDomains: ['ac.in', 'edu.in', 'edu'],
    referrals: { discountPercent: 10, rewardPercent: 10 },
    logLevel: 'info',
    trustProxy: 0,
    warnings: [],
  });
});

test('an empty variable counts as unset', () => {
  expect(
    loadConfig({ PORT: '', APP_URL: '', DATABASE_URL: '', RAZORPAY_KEY_ID: '', ADMIN_EMAIL: '' }),
  ).toEqual(loadConfig({}));
});

test('the public address follows host and port, and ends without a slash', () => {
  expect(loadConfig({ PORT: '8080' }).appUrl).toBe('http://127.0.0.1:8080');
  expect(loadConfig({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }).appUrl).toBe(
    'http://localhost:3000',
  );
  expect(loadConfig({ ...postgres, APP_URL: 'https://liftoff.example.com/' }).appUrl).toBe(
    'https://liftoff.example.com',
  );
});

test('the admin’s address is compared in lower case', () => {
  expect(loadConfig({ ADMIN_EMAIL: 'Asha@Example.IN' }).adminEmail).toBe('asha@example.in');
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['APP_URL', 'liftoff.example.com'],
  ['APP_URL', 'ftp://liftoff.example.com'],
  ['DATABASE_URL', 'mysql://db/liftoff'],
  ['SMTP_URL', 'mail.example.com'],
  ['ADMIN_EMAIL', 'asha'],
  ['PRODUCT_NAME', '<b>Vega</b>'],
  ['PRODUCT_NAME', 'x'.repeat(41)],
  ['SUPPORT_EMAIL', 'support'],
  ['SUPPORT_EMAIL', 'support@liftoff.example'],
  ['SOCIAL_LINKEDIN', 'http://www.linkedin.com/company/vega'],
  ['SOCIAL_INSTAGRAM', 'vega'],
  ['ADMIN_SECOND_FACTOR', 'yes'],
  ['SEALING_KEY', 'too short to be a key'],
  ['RAZORPAY_API_URL', 'razorpay'],
  ['PAYMENT_SANDBOX', 'yes'],
  ['DEV_MAILBOX', 'true'],
  ['RECONCILE_SECONDS', '0'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', '-1'],
  ['CLOCK_OFFSET_SECONDS', 'tomorrow'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'live'],
])('%s=%s is refused, and named', (name, value) => {
  expect(faultOf({ [name]: value })).toMatch(new RegExp(`^${name}: .{5,}`));
});

test('all faults are reported at once', () => {
  expect(
    faultOf({ PORT: 'x', LOG_LEVEL: 'y', SMTP_URL: 'z' })
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(['PORT', 'SMTP_URL', 'LOG_LEVEL']);
});

test('a fault does not show the value: it may be a secret', () => {
  expect(faultOf({ DATABASE_URL: 'mysql://liftoff:canary@db' })).not.toContain('canary');
});

describe('how the installation presents itself', () => {
  test('name, support address and social links are the operator’s', () => {
    const chosen = {
      PRODUCT_NAME: 'Vega School',
      SUPPORT_EMAIL: 'help@vega.example.com',
      SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/vega',
      SOCIAL_INSTAGRAM: 'https://www.instagram.com/vega',
    };
    expect(loadConfig(chosen)).toMatchObject({
      brand: {
        name: 'Vega School',
        supportEmail: 'help@vega.example.com',
        linkedin: 'https://www.linkedin.com/company/vega',
        instagram: 'https://www.instagram.com/vega',
      },
      mail: { from: undefined },
    });
  });

  test('where mails or payments are real, there must be an address to write to', () => {
    expect(faultOf({ ...postgres, SUPPORT_EMAIL: '' })).toMatch(/^SUPPORT_EMAIL: /);
    expect(faultOf({ ...postgres, MAIL_FROM: '' })).toMatch(/^MAIL_FROM: /);
    expect(faultOf(keys)).toMatch(/^SUPPORT_EMAIL: /);
    expect(faultOf({ ...keys, RAZORPAY_API_URL: 'http://127.0.0.1:9999' })).toBe('');
    expect(faultOf({ DATABASE_URL: postgres.DATABASE_URL, DEV_MAILBOX: '1' })).toBe('');
  });
});

test('the address that bypasses PgBouncer is a second address, never the only one', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://liftoff@db/liftoff' };
  expect(faultOf(direct)).toMatch(/^DATABASE_DIRECT_URL: /);
  expect(loadConfig({ ...postgres, ...direct }).directUrl).toBe(direct.DATABASE_DIRECT_URL);
});

describe('mail (decisions.md ruling 42)', () => {
  test('with PostgreSQL it needs a server, or the mailbox by explicit choice', () => {
    expect(faultOf({ DATABASE_URL: postgres.DATABASE_URL })).toMatch(/^SMTP_URL: /);
    expect(loadConfig(postgres).mail).toMatchObject({
      smtpUrl: 'smtp://mail.example.com',
      mailbox: false,
    });
    const { mail, warnings } = loadConfig({
      DATABASE_URL: postgres.DATABASE_URL,
      DEV_MAILBOX: '1',
    });
    expect(mail.mailbox).toBe('everyone');
    expect(warnings).toContain('Mails are kept in a mailbox that anyone can read.');
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:3000',
  ])('at %s the mailbox is there', (APP_URL) => {
    expect(loadConfig({ APP_URL })).toMatchObject({
      mail: { mailbox: 'own-machine' },
      warnings: [],
    });
  });

  test.each([
    'https://liftoff.example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://192.168.0.7:3000',
  ])('at %s it is not, unless asked for', (APP_URL) => {
    expect(faultOf({ APP_URL })).toMatch(/^SMTP_URL: /);
    expect(loadConfig({ APP_URL, DEV_MAILBOX: '1' }).mail.mailbox).toBe('everyone');
    expect(loadConfig({ APP_URL, SMTP_URL: 'smtps://mail.example.com' }).mail.mailbox).toBe(false);
  });

  test('a server takes the mails on this machine too', () => {
    expect(loadConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' }).mail).toMatchObject({
      smtpUrl: 'smtp://127.0.0.1:2525',
      mailbox: false,
    });
  });
});

test('every page warns about what other machines can open, also while the public address is this machine’s', () => {
  const reached = { HOST: '0.0.0.0', APP_URL: 'http://localhost:3000' };
  expect(loadConfig(reached)).toMatchObject({
    mail: { mailbox: 'own-machine' },
    payments: { opensTo: 'own-machine' },
    warnings: [],
  });
  expect(loadConfig({ ...reached, DEV_MAILBOX: '1', PAYMENT_SANDBOX: '1' })).toMatchObject({
    mail: { mailbox: 'everyone' },
    payments: { opensTo: 'everyone' },
    warnings: [
      'Payments are in the sandbox: no money moves.',
      'Mails are kept in a mailbox that anyone can read.',
    ],
  });
});

test('a listener for every network has mailbox and sandbox only where APP_URL says that it is this machine’s', () => {
  expect(() => loadConfig({ HOST: '0.0.0.0' })).toThrow('SMTP_URL');
  expect(loadConfig({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }).payments.mode).toBe(
    'none',
  );
  const local = loadConfig({ HOST: '0.0.0.0', APP_URL: 'http://localhost:3000' });
  expect([local.mail.mailbox, local.payments.mode]).toEqual(['own-machine', 'sandbox']);
});

test('there is a tutor if all of its variables are set', () => {
  const service = { AI_BASE_URL: 'https://ai.example/v1/', AI_API_KEY: 'key', AI_MODEL: 'small' };
  expect(loadConfig({}).tutor).toBeUndefined();
  expect(loadConfig(service).tutor).toEqual({
    baseUrl: 'https://ai.example/v1',
    apiKey: 'key',
    model: 'small',
    questionsADay: 20,
    prices: undefined,
  });
  expect(() => loadConfig({ ...service, AI_MODEL: '' })).toThrow('AI_MODEL');
  expect(() => loadConfig({ ...service, AI_PRICE_IN: '20' })).toThrow('AI_PRICE_OUT');
});

test('media are in a bucket if all of its variables are set', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'school',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(loadConfig(bucket).media.store).toMatchObject({ kind: 's3', bucket: 'school' });
  expect(() => loadConfig({ ...bucket, S3_REGION: '' })).toThrow('S3_REGION');
});
