import { implement } from '#app/platform/http.ts';
import { recallContract } from '../contract.ts';
import { answerReview, reviewAgain, showReviewed } from './answering.service.ts';
import { recallToday, turnOff, turnOn } from './service.ts';

export const recallApi = implement(recallContract, {
  'GET /recall': ({ ctx }) => recallToday(ctx),
  'PUT /recall': ({ ctx }) => turnOn(ctx),
  'DELETE /recall': ({ ctx }) => turnOff(ctx),
  'POST /recall/lessons/{id}/practice/{block}': ({ ctx, params, body }) =>
    answerReview(ctx, { ...params, ...body }),
  'POST /recall/lessons/{id}/practice/{block}/answer': ({ ctx, params, body }) =>
    showReviewed(ctx, { ...params, ...body }),
  'POST /recall/lessons/{id}/practice/{block}/again': ({ ctx, params, body }) =>
    reviewAgain(ctx, { ...params, ...body }),
});
