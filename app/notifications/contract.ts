import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems } from '#app/shared/problem.ts';

/** Another person's notification gets the same error as one that doesn't exist. */
export const notificationProblems = defineProblems({
  'notification/not-found': [404, 'There is no such notification.'],
});

export const unsubscribeProblems = defineProblems({
  'notification/invalid-code': [400, 'This link is no longer valid.'],
});

export const preferenceProblems = defineProblems({
  'notification/unknown-category': [400, 'There are no mails in this category to turn on or off.'],
});

const Link = z.object({ href: z.string(), label: z.string() });

const Notification = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  text: z.string(),
  /** A page of ours with more about it. */
  link: Link.nullable(),
  otherLink: Link.nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.output<typeof Notification>;

const NotificationList = z.object({
  /** Newest first. */
  notifications: z.array(Notification),
  /** Pass it as `before` for older ones; null at the end. */
  next: z.string().nullable(),
  unread: z.int(),
});
export type NotificationList = z.output<typeof NotificationList>;

/** For the categories that are mailed and can be turned off. */
export const MailPreferences = z.array(
  /** `about` completes "mails about …". */
  z.object({ category: z.string(), label: z.string(), about: z.string(), mailed: z.boolean() }),
);
export type MailPreferences = z.output<typeof MailPreferences>;

const unread = z.object({ unread: z.int() });
const id = z.string().max(100);

export const notificationsContract = defineContract({
  'GET /notifications': {
    summary: 'What the caller was told, newest first',
    access: 'user',
    query: z.object({
      before: id.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    ok: NotificationList,
    problems: notificationProblems,
  },
  'PUT /notifications/{id}/read': {
    summary: 'This one was read',
    access: 'user',
    params: z.object({ id }),
    ok: unread,
    problems: notificationProblems,
  },
  'PUT /notifications/read': {
    summary: 'This one and all before it were read; what has come since stays unread',
    access: 'user',
    body: z.object({ upTo: id }),
    ok: unread,
    problems: notificationProblems,
  },
  'GET /notifications/preferences': {
    summary: 'What is mailed to the caller',
    access: 'user',
    ok: MailPreferences,
  },
  'PUT /notifications/preferences': {
    summary: 'Turn the mails of a category on or off; security is always mailed',
    access: 'user',
    body: z.object({ category: id, mailed: z.boolean() }),
    ok: MailPreferences,
    problems: preferenceProblems,
  },
  'POST /notifications/unsubscribe': {
    summary:
      'Turn a category’s mails off with the code from any of them; mail programs post here automatically (RFC 8058)',
    access: 'public',
    query: z.object({ oobCode: z.string().max(200).default('') }),
    // Mail programs send a form, which contains nothing that the address doesn't.
    body: 'raw',
    bodyLimit: 4096,
    ok: z.object({ message: z.string() }),
    problems: unsubscribeProblems,
    // Many people's mail programs post from one address. Honest use stays far below this.
    limits: [{ name: 'unsubscribe', points: 100, per: 15 * 60, by: 'ip' }],
  },
});
