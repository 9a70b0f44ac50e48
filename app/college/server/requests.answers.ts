import type { RequestRow } from './queries.ts';

/** A request as both its student and the admins read it. */
export const requestAnswer = ({
  college,
  course,
  studyYear,
  note,
  state,
  reason,
  askedAt,
  decidedAt,
  approvedUntil: until,
}: RequestRow) => ({
  college,
  course,
  studyYear,
  note,
  state,
  reason,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  approvedUntil: until?.toISOString() ?? null,
});
