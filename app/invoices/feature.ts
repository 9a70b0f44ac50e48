import type { Feature } from '#app/platform/feature.ts';
import { invoiceActions } from './actions.ts';
import { invoicesPersonalData } from './server/personal-data.service.ts';
import { invoicesApi } from './server/routes.ts';

export const invoices: Feature = {
  name: 'invoices',
  api: [invoicesApi],
  personalData: invoicesPersonalData,
  audit: { actions: invoiceActions },
};
