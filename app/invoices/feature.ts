import type { Feature } from '#app/platform/feature.ts';
import { invoiceActions } from './actions.ts';
import { invoicesPersonalData } from './server/personal-data.service.ts';
import { invoicesApi } from './server/routes.ts';
import { isSellerMissing } from './server/service.ts';
// Defines the job that sums documents.
import './server/sums.service.ts';

export const invoices: Feature = {
  name: 'invoices',
  api: [invoicesApi],
  personalData: invoicesPersonalData,
  audit: { actions: invoiceActions },
  setup: [
    {
      rank: 40,
      text: 'Nobody has said who sells. Buyers get receipts that name only the school.',
      to: '/admin/settings#seller',
      isMissing: isSellerMissing,
    },
  ],
};
