import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { byTool, instant, ToolFields, unknownTool } from './contract.ts';
import { longestAnswer, suggestionKinds } from './suggestion-kind.ts';
import { longestSearch } from './tool-filter.ts';

export const toolDeskProblems = defineProblems({
  'tools/named-already': [409, 'There is already a tool with this name.'],
  'tools/changed-meanwhile': [
    409,
    'Someone else changed this tool in the meantime, so nothing was saved. Close this and open the tool again to see the latest version.',
  ],
  'tools/no-suggestion': [404, 'There is no such suggestion.'],
  'tools/settled-meanwhile': [409, 'Someone else has settled this in the meantime.'],
});

/** A tool as admins see it. */
const DeskTool = ToolFields.extend({
  id: z.string(),
  shown: z.boolean(),
  version: z.int(),
  changedAt: instant,
});
export type DeskTool = z.output<typeof DeskTool>;

/** A suggestion or report, as admins see it. */
const DeskSuggestion = z.object({
  id: z.string(),
  /** Name of the person who made it. */
  by: z.string(),
  madeAt: instant,
  words: z.string(),
  /** The missing tool, and existing ones with the same name or website. */
  missing: z
    .object({
      name: z.string(),
      website: z.string(),
      like: z.array(z.object({ id: z.string(), name: z.string(), shown: z.boolean() })),
    })
    .nullable(),
  /** The tool that has changed. */
  changed: DeskTool.nullable(),
});
export type DeskSuggestion = z.output<typeof DeskSuggestion>;

const version = z.int();
const editable = { ...unknownTool, ...pickProblems(toolDeskProblems, 'tools/changed-meanwhile') };
const named = pickProblems(toolDeskProblems, 'tools/named-already');
const settleable = pickProblems(toolDeskProblems, 'tools/no-suggestion', 'tools/settled-meanwhile');
const counts = z.object({ shown: z.int(), hidden: z.int(), missing: z.int(), changed: z.int() });

export const toolDeskContract = defineContract({
  'GET /admin/ai-tools': {
    summary: 'The tools that are shown, or those that are hidden, by name',
    access: 'admin',
    query: z.object({
      show: z.enum(['shown', 'hidden']).default('shown'),
      q: z.string().trim().max(longestSearch).default(''),
      page: pageAsked,
    }),
    ok: z.object({ tools: z.array(DeskTool), pages: z.int(), counts }),
  },
  'POST /admin/ai-tools': {
    summary: 'Publish a tool; where it was suggested, that settles the suggestion',
    access: 'admin',
    body: z.strictObject({ ...ToolFields.shape, suggestion: z.string().max(40).nullable() }),
    status: 201,
    ok: DeskTool,
    problems: { ...named, ...settleable },
  },
  'PUT /admin/ai-tools/{id}': {
    summary: 'Change a tool; `version` is the one that was edited',
    access: 'admin',
    params: byTool,
    body: z.strictObject({ ...ToolFields.shape, version }),
    ok: DeskTool,
    problems: { ...editable, ...named },
  },
  'PUT /admin/ai-tools/{id}/publication': {
    summary: 'Show a tool, or hide it',
    access: 'admin',
    params: byTool,
    body: z.strictObject({ shown: z.boolean(), version }),
    ok: DeskTool,
    problems: editable,
  },
  'GET /admin/ai-tool-suggestions': {
    summary: 'Pending suggestions and reports, oldest first',
    access: 'admin',
    query: z.object({ kind: z.enum(suggestionKinds).default('missing'), page: pageAsked }),
    ok: z.object({ suggestions: z.array(DeskSuggestion), pages: z.int(), counts }),
  },
  'POST /admin/ai-tool-suggestions/{id}/settlement': {
    summary:
      'Settle a pending suggestion; the person who made it is told, in the app and by e-mail',
    access: 'admin',
    params: z.object({ id: z.string().max(40) }),
    body: z.strictObject({
      /** For a missing tool: it exists by now. */
      accepted: z.boolean(),
      /** The reason for declining; the author of the suggestion reads it. */
      words: z.string().trim().max(longestAnswer, tooLongText(longestAnswer)).default(''),
    }),
    problems: { ...settleable, ...unknownTool },
  },
});

export type DeskTools = AnswerOf<(typeof toolDeskContract)['GET /admin/ai-tools']>;
export type DeskSuggestions = AnswerOf<(typeof toolDeskContract)['GET /admin/ai-tool-suggestions']>;
