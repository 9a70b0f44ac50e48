import type { Feature } from '#app/platform/feature.ts';
import { notesPersonalData } from './server/personal-data.service.ts';
import { notesApi } from './server/routes.ts';

export const notes: Feature = {
  name: 'notes',
  api: [notesApi],
  personalData: notesPersonalData,
};
