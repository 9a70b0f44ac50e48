import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { liveSessionsContract } from '../contract.ts';
import { cancelSession, changeSession, deskSessions, planSession } from './desk.service.ts';
import {
  endFeed,
  feedCalendar,
  feedMadeAt,
  makeFeed,
  sessionCalendar,
  upcomingSessions,
} from './service.ts';

export const liveSessionsApi = implement(liveSessionsContract, {
  'GET /live-sessions': ({ ctx }) => upcomingSessions(ctx),
  'GET /live-sessions/{id}/calendar': async ({ params }) =>
    new Answer(await sessionCalendar(params.id), {
      headers: { 'content-disposition': 'attachment; filename="live-session.ics"' },
    }),
  'GET /calendar-feed': async ({ ctx }) => ({
    madeAt: (await feedMadeAt(ctx))?.toISOString() ?? null,
  }),
  'POST /calendar-feed': async ({ ctx }) => ({ address: await makeFeed(ctx) }),
  'DELETE /calendar-feed': async ({ ctx }) => {
    await endFeed(ctx);
  },
  'GET /calendar-feed/{key}': ({ ctx, params }) => feedCalendar(ctx, params.key),
  'GET /admin/live-sessions': ({ ctx, query }) => deskSessions(ctx, query),
  'POST /admin/live-sessions': ({ ctx, body }) => planSession(ctx, body),
  'PUT /admin/live-sessions/{id}': ({ ctx, params, body }) =>
    changeSession(ctx, { ...body, id: params.id }),
  'POST /admin/live-sessions/{id}/cancellation': ({ ctx, params, body }) =>
    cancelSession(ctx, { ...body, id: params.id }),
});
