import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line } from '#app/shared/text-schema.ts';
import { campaignStates } from './campaign-state.ts';
import { promoStates } from './promo-state.ts';

export const campaignProblems = defineProblems({
  'campaigns/not-found': [404, 'There is no such campaign.'],
  'campaigns/unknown-code': [400, 'There is no such promo code. Please make it first.'],
  'campaigns/code-not-valid': [
    400,
    'This code is not valid for the whole campaign. Please change the dates of one of them.',
  ],
  'campaigns/in-the-past': [400, 'This time has passed. Please choose a later end.'],
  'campaigns/overlap': [
    409,
    'Another campaign runs at that time. Please end it first, or choose other dates.',
  ],
  'campaigns/ended': [409, 'This campaign has ended. Please plan a new one instead.'],
  'campaigns/changed-meanwhile': [
    409,
    'Someone else changed this campaign in the meantime, so nothing was saved. Close this and open the campaign again to see the latest version.',
  ],
});

const instant = z.iso.datetime();

const Campaign = z.object({
  id: z.string(),
  /** What the banner says before the code. */
  words: z.string(),
  code: z.string(),
  startsAt: instant,
  /** The first instant after it; null: until somebody ends it. */
  endsAt: instant.nullable(),
  state: z.enum(campaignStates),
  /** The banner is shown only while the code can be used. */
  codeState: z.enum(promoStates),
  /** Null: the starting content. */
  madeBy: z.string().nullable(),
  version: z.int(),
});
export type Campaign = z.output<typeof Campaign>;

const pleaseChoose = 'Please choose a date and a time';
const written = {
  words: line('Text', 80),
  code: z.string('Please enter a code').trim().min(1, 'Please enter a code').max(20),
  /** Null: now. */
  startsAt: z.iso.datetime(pleaseChoose).nullable(),
  endsAt: z.iso.datetime(pleaseChoose).nullable(),
};
interface Dates {
  startsAt: string | null;
  endsAt: string | null;
}
const endsAfterStart = ({ startsAt, endsAt }: Dates): boolean =>
  startsAt === null || endsAt === null || Date.parse(endsAt) > Date.parse(startsAt);
const inOrder = { path: ['endsAt'], error: 'The end must be after the start' };

const version = z.int();
const byId = z.object({ id: z.string().max(40) });
const faults = [
  'campaigns/unknown-code',
  'campaigns/code-not-valid',
  'campaigns/in-the-past',
  'campaigns/overlap',
] as const;
const existing = ['campaigns/not-found', 'campaigns/ended', 'campaigns/changed-meanwhile'] as const;

export const campaignsContract = defineContract({
  'GET /admin/campaigns': {
    summary: 'Campaigns, the latest first, ten at a time',
    access: 'finance',
    query: z.object({ page: pageAsked }),
    ok: z.object({ items: z.array(Campaign), page: z.int(), pages: z.int(), total: z.int() }),
  },
  'POST /admin/campaigns': {
    summary: 'Plan a campaign',
    access: 'finance',
    body: z.strictObject(written).refine(endsAfterStart, inOrder),
    status: 201,
    ok: Campaign,
    problems: pickProblems(campaignProblems, ...faults),
  },
  'PUT /admin/campaigns/{id}': {
    summary: 'Change a campaign that has not ended; `version` is the one that was edited',
    access: 'finance',
    params: byId,
    body: z.strictObject({ ...written, version }).refine(endsAfterStart, inOrder),
    ok: Campaign,
    problems: pickProblems(campaignProblems, ...faults, ...existing),
  },
  'POST /admin/campaigns/{id}/end': {
    summary: 'End a running campaign now; one that has not started is cancelled',
    access: 'finance',
    params: byId,
    body: z.strictObject({ version }),
    problems: pickProblems(campaignProblems, ...existing),
  },
});

export type Campaigns = AnswerOf<(typeof campaignsContract)['GET /admin/campaigns']>;
