import { z } from 'zod';
import { productName, supportAddress } from '#app/shared/brand-schema.ts';
import { defaultName } from '#app/shared/brand.ts';

const flag = z
  .enum(['0', '1', ''])
  .optional()
  .transform((value) => value === '1');
/** 1 is from when there was only one. */
const sandboxNamed = (value: string | undefined): 'razorpay' | 'stripe' | undefined => {
  if (value === '1' || value === 'razorpay') return 'razorpay';
  return value === 'stripe' ? value : undefined;
};
const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(least).max(most);
const profile = z.url({ protocol: /^https$/ }).optional();
const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

/** A secret of blanks only protects nothing. */
const secret = z.string().regex(/\S/, 'must not be blank');

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');

const instant = z.iso
  .datetime({ offset: true, error: 'must be an instant, such as 2026-12-01T14:30:00+05:30' })
  .transform((text) => new Date(text));

/** Every variable that the application reads; .env.example explains them. */
const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  PRODUCT_NAME: productName.default(defaultName),
  SUPPORT_EMAIL: supportAddress.optional(),
  SOCIAL_LINKEDIN: profile,
  SOCIAL_INSTAGRAM: profile,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
  SEALING_KEY: secret.min(32, 'must have at least 32 characters').optional(),
  RAZORPAY_KEY_ID: secret.optional(),
  RAZORPAY_KEY_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET: secret.optional(),
  RAZORPAY_FORMER_KEY_SECRET: secret.optional(),
  RAZORPAY_KEY_SECRET_CHANGED_AT: instant.optional(),
  RAZORPAY_FORMER_WEBHOOK_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET_CHANGED_AT: instant.optional(),
  RAZORPAY_ACCOUNT_ID: z
    .string()
    .regex(/^acc_\w{1,60}$/, 'must be an account id, such as acc_AbCdEfGhIjKlMn')
    .optional(),
  PAYER_FINGERPRINT_SECRET: secret.min(16).optional(),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_FORMER_WEBHOOK_SECRET: secret.optional(),
  STRIPE_WEBHOOK_SECRET_CHANGED_AT: instant.optional(),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  PAYMENT_SANDBOX: z.enum(['0', '1', '', 'razorpay', 'stripe']).optional().transform(sandboxNamed),
  DEV_MAILBOX: flag,
  RECONCILE_SECONDS: wholeNumber(1).default(900),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  CLOCK_OFFSET_SECONDS: z.coerce.number().int().default(0),
  COLLEGE_EMAIL_DOMAINS: z.string().default('ac.in,edu.in,edu').transform(words),
  GRIEVANCE_OFFICER: z.string().trim().min(3).max(300).optional(),
  REFERRAL_DISCOUNT_PERCENT: wholeNumber(0, 99).default(10),
  REFERRAL_REWARD_PERCENT: wholeNumber(0, 100).default(10),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: secret.optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_QUESTIONS_A_DAY: wholeNumber(1, 1000).default(20),
  AI_PRICE_IN: z.coerce.number().min(0).max(1_000_000).optional(),
  AI_PRICE_OUT: z.coerce.number().min(0).max(1_000_000).optional(),
  GOOGLE_PICTURES_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_QUOTA_GB: z.coerce.number().positive().max(1_000_000).default(100),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
});

/** Each of them is of no use without the others. */
const together = [
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['AI_PRICE_IN', 'AI_PRICE_OUT'],
] as const;

export const environment = variables.superRefine((given, context) => {
  for (const names of together) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set too; ${names.join(', ')} come together or not at all`,
      });
  }
});
export type Environment = z.output<typeof environment>;
