import { implement } from '#app/platform/http.ts';
import { announcementsContract } from '../contract.ts';
import { announce, announcementOf, upcomingBySlug, upcomingCourses, withdraw } from './service.ts';
import { askToBeTold, confirm, forget, ownWaiting, wait, waitNoLonger } from './waiting.service.ts';

export const announcementsApi = implement(announcementsContract, {
  'GET /announcements': ({ query }) => upcomingCourses(query),
  'GET /announcements/{slug}': ({ params }) => upcomingBySlug(params.slug),
  'POST /announcements/{slug}/addresses': async ({ params, body }) => {
    await askToBeTold(params.slug, body.email);
    return { message: 'Check your e-mail to confirm your address.' };
  },
  'POST /waiting/confirm': ({ ctx, body }) => confirm(ctx, body),
  'POST /waiting/forget': ({ body }) => forget(body),
  'GET /announcements/{slug}/waiting': ({ ctx, params }) => ownWaiting(ctx, params.slug),
  'PUT /announcements/{slug}/waiting': ({ ctx, params }) => wait(ctx, params.slug),
  'DELETE /announcements/{slug}/waiting': ({ ctx, params }) => waitNoLonger(ctx, params.slug),
  'GET /authoring/courses/{id}/announcement': ({ ctx, params }) => announcementOf(ctx, params.id),
  'PUT /authoring/courses/{id}/announcement': ({ ctx, params, body }) =>
    announce(ctx, params.id, body),
  'DELETE /authoring/courses/{id}/announcement': ({ ctx, params }) => withdraw(ctx, params.id),
});
