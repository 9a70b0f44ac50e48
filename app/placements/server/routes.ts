import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { placementsContract } from '../contract.ts';
import {
  applicationWithNotes,
  applicationsTable,
  inbox,
  leaveNote,
  moveApplication,
  resumeCopy,
} from './inbox.service.ts';
import { ownResume, storeResume } from './resumes.service.ts';
import { apply, ownPlacements, withdraw } from './service.ts';

export const placementsApi = implement(placementsContract, {
  'GET /placements/applications': ({ ctx }) => ownPlacements(ctx),
  'PUT /placements/resume': ({ ctx, query, file }) =>
    storeResume(ctx, { name: query.name, pdf: file }),
  'GET /placements/resumes/{id}': async ({ ctx, params }) =>
    download(await ownResume(ctx, params.id), 'resume.pdf'),
  'POST /placements/applications': ({ ctx, body }) => apply(ctx, body),
  'DELETE /placements/applications/{id}': ({ ctx, params }) => withdraw(ctx, params.id),
  'GET /admin/placements': ({ query: { page, ...selection } }) => inbox(selection, page),
  'GET /admin/placements/{id}': ({ params, query }) => applicationWithNotes(params.id, query.notes),
  'POST /admin/placements/{id}/moves': ({ ctx, params, body }) =>
    moveApplication(ctx, { ...body, id: params.id }),
  'POST /admin/placements/{id}/notes': ({ ctx, params, body }) =>
    leaveNote(ctx, { ...body, id: params.id }),
  'POST /admin/placements/{id}/resume-copies': async ({ ctx, params }) =>
    download(await resumeCopy(ctx, params.id), 'resume.pdf'),
  'POST /admin/placement-tables': async ({ ctx, body }) =>
    download(await applicationsTable(ctx, body), 'placements.csv'),
});

/** Never shown in the browser's own window. */
const download = (file: string | Buffer, name: string): Answer =>
  new Answer(typeof file === 'string' ? file : new Uint8Array(file), {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  });
