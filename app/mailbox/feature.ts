import type { Feature } from '#app/platform/feature.ts';
import { closedMailbox, mailboxRoutes } from './server/routes.ts';

export const mailbox: Feature = {
  name: 'mailbox',
  routes: ({ config }) =>
    config.mail.mailbox ? mailboxRoutes(config.mail.mailbox) : closedMailbox(),
  setup: [
    {
      rank: 60,
      text: 'Mails reach nobody: they are kept at /dev/mailbox until SMTP_URL is set.',
      isMissing: ({ mail }) => mail.smtpUrl === undefined,
    },
  ],
};
