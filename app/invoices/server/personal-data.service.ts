import { formerMember } from '#app/accounts/server/people.face.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import { billingDetailsOf, deleteBillingDetails, documentFacts, forgetBuyer } from './queries.ts';

export const invoicesPersonalData: PersonalData = {
  part: 'invoices',
  inPolicy: 'Invoices and receipts',
  tables: {
    billing_details: 'exported; deleted',
    documents:
      'exported; books that the law has us keep for eight years, without name and address unless they were issued to a GSTIN',
  },
  exportOf: async ({ uid }) => ({
    data: {
      billingDetails: (await billingDetailsOf(uid)) ?? null,
      documents: await documentFacts(uid),
    },
  }),
  erase: async (_ctx, { uid }) => {
    await deleteBillingDetails(uid);
    await forgetBuyer(uid, formerMember);
  },
};
