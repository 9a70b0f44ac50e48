import type { BrandSettings } from '#app/shared/brand.ts';
import { ConfigError } from './config-error.ts';
import { environment } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { bucketVariables, mediaFolders, storeOf, type StoreSettings } from './media-store.ts';
import { paymentsOf, type Opening, type PaymentSettings } from './payment-settings.ts';
import { tutorOf, type TutorSettings } from './tutor-settings.ts';

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Public address without a trailing slash; links in mails and canonical addresses use it. */
  appUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Set when `databaseUrl` leads to PgBouncer. */
  directUrl: string | undefined;
  /** `quota`: how many bytes of uploads it stores at most. */
  media: {
    store: StoreSettings;
    folder: string;
    arriving: string;
    quota: number;
    googlePictures: string | undefined;
  };
  brand: Omit<BrandSettings, 'guaranteeDays' | 'tutor'>;
  /** The mailbox opens on this machine only, unless DEV_MAILBOX=1 asks for it. */
  mail: { smtpUrl: string | undefined; from: string | undefined; mailbox: false | Opening };
  adminEmail: string | undefined;
  /** `required`: admins have no admin rights until they use a second factor in the session. */
  adminSecondFactor: 'required' | 'optional';
  /**
   * Encrypts the secrets of authenticator apps in the database; without it they are stored in plain
   * text.
   */
  sealingKey: string | undefined;
  /** So does the sandbox, unless PAYMENT_SANDBOX asks for it. */
  payments: PaymentSettings;
  tutor: TutorSettings | undefined;
  reconcileSeconds: number;
  rateLimitFactor: number;
  clockOffsetSeconds: number;
  collegeEmailDomains: readonly string[];
  /**
   * The person responsible for personal data: name, postal address, telephone. The privacy policy
   * shows them.
   */
  grievanceOfficer: string | undefined;
  referrals: { discountPercent: number; rewardPercent: number };
  logLevel: string;
  trustProxy: number;
  /** Shown at the top of every page: this installation is not for real money or real mail. */
  warnings: readonly string[];
}

/**
 * Reads the environment once, at the start.
 * @throws {ConfigError} naming each variable at fault
 */
export function loadConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  const env = parsed.data;
  const appUrl = (
    env.APP_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`
  ).replace(/\/+$/, '');
  // A listener for every network counts as this machine's own only if its operator says so with
  // APP_URL.
  const reachedHere = env.APP_URL !== undefined || isLoopback(env.HOST);
  const onThisMachine = !env.DATABASE_URL && reachedHere && isLoopback(new URL(appUrl).hostname);
  const isReached = !onThisMachine || !isLoopback(env.HOST);
  const payments = paymentsOf(env, onThisMachine);
  const opensTo = env.DEV_MAILBOX ? 'everyone' : 'own-machine';
  const mailbox = !env.SMTP_URL && (onThisMachine || env.DEV_MAILBOX) && opensTo;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new ConfigError('DATABASE_DIRECT_URL: set DATABASE_URL too, to the pooler');
  if (env.DATABASE_URL && !env.SMTP_URL && !env.DEV_MAILBOX)
    throw new ConfigError(
      'SMTP_URL: must be set with DATABASE_URL, or mails would go nowhere (DEV_MAILBOX=1 keeps them in a public mailbox instead)',
    );
  if (!env.SMTP_URL && !mailbox)
    throw new ConfigError(
      'SMTP_URL: must be set unless APP_URL is on this machine (DEV_MAILBOX=1 keeps mails in a public mailbox instead)',
    );
  const store = storeOf(env);
  if (!store) throw new ConfigError(`${bucketVariables}: set all five or none`);
  const realMoney =
    payments.mode === 'live' &&
    /(^|\.)(razorpay|stripe)\.com$/.test(new URL(payments.gateway.apiUrl).hostname);
  const realMail = env.DATABASE_URL !== undefined && env.SMTP_URL !== undefined;
  if (env.CLOCK_OFFSET_SECONDS !== 0 && realMoney)
    throw new ConfigError(
      'CLOCK_OFFSET_SECONDS: the clock may not be moved while the real payment gateway is in use',
    );
  if (realMail && !env.MAIL_FROM)
    throw new ConfigError(
      'MAIL_FROM: must be set with SMTP_URL, or mail servers would refuse what we send',
    );
  if ((realMail || realMoney) && !env.SUPPORT_EMAIL)
    throw new ConfigError(
      'SUPPORT_EMAIL: must be set where mails or payments are real: people write there about their money and their data',
    );
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    appUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    media: {
      store,
      ...mediaFolders(env),
      quota: env.MEDIA_QUOTA_GB * 1e9,
      googlePictures: env.GOOGLE_PICTURES_URL?.replace(/\/+$/, ''),
    },
    brand: {
      name: env.PRODUCT_NAME,
      supportEmail: env.SUPPORT_EMAIL ?? null,
      linkedin: env.SOCIAL_LINKEDIN ?? null,
      instagram: env.SOCIAL_INSTAGRAM ?? null,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      mailbox,
    },
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    sealingKey: env.SEALING_KEY,
    payments,
    tutor: tutorOf(env),
    reconcileSeconds: env.RECONCILE_SECONDS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    clockOffsetSeconds: env.CLOCK_OFFSET_SECONDS,
    collegeEmailDomains: env.COLLEGE_EMAIL_DOMAINS,
    grievanceOfficer: env.GRIEVANCE_OFFICER,
    referrals: {
      discountPercent: env.REFERRAL_DISCOUNT_PERCENT,
      rewardPercent: env.REFERRAL_REWARD_PERCENT,
    },
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    warnings: [
      ...(payments.mode === 'sandbox' && payments.opensTo === 'everyone' && isReached
        ? ['Payments are in the sandbox: no money moves.']
        : []),
      ...(mailbox === 'everyone' && isReached
        ? ['Mails are kept in a mailbox that anyone can read.']
        : []),
    ],
  };
}
