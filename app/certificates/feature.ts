import type { Feature } from '#app/platform/feature.ts';
import { certificateActions } from './actions.ts';
import { certificatePath } from './certificate-number.ts';
import { certificateNews } from './news.ts';
import { certificatesPersonalData } from './server/personal-data.service.ts';
import { certificateFiles, certificatesApi, credentialsApi } from './server/routes.ts';

export const certificates: Feature = {
  name: 'certificates',
  api: [certificatesApi, credentialsApi],
  routes: certificateFiles,
  personalData: certificatesPersonalData,
  audit: {
    actions: certificateActions,
    pages: { certificate: { name: 'the certificate', address: certificatePath } },
  },
  news: certificateNews,
};
