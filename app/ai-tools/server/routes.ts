import { implement } from '#app/platform/http.ts';
import { toolsContract } from '../contract.ts';
import { toolDeskContract } from '../desk.contract.ts';
import { addTool, changeTool, deskTools, publishTool } from './desk.service.ts';
import { deskSuggestions, settle } from './moderation.service.ts';
import { ownStars, rateTool, withdrawRating } from './ratings.service.ts';
import { listTools, toolPage } from './service.ts';
import { reportChange, suggestTool } from './suggestions.service.ts';

export const toolsApi = implement(toolsContract, {
  'GET /ai-tools': ({ query }) => listTools(query),
  'GET /ai-tools/{id}': ({ params }) => toolPage(params.id),
  'GET /ai-tools/{id}/rating': ({ ctx, params }) => ownStars(ctx, params.id),
  'PUT /ai-tools/{id}/rating': ({ ctx, params, body }) => rateTool(ctx, params.id, body.stars),
  'DELETE /ai-tools/{id}/rating': ({ ctx, params }) => withdrawRating(ctx, params.id),
  'POST /ai-tools/suggestions': async ({ ctx, body }) => {
    await suggestTool(ctx, body);
    return { message: 'Thank you. We look at every suggestion before it appears.' };
  },
  'POST /ai-tools/{id}/reports': async ({ ctx, params, body }) => {
    await reportChange(ctx, params.id, body.words);
    return { message: 'Thank you. We check it before anything changes.' };
  },
});

export const toolDeskApi = implement(toolDeskContract, {
  'GET /admin/ai-tools': ({ query }) => deskTools(query),
  'POST /admin/ai-tools': ({ ctx, body }) => addTool(ctx, body),
  'PUT /admin/ai-tools/{id}': ({ ctx, params, body }) =>
    changeTool(ctx, { ...body, id: params.id }),
  'PUT /admin/ai-tools/{id}/publication': ({ ctx, params, body }) =>
    publishTool(ctx, { ...body, id: params.id }),
  'GET /admin/ai-tool-suggestions': ({ query }) => deskSuggestions(query),
  'POST /admin/ai-tool-suggestions/{id}/settlement': ({ ctx, params, body }) =>
    settle(ctx, { ...body, id: params.id }),
});
