import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { enquiriesContract } from '../contract.ts';
import {
  enquiriesTable,
  enquiryWithNotes,
  inbox,
  leaveNote,
  moveEnquiry,
  newsletterTable,
} from './inbox.service.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.service.ts';
import { askQuestion, enquire } from './service.ts';

/** The texts of part 2 section 8. */
export const enquiriesApi = implement(enquiriesContract, {
  'POST /newsletter/subscribe': async ({ ctx, body }) => {
    await subscribe(ctx, body);
    return { message: "You've been subscribed to the Newsletter!" };
  },
  'POST /newsletter/confirm': async ({ ctx, body }) => {
    await confirm(ctx, body);
    return { message: 'Your subscription is confirmed.' };
  },
  'POST /newsletter/unsubscribe': async ({ ctx, query }) => {
    await unsubscribe(ctx, query);
    return { message: 'You are unsubscribed.' };
  },
  'POST /collaboration/enquiries': async ({ ctx, body }) => {
    await enquire(ctx, body);
    return { message: "Thanks for your interest! We'll be in touch soon." };
  },
  'POST /contact/queries': async ({ ctx, body }) => {
    await askQuestion(ctx, body);
    return { message: 'Message sent successfully! We will get back to you soon.' };
  },
  'GET /admin/enquiries': ({ query: { page, ...selection } }) => inbox(selection, page),
  'GET /admin/enquiries/{id}': ({ params, query }) => enquiryWithNotes(params.id, query.notes),
  'POST /admin/enquiries/{id}/moves': ({ ctx, params, body }) =>
    moveEnquiry(ctx, { ...body, id: params.id }),
  'POST /admin/enquiries/{id}/notes': ({ ctx, params, body }) =>
    leaveNote(ctx, { ...body, id: params.id }),
  'POST /admin/enquiry-tables': async ({ ctx, body }) =>
    table(await enquiriesTable(ctx, body), 'enquiries'),
  'POST /admin/newsletter-tables': async ({ ctx }) =>
    table(await newsletterTable(ctx), 'newsletter'),
});

const table = (text: string, name: string): Answer =>
  new Answer(text, { headers: { 'content-disposition': `attachment; filename="${name}.csv"` } });
