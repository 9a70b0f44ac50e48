import { implement } from '#app/platform/http.ts';
import { collegeContract } from '../contract.ts';
import { confirmAddress, nameAddress } from './addresses.service.ts';
import { approveRequest, askForCollege, collegeDesk, refuseRequest } from './requests.service.ts';
import { standingOf } from './service.ts';
import { changeCollegeSettings, collegeSettings } from './settings.service.ts';

export const collegeApi = implement(collegeContract, {
  'GET /college/standing': ({ ctx }) => standingOf(ctx),
  'POST /college/address': async ({ ctx, body }) => {
    await nameAddress(ctx, body);
    return { message: 'We have sent a link to your college address.' };
  },
  'POST /college/confirm': async ({ ctx, body }) => {
    await confirmAddress(ctx, body);
    return { message: 'Your college address is confirmed.' };
  },
  'POST /college/requests': async ({ ctx, body }) => {
    await askForCollege(ctx, body);
    return { message: 'We have your request.' };
  },
  'GET /admin/college-requests': ({ query }) => collegeDesk(query),
  'POST /admin/college-requests/{id}/approval': ({ ctx, params, body }) =>
    approveRequest(ctx, { ...params, ...body }),
  'POST /admin/college-requests/{id}/refusal': ({ ctx, params, body }) =>
    refuseRequest(ctx, { ...params, ...body }),
  'GET /admin/settings/college': () => collegeSettings(),
  'PUT /admin/settings/college': ({ ctx, body }) => changeCollegeSettings(ctx, body),
});
