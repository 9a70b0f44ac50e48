import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { seatsContract } from '../contract.ts';
import { mailCode } from './mails.service.ts';
import { previewCode, redeemCode } from './redemption.service.ts';
import { ownSeats, seatsAtDesk } from './service.ts';
import { seatsTable } from './table.service.ts';

export const seatsApi = implement(seatsContract, {
  'GET /seats': ({ ctx, query }) => ownSeats(ctx, query),
  'GET /seats/table': ({ ctx }) =>
    new Answer(seatsTable(ctx), {
      headers: { 'content-disposition': 'attachment; filename="codes.csv"' },
    }),
  'GET /admin/orders/{id}/seats': ({ params }) => seatsAtDesk(params.id),
  'POST /seats/{id}/mail': ({ ctx, params, body }) => mailCode(ctx, { ...params, ...body }),
  'POST /seat-codes/preview': ({ ctx, body }) => previewCode(ctx, body.code),
  'POST /seat-codes/redemption': ({ ctx, body }) => redeemCode(ctx, body),
});
