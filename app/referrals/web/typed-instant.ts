import { fromIndianTime, indianDateTime } from '#app/shared/indian-time.ts';

/** The input shows an instant to the minute. An unchanged one keeps its seconds. */
export const instantOf = (typed: string, before: string | null | undefined): string =>
  before && indianDateTime(before) === typed ? before : fromIndianTime(typed);
