import { implement } from '#app/platform/http.ts';
import { notificationsContract } from '../contract.ts';
import { mailPreferences, preferMails, unsubscribe } from './preferences.service.ts';
import { listNotifications, readOne, readUpTo } from './service.ts';

export const notificationsApi = implement(notificationsContract, {
  'GET /notifications': ({ ctx, query }) => listNotifications(ctx, query),
  'PUT /notifications/{id}/read': ({ ctx, params }) => readOne(ctx, params.id),
  'PUT /notifications/read': ({ ctx, body }) => readUpTo(ctx, body.upTo),
  'GET /notifications/preferences': ({ ctx }) => mailPreferences(ctx),
  'PUT /notifications/preferences': ({ ctx, body }) => preferMails(ctx, body),
  'POST /notifications/unsubscribe': async ({ ctx, query }) => ({
    message: `You will get no more mails about ${await unsubscribe(ctx, query)}.`,
  }),
});
