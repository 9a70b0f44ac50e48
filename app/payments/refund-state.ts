/**
 * The states of a request for a refund. It is decided once; `overtaken` is one whose money went back
 * another way before anybody decided.
 */
export const refundRequestStates = [
  'requested',
  'withdrawn',
  'refused',
  'approved',
  'overtaken',
] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

/** One refund at the gateway, which a request has one or more of. */
export interface RefundProgress {
  /** The gateway has accepted it. */
  sentAt: Date | null;
  /** The gateway says that the money was paid out. */
  arrivedAt: Date | null;
  /** The gateway refused it, or could not pay it out: somebody must act. */
  failedAt: Date | null;
}

/** All refunds of a request together: each step is reached when the last of them reached it. */
export function progressOf(refunds: readonly RefundProgress[]): RefundProgress {
  const last = (instants: readonly (Date | null)[]): Date | null =>
    instants.length === 0 || instants.includes(null)
      ? null
      : new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
  const failed = refunds.flatMap(({ failedAt }) => failedAt ?? []);
  return {
    sentAt: last(refunds.map(({ sentAt }) => sentAt)),
    arrivedAt: last(refunds.map(({ arrivedAt }) => arrivedAt)),
    failedAt: failed.length > 0 ? last(failed) : null,
  };
}
