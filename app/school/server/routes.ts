import { implement } from '#app/platform/http.ts';
import { schoolContract } from '../contract.ts';
import { changeSchoolSettings, schoolSettings } from './settings.service.ts';

export const schoolApi = implement(schoolContract, {
  'GET /admin/settings/school': () => schoolSettings(),
  'PUT /admin/settings/school': ({ ctx, body }) => changeSchoolSettings(ctx, body),
});
