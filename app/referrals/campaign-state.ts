import type { PromoState } from './promo-state.ts';

export const campaignStates = ['planned', 'running', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignStateNames: Record<CampaignState, string> = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
};

export function campaignState(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null },
  now: Date,
): CampaignState {
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'planned' : 'running';
}

/** Why nobody sees the campaign's banner, or will when it starts; undefined when people do. */
export function hiddenBecause(state: CampaignState, code: PromoState): string | undefined {
  if (state === 'ended') return undefined;
  if (code === 'ended') return 'Nobody sees the banner: the code has ended.';
  if (code === 'used-up') return 'Nobody sees the banner: the code is used up.';
  return state === 'running' && code === 'waiting'
    ? 'Nobody sees the banner: the code is not valid yet.'
    : undefined;
}
