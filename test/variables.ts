import { ConfigError } from '#app/platform/config-error.ts';
import { loadConfig } from '#app/platform/config.ts';

export const postgres = {
  DATABASE_URL: 'postgres://liftoff@db/liftoff',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Liftoff <hello@liftoff.example.com>',
  SUPPORT_EMAIL: 'support@liftoff.example.com',
  APP_URL: 'https://liftoff.example.com',
};

export const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};

export const reachable = { SUPPORT_EMAIL: 'support@liftoff.example.com' };

export const faultOf = (variables: Record<string, string>): string => {
  try {
    loadConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};
