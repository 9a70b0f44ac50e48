import { Hono } from 'hono';
import type { Opening } from '#app/platform/payment-settings.ts';
import { guardOf } from '#app/platform/own-machine.ts';
import { mailboxAddress } from '../addresses.ts';
import { storedMails, mailForms } from './service.ts';

/** A mail has inline styles. Nothing in it may run or reach our pages. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

/**
 * The mails that were stored instead of sent. Mount it only where decisions.md ruling 42 allows it.
 */
export function mailboxRoutes(opensTo: Opening): Hono {
  const guard = guardOf(opensTo);
  const app = new Hono();
  app.get(mailboxAddress, guard, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await storedMails(c.req.query('to')));
  });
  app.get('/dev/mailbox/:id', guard, async (c) => {
    const mail = await mailForms(c.req.param('id'));
    if (!mail) return c.notFound();
    const headers = { 'content-security-policy': mailPolicy, 'cache-control': 'no-store' };
    return mail.html ? c.html(mail.html, 200, headers) : c.text(mail.text, 200, headers);
  });
  return app;
}

/** Where mail is really sent, the mailbox's page redirects home. */
export function closedMailbox(): Hono {
  const app = new Hono();
  app.get('/dev/mailbox', (c) => c.redirect('/'));
  return app;
}
