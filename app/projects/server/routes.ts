import { implement } from '#app/platform/http.ts';
import { projectsContract } from '../contract.ts';
import { projectsDeskContract } from '../desk.contract.ts';
import { correctResponse } from './corrections.service.ts';
import { openSubmission, projectsDesk, respond } from './desk.service.ts';
import { editedProject, saveProject } from './editor.service.ts';
import { beginFile, fileOfSubmission } from './files.service.ts';
import { courseProject, myProject, projectSummary, submitProject, takeBack } from './service.ts';

export const projectsApi = implement(projectsContract, {
  'GET /catalogue/{slug}/project': ({ params }) => courseProject(params.slug),
  'GET /learning/courses/{slug}/project': ({ ctx, params }) => myProject(ctx, params.slug),
  'GET /learning/courses/{slug}/project/summary': ({ ctx, params }) =>
    projectSummary(ctx, params.slug),
  'POST /learning/courses/{slug}/project/submissions': ({ ctx, params, body }) =>
    submitProject(ctx, { ...body, ...params }),
  'POST /learning/courses/{slug}/project/files': ({ ctx, params, body }) =>
    beginFile(ctx, { ...body, ...params }),
  'GET /project-submissions/{id}/file': ({ ctx, params }) => fileOfSubmission(ctx, params.id),
  'DELETE /project-submissions/{id}': ({ ctx, params }) => takeBack(ctx, params.id),
});

export const projectsDeskApi = implement(projectsDeskContract, {
  'GET /desk/projects': ({ ctx, query }) => projectsDesk(ctx, query),
  'GET /desk/projects/{id}': ({ ctx, params }) => openSubmission(ctx, params.id),
  'PUT /desk/projects/{id}/response': ({ ctx, params, body }) =>
    respond(ctx, { ...body, ...params }),
  'PUT /desk/projects/{id}/correction': ({ ctx, params, body }) =>
    correctResponse(ctx, { ...body, ...params }),
  'GET /authoring/courses/{id}/project': ({ ctx, params }) => editedProject(ctx, params.id),
  'PUT /authoring/courses/{id}/project': ({ ctx, params, body }) =>
    saveProject(ctx, { ...body, ...params }),
});
