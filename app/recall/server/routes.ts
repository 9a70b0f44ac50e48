import { implement } from '#app/platform/http.ts';
import { recallContract } from '../contract.ts';
import { answerRepetition, tryRepetitionAgain, showRepetition } from './answering.service.ts';
import { recallToday, turnOff, turnOn } from './service.ts';

export const recallApi = implement(recallContract, {
  'GET /recall': ({ ctx }) => recallToday(ctx),
  'PUT /recall': ({ ctx }) => turnOn(ctx),
  'DELETE /recall': ({ ctx }) => turnOff(ctx),
  'POST /recall/lessons/{id}/practice/{block}': ({ ctx, params, body }) =>
    answerRepetition(ctx, { ...params, ...body }),
  'POST /recall/lessons/{id}/practice/{block}/answer': ({ ctx, params, body }) =>
    showRepetition(ctx, { ...params, ...body }),
  'POST /recall/lessons/{id}/practice/{block}/again': ({ ctx, params, body }) =>
    tryRepetitionAgain(ctx, { ...params, ...body }),
});
