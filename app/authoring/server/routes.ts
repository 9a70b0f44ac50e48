import { textAsRead } from '#app/courses/server/content.face.ts';
import { implement } from '#app/platform/http.ts';
import { authoringContract } from '../contract.ts';
import { publishingContract } from '../publishing.contract.ts';
import {
  addLesson,
  addStage,
  editedLesson,
  learnersOf,
  moveLesson,
  moveStage,
  outlineOf,
  removeLesson,
  removeStage,
  renameStage,
  saveLesson,
} from './outline.service.ts';
import {
  changesOf,
  discardDraft,
  pastVersions,
  publish,
  restoreVersion,
} from './publishing.service.ts';

export const authoringApi = implement(authoringContract, {
  'GET /authoring/courses/{id}': ({ params }) => outlineOf(params.id),
  'POST /authoring/courses/{id}/stages': ({ ctx, params, body }) =>
    addStage(ctx, params.id, body.title),
  'PUT /authoring/courses/{id}/stages/{stage}': ({ ctx, params, body }) =>
    renameStage(ctx, params.id, params.stage, body.title),
  'PUT /authoring/courses/{id}/stages/{stage}/place': ({ ctx, params, body }) =>
    moveStage(ctx, params.id, params.stage, body.place),
  'DELETE /authoring/courses/{id}/stages/{stage}': ({ ctx, params }) =>
    removeStage(ctx, params.id, params.stage),
  'POST /authoring/courses/{id}/lessons': ({ ctx, params, body }) =>
    addLesson(ctx, params.id, body),
  'GET /authoring/courses/{id}/lessons/{lesson}': ({ params }) =>
    editedLesson(params.id, params.lesson),
  'PUT /authoring/courses/{id}/lessons/{lesson}': ({ ctx, params, body }) =>
    saveLesson(ctx, params.id, { ...body, id: params.lesson }),
  'PUT /authoring/courses/{id}/lessons/{lesson}/place': ({ ctx, params, body }) =>
    moveLesson(ctx, params.id, { ...body, id: params.lesson }),
  'DELETE /authoring/courses/{id}/lessons/{lesson}': ({ ctx, params }) =>
    removeLesson(ctx, params.id, params.lesson),
  'GET /authoring/courses/{id}/lessons/{lesson}/learners': ({ params }) =>
    learnersOf(params.lesson),
  'POST /authoring/preview': ({ body }) => textAsRead(body.body),
});

export const publishingApi = implement(publishingContract, {
  'GET /authoring/courses/{id}/changes': ({ params }) => changesOf(params.id),
  'POST /authoring/courses/{id}/publication': ({ ctx, params, body }) =>
    publish(ctx, params.id, body),
  'DELETE /authoring/courses/{id}/draft': ({ ctx, params }) => discardDraft(ctx, params.id),
  'GET /authoring/courses/{id}/versions': ({ params, query }) =>
    pastVersions(params.id, query.page),
  'POST /authoring/courses/{id}/versions/{number}/restore': ({ ctx, params }) =>
    restoreVersion(ctx, params.id, params.number),
});
