import type { ShownCampaign } from '#app/shared/api-fetch.ts';

/** A campaign that has not ended, and when its code is valid. Null: no end. */
export interface PlannedCampaign extends ShownCampaign {
  startsAt: Date;
  endsAt: Date | null;
  codeFrom: Date;
  codeUntil: Date | null;
}

/**
 * The campaign that the banner shows at this instant (its code must be valid too), and the instant
 * at which that may be another one; null: not before somebody changes one.
 */
export function campaignShown(
  planned: readonly PlannedCampaign[],
  now: Date,
): { campaign: ShownCampaign | null; validUntil: Date | null } {
  const times = planned
    .flatMap(({ startsAt, endsAt, codeFrom, codeUntil }) => [startsAt, endsAt, codeFrom, codeUntil])
    .flatMap((instant) => (instant && instant > now ? [instant.getTime()] : []));
  const campaign = planned.find(
    ({ startsAt, endsAt, codeFrom, codeUntil }) =>
      startsAt <= now &&
      codeFrom <= now &&
      (endsAt === null || endsAt > now) &&
      (codeUntil === null || codeUntil > now),
  );
  return {
    campaign: campaign ?? null,
    validUntil: times.length > 0 ? new Date(Math.min(...times)) : null,
  };
}
