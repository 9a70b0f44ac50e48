export const campaignStates = ['planned', 'running', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

export function campaignState(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null },
  now: Date,
): CampaignState {
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'planned' : 'running';
}
