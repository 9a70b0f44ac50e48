import { implement } from '#app/platform/http.ts';
import { investorsContract } from '../contract.ts';
import { investorDeskContract } from '../desk.contract.ts';
import { Answer } from '#app/shared/endpoint.ts';
import {
  addInvestor,
  changeInvestor,
  deskInvestors,
  publishInvestor,
  removeInvestor,
} from './desk.service.ts';
import { importInvestors, investorsTable } from './import.service.ts';
import { askForRemoval, closeLetter, letters, reportChange } from './letters.service.ts';
import {
  directory,
  investorProfile,
  maskedDirectory,
  maskedProfile,
  rememberView,
} from './service.ts';
import { shortlist, shortlistTable, unlist } from './shortlist.service.ts';

export const investorsApi = implement(investorsContract, {
  'GET /investors': ({ query }) => maskedDirectory(query),
  'GET /investors/{id}/masked': ({ params }) => maskedProfile(params.id),
  'GET /investor-profiles': ({ ctx, query }) => directory(ctx, query),
  'GET /investors/{id}': ({ ctx, params }) => investorProfile(ctx, params.id),
  'PUT /investors/{id}/view': ({ ctx, params }) => rememberView(ctx, params.id),
  'PUT /investors/{id}/shortlist': ({ ctx, params, body }) =>
    shortlist(ctx, { ...body, id: params.id }),
  'DELETE /investors/{id}/shortlist': ({ ctx, params }) => unlist(ctx, params.id),
  'POST /investors/{id}/letters': async ({ ctx, params, body }) => {
    await reportChange(ctx, { ...body, id: params.id });
    return { message: 'Thank you. We check it before anything changes.' };
  },
  'POST /investor-letters': async ({ ctx, body }) => {
    await askForRemoval(ctx, body);
    return { message: 'Thank you. We will write to you at this address before anything happens.' };
  },
  'GET /investor-shortlist': async ({ ctx }) => table(await shortlistTable(ctx)),
});

export const investorDeskApi = implement(investorDeskContract, {
  'GET /admin/investors': ({ query }) => deskInvestors(query),
  'POST /admin/investors': ({ ctx, body }) => addInvestor(ctx, body),
  'PUT /admin/investors/{id}': ({ ctx, params, body }) =>
    changeInvestor(ctx, { ...body, id: params.id }),
  'PUT /admin/investors/{id}/publication': ({ ctx, params, body }) =>
    publishInvestor(ctx, { ...body, id: params.id }),
  'DELETE /admin/investors/{id}': ({ ctx, params }) => removeInvestor(ctx, params.id),
  'POST /admin/investors/import': ({ ctx, file, query: { dryRun } }) =>
    importInvestors(ctx, { file, dryRun }),
  'POST /admin/investor-tables': async ({ ctx }) => table(await investorsTable(ctx)),
  'GET /admin/investor-letters': ({ query }) => letters(query),
  'POST /admin/investor-letters/{id}/closing': ({ ctx, params, body }) =>
    closeLetter(ctx, { ...body, id: params.id }),
});

const table = (text: string): Answer =>
  new Answer(text, { headers: { 'content-disposition': 'attachment; filename="investors.csv"' } });
