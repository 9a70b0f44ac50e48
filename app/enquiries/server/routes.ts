import { implement } from '#app/platform/http.ts';
import { enquiriesContract } from '../contract.ts';
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
});
