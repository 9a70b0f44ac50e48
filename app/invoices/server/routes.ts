import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { invoicesContract } from '../contract.ts';
import { documentPdf } from './pdf.service.ts';
import { registerOf } from './register.service.ts';
import {
  documentsOfOrder,
  ownBillingDetails,
  sellerSetting,
  setBillingDetails,
  setSeller,
} from './service.ts';

export const invoicesApi = implement(invoicesContract, {
  'GET /documents/of-order/{orderId}': ({ ctx, params }) => documentsOfOrder(ctx, params.orderId),
  'GET /documents/{id}': async ({ ctx, params }) => {
    const { number, bytes } = await documentPdf(ctx, params.id);
    return new Answer(bytes, { headers: attachment(`${number.replaceAll('/', '-')}.pdf`) });
  },
  'GET /billing-details': ({ ctx }) => ownBillingDetails(ctx),
  'PUT /billing-details': async ({ ctx, body }) => void (await setBillingDetails(ctx, body)),
  'GET /admin/seller': () => sellerSetting(),
  'PUT /admin/seller': ({ ctx, body }) => setSeller(ctx, body),
  'GET /admin/register': ({ query }) =>
    new Answer(registerOf(query.month), {
      headers: attachment(`register-${query.month}.csv`),
    }),
});

const attachment = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
});
